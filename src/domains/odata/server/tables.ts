import { ownTables } from '#platform/db/own-tables.ts';

export const odataTables = ownTables({
  owns: ['partner_deliveries', 'partner_events', 'partner_hooks', 'partner_offices', 'partners'],
});
