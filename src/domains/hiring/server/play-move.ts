import { randomUUID } from 'node:crypto';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_NAMED, MOST_QUOTE_VERSIONS } from '../model/hiring-terms.ts';
import { type HiringMove, letTimePass, makeMove, type Refusal } from '../model/make-move.ts';
import { type Change, followChanges } from './follow-changes.ts';
import { followMoney } from './follow-money.ts';
import { followTime } from './follow-time.ts';
import { lockHiring, readTime } from './queries.ts';
import { takingOf } from './request-need.ts';
import { type Extras, saveHiring } from './save-hiring.ts';
import { type HiringRows, standingOf } from './stored.ts';

export const NO_REQUEST = 'There is no request with this id.';

const REFUSALS: Record<Refusal, string> = {
  unknown: NO_REQUEST,
  'wrong-side': 'Only the other side can do that.',
  'not-now': 'This has changed since you opened it: take another look.',
  expired: 'It’s too late for this.',
  'request-over': 'The request is over.',
  full: 'The client already has as many professionals as they want.',
  taken: 'The client hired someone else.',
  hired: 'You’ve hired someone for this request. To choose another quote, cancel that job first.',
  nobody: 'Name at least one professional.',
  'too-many-named': `You can name up to ${MOST_NAMED} professionals.`,
  'too-many-versions': `A quote can have up to ${MOST_QUOTE_VERSIONS} versions.`,
  'no-end': 'Give a time in the future that it’s valid until.',
  'not-yours-to-settle': 'Only the side that disputed it can settle it.',
};

interface Play {
  /** Checks, writes what goes with the move, and gives its extras; runs with the request locked. */
  prepare?: (inner: LetterContext & { db: Trx }, rows: HiringRows, at: Date) => Promise<Extras | 'done'>;
}

/**
 * One move on a request, in one transaction: it locks the request, reads the clock, asks the rules, writes what changed, and
 * tells both sides. `prepare` answers `done` where the move was made before. Throws `not-found` for an unknown request,
 * `conflict` where the rules refuse. Says whether anything was done.
 */
export async function playMove(
  ctx: LetterContext,
  requestId: string,
  move: HiringMove,
  { prepare }: Play = {},
): Promise<boolean> {
  return transact(ctx, async (inner) => {
    const rows = await lockHiring(inner.db, requestId);
    if (rows === undefined) throw new DomainError('not-found', NO_REQUEST);
    const at = await readTime(inner);
    const extras = (await prepare?.(inner, rows, at)) ?? {};
    if (extras === 'done') return false;
    const before = standingOf(rows);
    const named = move.verb === 'name' ? move.vendorIds : [];
    const taking = await readLine(inner, rows, [...before.request.line, ...named]);
    const result = makeMove(before, move, { at, newId: randomUUID, isTaking: taking.isTaking });
    if (!result.ok) throw new DomainError('conflict', REFUSALS[result.reason]);
    await write(inner, {
      rows,
      before,
      after: result.hiring,
      at,
      extras: { userId: userIdOf(ctx) ?? undefined, ...extras },
      by: move.by,
      acceptsByItself: taking.acceptsByItself,
    });
    return true;
  });
}

/** Writes what time alone has changed of a request. A repeat changes nothing. */
export async function passTime(ctx: LetterContext, requestId: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const rows = await lockHiring(inner.db, requestId);
    if (rows === undefined) return;
    const at = await readTime(inner);
    const before = standingOf(rows);
    const { isTaking, acceptsByItself } = await readLine(inner, rows, before.request.line);
    const after = letTimePass(before, { at, newId: randomUUID, isTaking });
    await write(inner, { rows, before, after, at, extras: {}, by: 'clock', acceptsByItself });
  });
}

/** What those in line want now: whether they take the request, and whether they take it without being asked. */
async function readLine(inner: LetterContext & { db: Trx }, { request }: HiringRows, line: readonly string[]) {
  const taking = await takingOf(inner, request, line);
  return {
    // A request without a place was never held against what anybody wants.
    isTaking: (vendorId: string) => request.latitude === null || taking.has(vendorId),
    acceptsByItself: (vendorId: string) => taking.get(vendorId)?.acceptsByItself === true,
  };
}

async function write(inner: LetterContext & { db: Trx }, change: Change): Promise<void> {
  await saveHiring(inner.db, change);
  await followMoney(inner, change);
  await followTime({ ...inner, now: change.at }, change);
  await followChanges(inner, change);
  const known = new Set(change.before.leads.map(({ id }) => id));
  for (const { id, vendorId } of change.after.leads)
    if (!known.has(id) && change.acceptsByItself(vendorId))
      await playMove(
        inner,
        change.rows.request.id,
        { verb: 'accept', by: 'vendor', leadId: id },
        { prepare: async () => ({ userId: undefined }) },
      );
}
