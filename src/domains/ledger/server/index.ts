export {
  accountOf,
  ACCOUNT_KINDS,
  BOOKS,
  platformAccount,
  type Account,
  type AccountKind,
  type Book,
} from '../model/accounts.ts';
export { movements, type Journal, type Transfer } from '../model/journal.ts';
export { listBalances, lockBalances, readBalance } from './balances.ts';
export { postJournal, reverseJournal, settleJournal } from './post-journal.ts';
export { readStatement, type Statement } from './statement.ts';
export { checkLedger } from './check-ledger.ts';
export { type Leaving, listLeaving } from './list-leaving.ts';
export { listExchanged } from './list-exchanged.ts';
export { listBooks } from './list-books.ts';
export { sumJournals } from './sum-journals.ts';
export { listFlows } from './list-flows.ts';
