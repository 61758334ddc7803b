import type { StandardStatus } from '#domains/listings/contract.ts';
import { hasEnded } from '#domains/selling/contract.ts';
import { isRoundTime } from './round-deadline.ts';

/** The state of an offer. */
export const OFFER_STATUSES = [
  'submitted',
  'viewed',
  'countered',
  'countered-several',
  'agreed',
  'accepted',
  'backup',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
  'released',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export type Side = 'buyer' | 'seller' | 'clock' | 'sale';

interface Change {
  by: Side;
  from: readonly OfferStatus[];
  to: OfferStatus;
}

/** Those that wait for the seller's answer. */
export const UNANSWERED: readonly OfferStatus[] = ['submitted', 'viewed'];
/** Those that wait for the buyer's. */
export const COUNTERED: readonly OfferStatus[] = ['countered', 'countered-several'];
/** Those that their own time ends. */
export const OPEN: readonly OfferStatus[] = [...UNANSWERED, ...COUNTERED, 'agreed'];

/** Whether something may still become of it without anybody having accepted it. */
export const isOpenOffer = (status: OfferStatus): boolean => status === 'backup' || OPEN.includes(status);

/** Whether it keeps its buyer from making another for the same home. */
export const isStanding = (status: OfferStatus): boolean => isOpenOffer(status) || status === 'accepted';

/**
 * Every possible change. A counter rejects the offer and makes a new one from the seller; if the buyer says yes, both are bound.
 * If the seller counters several offers at the same time, a yes binds nobody until the seller selects one. `clock` means the
 * expiry, `sale` means that another offer was accepted.
 */
export const OFFER_CHANGES = {
  view: { by: 'seller', from: ['submitted'], to: 'viewed' },
  revise: { by: 'buyer', from: [...UNANSWERED, ...COUNTERED], to: 'submitted' },
  counter: { by: 'seller', from: UNANSWERED, to: 'countered' },
  'counter-several': { by: 'seller', from: UNANSWERED, to: 'countered-several' },
  'agree-to-counter': { by: 'buyer', from: ['countered'], to: 'accepted' },
  'agree-to-one-of-several': { by: 'buyer', from: ['countered-several'], to: 'agreed' },
  select: { by: 'seller', from: ['agreed'], to: 'accepted' },
  accept: { by: 'seller', from: UNANSWERED, to: 'accepted' },
  reject: { by: 'seller', from: [...OPEN, 'backup'], to: 'rejected' },
  withdraw: { by: 'buyer', from: [...OPEN, 'backup'], to: 'withdrawn' },
  'keep-as-backup': { by: 'seller', from: UNANSWERED, to: 'backup' },
  'take-backup': { by: 'seller', from: ['backup'], to: 'accepted' },
  release: { by: 'seller', from: ['accepted'], to: 'released' },
  expire: { by: 'clock', from: OPEN, to: 'expired' },
  supersede: { by: 'sale', from: [...COUNTERED, 'agreed'], to: 'superseded' },
} as const satisfies Record<string, Change>;
export type OfferVerb = keyof typeof OFFER_CHANGES;
const VERBS = Object.keys(OFFER_CHANGES) as OfferVerb[];

export interface StandingOffer {
  id: string;
  status: OfferStatus;
  /** Starts at 1. Only for backups. */
  backupNumber: number | null;
  /** Of the offer, or of the counter that replaced it. */
  expiresAt: Date;
}

export interface Move {
  verb: OfferVerb;
  by: Side;
  offerId: string;
  at: Date;
  /** For a revised offer or a counter: how long the new one is open. */
  expiresAt?: Date;
}

export type MoveResult =
  | { ok: true; offers: StandingOffer[] }
  | {
      ok: false;
      reason: 'unknown' | 'wrong-side' | 'not-now' | 'expired' | 'taken' | 'other-counter' | 'no-sale' | 'not-first' | 'no-end';
    };

/** The verbs that one side may use on an offer in its state, by the table alone. */
export function verbsOf(status: OfferStatus, side: Side): OfferVerb[] {
  return VERBS.filter((verb) => {
    const { by, from }: Change = OFFER_CHANGES[verb];
    return by === side && from.includes(status);
  });
}

/** What a sale that is under way forbids for all other offers, and what needs one. */
const ENDS_WITH_SALE: readonly OfferVerb[] = ['accept', 'select', 'take-backup', 'counter', 'counter-several'];
const NEEDS_SALE: readonly OfferVerb[] = ['keep-as-backup'];
/** An open counter to one buyer could bind the seller while another is countered. */
const ENDS_WITH_COUNTER: readonly OfferVerb[] = ['counter', 'counter-several'];

/**
 * Those of an offer's verbs that the other offers of the home leave: with an accepted one, no other is accepted or countered, and
 * beside an open counter to one buyer, no other is countered.
 */
export function verbsBeside(verbs: readonly OfferVerb[], offers: readonly { status: OfferStatus }[]): OfferVerb[] {
  const has = (wanted: OfferStatus) => offers.some(({ status }) => status === wanted);
  const not = [...(has('accepted') ? ENDS_WITH_SALE : NEEDS_SALE), ...(has('countered') ? ENDS_WITH_COUNTER : [])];
  return verbs.filter((verb) => !not.includes(verb));
}

/** Whether sellers may open the papers of an offer: not those of one that is over. */
export function showsPapers(status: OfferStatus): boolean {
  return isOpenOffer(status) || status === 'accepted';
}

/** The state of an offer at a moment. An offer past its expiry has expired, even if nobody recorded it. */
export function statusAt({ status, expiresAt }: Pick<StandingOffer, 'status' | 'expiresAt'>, at: Date): OfferStatus {
  return OPEN.includes(status) && expiresAt <= at ? 'expired' : status;
}

/** One move in the negotiation over a home, with its changes to the other offers, or why it cannot be made. */
export function makeMove(offers: readonly StandingOffer[], move: Move): MoveResult {
  const { verb, by, offerId, at } = move;
  const offer = offers.find(({ id }) => id === offerId);
  const change: Change = OFFER_CHANGES[verb];
  if (offer === undefined) return { ok: false, reason: 'unknown' };
  if (change.by !== by) return { ok: false, reason: 'wrong-side' };
  if (!change.from.includes(offer.status)) return { ok: false, reason: 'not-now' };
  const isPast = offer.expiresAt <= at;
  // An offer past its expiry can only end. A backup stays until the seller takes it or one side gives it up.
  if (verb === 'expire' ? !isPast : isPast && OPEN.includes(offer.status))
    return { ok: false, reason: verb === 'expire' ? 'not-now' : 'expired' };
  const others = offers.filter((one) => one !== offer);
  const isTaken = others.some(({ status }) => status === 'accepted');
  if (change.to === 'accepted' && isTaken) return { ok: false, reason: 'taken' };
  // If the buyers took two single counters, the home would be sold twice.
  const hasOpenCounter = others.some((one) => one.status === 'countered' && one.expiresAt > at);
  if (['counter', 'counter-several'].includes(verb) && (hasOpenCounter || isTaken))
    return { ok: false, reason: isTaken ? 'taken' : 'other-counter' };
  if (verb === 'keep-as-backup' && !isTaken) return { ok: false, reason: 'no-sale' };
  if (verb === 'take-backup' && offer.backupNumber !== 1) return { ok: false, reason: 'not-first' };
  const isAnew = verb === 'revise' || verb === 'counter' || verb === 'counter-several';
  if (isAnew && (move.expiresAt === undefined || move.expiresAt <= at)) return { ok: false, reason: 'no-end' };

  const backups = offers.filter(({ status }) => status === 'backup').length;
  const changed: StandingOffer = {
    ...offer,
    status: change.to,
    backupNumber: change.to === 'backup' ? backups + 1 : null,
    expiresAt: isAnew && move.expiresAt !== undefined ? move.expiresAt : offer.expiresAt,
  };
  const left = offer.status === 'backup' ? offer.backupNumber : null;
  return {
    ok: true,
    offers: offers.map((one) => {
      if (one === offer) return changed;
      // What the clock has ended stays ended by it.
      const isCountered = one.expiresAt > at && OFFER_CHANGES.supersede.from.some((status) => status === one.status);
      if (change.to === 'accepted' && isCountered) return { ...one, status: OFFER_CHANGES.supersede.to };
      // Backups move up when one ahead of them leaves.
      if (left !== null && one.backupNumber !== null && one.backupNumber > left)
        return { ...one, backupNumber: one.backupNumber - 1 };
      return one;
    }),
  };
}

/** A call for highest and best offers, with one deadline for all. Nobody learns another buyer's terms. */
export interface BestRound {
  opensAt: Date;
  closesAt: Date;
}

/** Why a round cannot be called; null if it can. It needs at least two offers that wait for the seller, and no open counter. */
export function refuseRound(
  offers: readonly StandingOffer[],
  { opensAt, closesAt }: BestRound,
  latest: BestRound | null,
): 'running' | 'no-time' | 'too-few' | 'taken' | 'countered' | null {
  if (latest !== null && latest.closesAt > opensAt) return 'running';
  if (!isRoundTime(opensAt, closesAt)) return 'no-time';
  const now = offers.map((offer) => statusAt(offer, opensAt));
  if (now.includes('accepted')) return 'taken';
  if (now.some((status) => COUNTERED.includes(status) || status === 'agreed')) return 'countered';
  return now.filter((status) => UNANSWERED.includes(status)).length < 2 ? 'too-few' : null;
}

/** Until a round ends, the seller answers nobody: everyone has the same time. */
const HELD_IN_ROUND: readonly OfferVerb[] = ['accept', 'counter', 'counter-several', 'select', 'take-backup'];

/**
 * Why the latest round, if it was not called off, forbids a move at a moment; null if it does not. The round ends at its
 * deadline: from that moment on, offers made before it stand until the seller answers.
 */
export function refuseInRound(
  verb: OfferVerb,
  offer: Pick<StandingOffer, 'status'> & { createdAt: Date },
  { round, at }: { round: BestRound | null; at: Date },
): 'round' | 'round-over' | null {
  if (round === null) return null;
  if (at < round.closesAt) return HELD_IN_ROUND.includes(verb) ? 'round' : null;
  const isHeld = verb === 'revise' && UNANSWERED.includes(offer.status) && offer.createdAt < round.closesAt;
  return isHeld ? 'round-over' : null;
}

/** What goes on toward a sale. An ended listing leaves only to reject, withdraw and release. */
const NEEDS_LISTING: readonly OfferVerb[] = [
  'revise',
  'counter',
  'counter-several',
  'agree-to-counter',
  'agree-to-one-of-several',
  'select',
  'accept',
  'keep-as-backup',
  'take-backup',
];

/** What binds both sides, and puts the home under contract. */
const BINDS: readonly OfferVerb[] = ['agree-to-counter', 'agree-to-one-of-several', 'select', 'accept', 'take-backup'];

/** Why the status of the home forbids a move; null if it does not. What is off the market goes back on it first. */
export function refuseOnListing(verb: OfferVerb, status: StandardStatus): 'ended' | 'closed' | 'off-market' | null {
  if (verb === 'release') return status === 'Closed' ? 'closed' : null;
  if (hasEnded(status) && NEEDS_LISTING.includes(verb)) return 'ended';
  return (status === 'Hold' || status === 'Withdrawn') && BINDS.includes(verb) ? 'off-market' : null;
}
