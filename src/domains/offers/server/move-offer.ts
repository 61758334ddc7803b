import { sql } from 'kysely';
import { findPeople } from '#domains/accounts/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import type { HomeForOffers } from '#domains/selling/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_VERSIONS, type Offer } from '../contract.ts';
import {
  makeMove,
  OFFER_CHANGES,
  refuseInRound,
  refuseOnListing,
  statusAt,
  type MoveResult,
  type OfferVerb,
  type StandingOffer,
} from '../model/negotiation.ts';
import { sayStatus } from '../model/offer-words.ts';
import { offerTermsSchema, type OfferTerms } from '../model/terms.ts';
import { bindOrFree } from './bind-or-free.ts';
import { requireTimely } from './check-terms.ts';
import { standingOf } from './present-offers.ts';
import { insertVersion, lockOffersOf, type OfferRow, readClock, requireTermsOf } from './queries.ts';
import { NO_OFFER, requireOffer, showOffer } from './require-offer.ts';
import { findLatestRounds, timesOf } from './round-queries.ts';
import { tellOfAcceptance, tellOfRelease } from './tell-other-buyers.ts';
import { NEWS, tellBuyer, tellSellers, tellTerms } from './tell-sides.ts';

interface OfferMove {
  offerId: string;
  /** The version of the terms that the caller saw. */
  version: number;
  verb: OfferVerb;
  /** For a revised offer or a counter. */
  terms?: OfferTerms | undefined;
}

type Refusal =
  | Extract<MoveResult, { ok: false }>['reason']
  | NonNullable<ReturnType<typeof refuseInRound>>
  | NonNullable<ReturnType<typeof refuseOnListing>>
  | 'closing-over';
const REFUSALS: Record<Exclude<Refusal, 'not-now'>, string> = {
  unknown: NO_OFFER,
  'wrong-side': 'Only the other side can do that.',
  expired: 'This offer has expired.',
  taken: 'Another offer for this home has been accepted.',
  'other-counter': 'Another open counter could bind you. Reject that offer first, or wait for the counter to end.',
  'no-sale': 'A backup needs an accepted offer, and there isn’t one.',
  'not-first': 'Take the first backup first.',
  'no-end': 'Say how long it is open.',
  'closing-over': 'The closing day of this backup has passed: ask the buyer for a new offer.',
  round: 'A round of highest and best offers is under way: wait for its deadline, or call it off first.',
  ended: 'The listing for this home has ended, so no one can be bound to an offer for it anymore.',
  'off-market': 'This home is on hold or withdrawn: it has to be back on the market before an offer can be accepted.',
  closed: 'The sale of this listing has closed: its offer can’t be released anymore.',
  'round-over': 'The deadline for highest and best offers has passed: the seller is comparing them now.',
};

/**
 * One move on an offer, by its buyer or by the people who sell the home. Throws `not-found` for everybody else, `forbidden` for
 * the wrong side and for sellers who may not decide, `stale` if the terms have changed, `conflict` if the table of changes does
 * not allow the move now. A page says by itself that an offer was viewed: where that comes late or twice, the offer stays as it is.
 */
export async function moveOffer(ctx: TellContext, { offerId, version, verb, terms }: OfferMove): Promise<Offer> {
  return transact(ctx, async (inner) => {
    const { db } = inner;
    const { offer: seen, home, caller } = await requireOffer(inner, offerId);
    if (OFFER_CHANGES[verb].by !== caller.side) throw new DomainError('forbidden', REFUSALS['wrong-side']);
    if (verb !== 'view' && !caller.mayDecide) throw new DomainError('forbidden', 'Only the owners can decide on offers.');

    const rows = await lockOffersOf(db, seen.listing_id);
    const row = rows.find(({ id }) => id === offerId);
    if (row === undefined) throw new DomainError('not-found', REFUSALS.unknown);
    const at = await readClock(db);
    if (
      verb === 'view' &&
      (row.version !== version || !OFFER_CHANGES.view.from.some((one) => one === statusAt(standingOf(row), at)))
    )
      return showOffer(inner, offerId, { home, at });
    if (row.version !== version) throw new DomainError('stale', 'The terms have changed: take another look.');
    if (terms !== undefined) requireTimely(terms, { now: at, timeZone: home.timeZone });
    const round = timesOf((await findLatestRounds(db, [seen.listing_id])).get(seen.listing_id));
    const held =
      refuseOnListing(verb, home.standardStatus) ??
      refuseInRound(verb, { ...standingOf(row), createdAt: row.created_at }, { round, at });
    if (held !== null) throw new DomainError('conflict', REFUSALS[held]);
    const expiresAt = terms === undefined ? {} : { expiresAt: new Date(terms.expiresAt) };
    const result = makeMove(rows.map(standingOf), { verb, by: caller.side, offerId, at, ...expiresAt });
    if (!result.ok) {
      const { reason } = result;
      const changed = `This offer is now "${sayStatus(standingOf(row).status, caller.side)}": look at it again.`;
      throw new DomainError('conflict', reason === 'not-now' ? changed : REFUSALS[reason]);
    }
    // A backup may wait for longer than its terms last.
    if (
      verb === 'take-backup' &&
      offerTermsSchema.parse(await requireTermsOf(db, row)).closingDate <= dayInZone(at, home.timeZone)
    )
      throw new DomainError('conflict', REFUSALS['closing-over']);
    const next = terms === undefined ? version : version + 1;
    if (next > MOST_VERSIONS) throw new DomainError('conflict', 'This offer has changed too often. Reject it and start over.');

    const changed = listChanged(rows, result.offers, offerId);
    await writeMoves(inner, { row, rows, changed, verb, version: next, at });
    // What the sellers checked was the proof that the buyer named before.
    if (verb === 'revise' && terms !== undefined && offerTermsSchema.parse(await requireTermsOf(db, row)).proof !== terms.proof)
      await db.updateTable('offers').set({ proof_checked_at: null }).where('id', '=', offerId).execute();
    if (terms !== undefined) await insertVersion(db, { offerId, version: next, side: caller.side, terms, at });

    const status = changed.find(({ id }) => id === offerId)?.status;
    if (status === 'accepted' || status === 'released')
      await bindOrFree(inner, { offer: row, home, isBound: status === 'accepted', at });

    const key = `offer-${offerId}-${next}-${verb}-${at.getTime()}`;
    await tellMove(inner, { row, rows, changed, verb, side: caller.side, home, key, at, terms });
    return showOffer(inner, offerId, { home, at });
  });
}

/** The offers that a move changes. The others leave first: then the accepted offer finds its place free. */
export function listChanged(rows: readonly OfferRow[], after: readonly StandingOffer[], offerId: string): StandingOffer[] {
  const before = new Map(rows.map((one) => [one.id, one]));
  return after
    .filter(
      (one) =>
        one.id === offerId || one.status !== before.get(one.id)?.status || one.backupNumber !== before.get(one.id)?.backup_number,
    )
    .toSorted((one, other) => Number(one.id === offerId) - Number(other.id === offerId));
}

interface Move {
  /** The offer that was moved, and all of its home, as they were. */
  row: OfferRow;
  rows: readonly OfferRow[];
  changed: readonly StandingOffer[];
  verb: OfferVerb;
}

/** Throws `conflict` if one has changed meanwhile, or its time is up. */
export async function writeMoves(
  { db }: Pick<TellContext, 'db'>,
  { row, rows, changed, verb, version, at }: Move & { version: number; at: Date },
): Promise<void> {
  const before = new Map(rows.map((one) => [one.id, one]));
  for (const { id, status, backupNumber, expiresAt: until } of changed) {
    const old = before.get(id);
    // The statement itself checks state, version and time. With only the lock, every other writer would have to take it too.
    const isBinding = status === 'accepted';
    const { numAffectedRows } = await sql`
      update offers set status = ${status}, backup_number = ${backupNumber}, expires_at = ${until}, updated_at = ${at},
        version = ${id === row.id ? version : (old?.version ?? 1)},
        accepted_at = ${isBinding ? at : (old?.accepted_at ?? null)}
      where id = ${id} and status = ${old?.status ?? ''} and version = ${old?.version ?? 0}
        and (not ${isBinding && verb !== 'take-backup'}::boolean or expires_at > clock_timestamp())`.execute(db);
    if (numAffectedRows !== 1n) throw new DomainError('conflict', REFUSALS.expired);
  }
}

/** Tells the other side of a move, and the other buyers of an acceptance and of its release. */
async function tellMove(
  ctx: TellContext,
  {
    row,
    rows,
    changed,
    verb,
    side,
    home,
    key,
    at,
    terms,
  }: Move & { side: 'buyer' | 'seller'; home: HomeForOffers; key: string; at: Date; terms: OfferTerms | undefined },
): Promise<void> {
  const buyer = side === 'buyer' ? (await findPeople(ctx.db, [row.user_id])).get(row.user_id)?.name : undefined;
  const told = { terms: terms && tellTerms(terms, home.timeZone) };
  const news = NEWS.moved(home.label, verb, side === 'seller' ? { to: 'buyer', ...told } : { to: 'sellers', buyer, ...told });
  if (news !== undefined && side === 'seller') await tellBuyer(ctx, row.user_id, { ...news, key });
  else if (news !== undefined) await tellSellers(ctx, home, { ...news, key }, requireUser(ctx).userId);
  const status = changed.find(({ id }) => id === row.id)?.status;
  const others = { row, rows, changed, home, key, at };
  if (status === 'accepted') await tellOfAcceptance(ctx, others);
  if (status === 'released') await tellOfRelease(ctx, others);
}
