import { ownTables } from '#platform/db/own-tables.ts';

export const ledgerTables = ownTables({
  owns: ['ledger_account_kinds', 'ledger_accounts', 'ledger_counters', 'ledger_journals', 'ledger_transfers', 'ledger_snapshots'],
});
