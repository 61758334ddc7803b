import { listBalances, postJournal, reverseJournal, settleJournal } from '#domains/ledger/server/index.ts';
import { ACCOUNT_KINDS, type AccountKind, balanceOf, type Book } from '#domains/ledger/model/accounts.ts';
import { createRandom } from '#lib/random.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { drawHistory, type LedgerOutcome, type LedgerStep, PlainLedger } from '#tests/support/plain-ledger.ts';

export interface HistoriesResult {
  histories: number;
  steps: number;
  /** How often each outcome came. */
  outcomes: Partial<Record<LedgerOutcome, number>>;
  /** Steps and balances in which ledger and plain model differ. */
  drifts: string[];
}

interface HistoriesOptions {
  db: Db;
  seed: string;
  histories: number;
  stepsEach: number;
  clients: number;
  onHistory?: () => void;
}

/** Plays random histories through the verbs and through a plain model, several at once, and compares every answer and balance. */
export async function runHistories({
  db,
  seed,
  histories,
  stepsEach,
  clients,
  onHistory,
}: HistoriesOptions): Promise<HistoriesResult> {
  const result: HistoriesResult = { histories, steps: 0, outcomes: {}, drifts: [] };
  const random = createRandom(seed);
  const book: Book = 'sandbox';
  /** Cents of accounts that all histories touch. */
  const shared = new Map<AccountKind, number>();
  const before = await readShared(db, book);
  let next = 0;

  async function play(): Promise<void> {
    for (let at = next++; at < histories; at = next++) {
      const id = `${seed}-${at}`;
      const plain = new PlainLedger();
      for (const step of drawHistory(random.fork(id), { id, book, steps: stepsEach })) {
        const expected = plain.apply(step);
        const found = await playStep(db, step);
        result.steps += 1;
        result.outcomes[found] = (result.outcomes[found] ?? 0) + 1;
        if (found !== expected) result.drifts.push(`${step.given.key}: ${found} instead of ${expected}`);
      }
      for (const { account, ...sums } of plain.sums.values()) {
        const expected = balanceOf(account.kind, sums);
        if (ACCOUNT_KINDS[account.kind].of === 'platform') {
          shared.set(account.kind, (shared.get(account.kind) ?? 0) + expected.cents);
          continue;
        }
        const [found] = await listBalances({ db }, book, account);
        if (found?.balance.cents !== expected.cents || found.balance.availableCents !== expected.availableCents)
          result.drifts.push(
            `${account.kind} ${account.owner}: ${JSON.stringify(found?.balance)} instead of ${JSON.stringify(expected)}`,
          );
      }
      onHistory?.();
    }
  }
  await Promise.all(Array.from({ length: clients }, play));
  const after = await readShared(db, book);
  for (const [kind, cents] of shared) {
    const found = (after.get(kind) ?? 0) - (before.get(kind) ?? 0);
    if (found !== cents) result.drifts.push(`${kind}: ${found} instead of ${cents}`);
  }
  return result;
}

async function playStep(db: Db, step: LedgerStep): Promise<LedgerOutcome> {
  try {
    const { isNew } = await (step.verb === 'post'
      ? postJournal({ db }, step.given)
      : step.verb === 'settle'
        ? settleJournal({ db }, step.given)
        : reverseJournal({ db }, step.given));
    return isNew ? 'new' : 'again';
  } catch (error) {
    if (error instanceof DomainError) return error.publicCode as LedgerOutcome;
    throw error;
  }
}

async function readShared(db: Db, book: Book): Promise<Map<AccountKind, number>> {
  const kinds = (Object.keys(ACCOUNT_KINDS) as AccountKind[]).filter((kind) => ACCOUNT_KINDS[kind].of === 'platform');
  const balances = new Map<AccountKind, number>();
  for (const kind of kinds) {
    const [found] = await listBalances({ db }, book, { kind, owner: '' });
    if (found !== undefined) balances.set(kind, found.balance.cents);
  }
  return balances;
}
