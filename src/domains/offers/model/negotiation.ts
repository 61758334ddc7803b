/** Where an offer stands. */
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

const UNANSWERED: readonly OfferStatus[] = ['submitted', 'viewed'];
const COUNTERED: readonly OfferStatus[] = ['countered', 'countered-several'];
const OPEN: readonly OfferStatus[] = [...UNANSWERED, ...COUNTERED, 'agreed'];

/**
 * Every change that there is. A counter rejects the offer and makes one of its own; the buyer's yes to it binds both. If
 * several are countered at once, a yes binds nobody until the seller selects one. `clock` is the expiry, `sale` what follows
 * from another offer's acceptance.
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
  /** From 1 on; of backups only. */
  backupNumber: number | null;
  /** Of the offer, or of the counter that took its place. */
  expiresAt: Date;
}

export interface Move {
  verb: OfferVerb;
  by: Side;
  offerId: string;
  at: Date;
  /** Of a revised offer or of a counter: until when the new one is open. */
  expiresAt?: Date;
}

export type MoveResult =
  | { ok: true; offers: StandingOffer[] }
  | {
      ok: false;
      reason: 'unknown' | 'wrong-side' | 'not-now' | 'expired' | 'taken' | 'other-counter' | 'no-sale' | 'not-first' | 'no-end';
    };

/** The verbs that a side may use on an offer as it stands, by the table alone. */
export function verbsOf(status: OfferStatus, side: Side): OfferVerb[] {
  return VERBS.filter((verb) => {
    const { by, from }: Change = OFFER_CHANGES[verb];
    return by === side && from.includes(status);
  });
}

/** Where an offer stands at a moment: one that is over by itself has expired, whether or not anybody noted it. */
export function statusAt({ status, expiresAt }: Pick<StandingOffer, 'status' | 'expiresAt'>, at: Date): OfferStatus {
  return OPEN.includes(status) && expiresAt <= at ? 'expired' : status;
}

/** One move in the negotiation over a home, with what it changes for the other offers; or why it cannot be made. */
export function makeMove(offers: readonly StandingOffer[], move: Move): MoveResult {
  const { verb, by, offerId, at } = move;
  const offer = offers.find(({ id }) => id === offerId);
  const change: Change = OFFER_CHANGES[verb];
  if (offer === undefined) return { ok: false, reason: 'unknown' };
  if (change.by !== by) return { ok: false, reason: 'wrong-side' };
  if (!change.from.includes(offer.status)) return { ok: false, reason: 'not-now' };
  const isPast = offer.expiresAt <= at;
  // What is over by itself takes nothing more than its end; a backup stays until it is taken or given back.
  if (verb === 'expire' ? !isPast : isPast && OPEN.includes(offer.status))
    return { ok: false, reason: verb === 'expire' ? 'not-now' : 'expired' };
  const others = offers.filter((one) => one !== offer);
  const isTaken = others.some(({ status }) => status === 'accepted');
  if (change.to === 'accepted' && isTaken) return { ok: false, reason: 'taken' };
  // Two single counters that both buyers take would sell the home twice.
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
      const isCountered = OFFER_CHANGES.supersede.from.some((status) => status === one.status);
      if (change.to === 'accepted' && isCountered) return { ...one, status: OFFER_CHANGES.supersede.to };
      // Backups move up when one before them leaves.
      if (left !== null && one.backupNumber !== null && one.backupNumber > left)
        return { ...one, backupNumber: one.backupNumber - 1 };
      return one;
    }),
  };
}

/** A call for highest and best offers: one deadline for all, and nobody learns another's terms. */
export interface BestRound {
  opensAt: Date;
  closesAt: Date;
  offerIds: readonly string[];
}

/** Why a round cannot be called; null if it can. At least two offers that are open until its end take part. */
export function refuseRound(
  offers: readonly StandingOffer[],
  { opensAt, closesAt, offerIds }: BestRound,
  running: BestRound | null,
): 'running' | 'no-time' | 'too-few' | 'taken' | 'not-open' | null {
  if (running !== null && running.closesAt > opensAt) return 'running';
  if (closesAt <= opensAt) return 'no-time';
  if (offers.some(({ status }) => status === 'accepted')) return 'taken';
  if (new Set(offerIds).size < 2) return 'too-few';
  const isOpen = (id: string) =>
    offers.some((offer) => offer.id === id && UNANSWERED.includes(offer.status) && offer.expiresAt >= closesAt);
  return offerIds.every(isOpen) ? null : 'not-open';
}

/** Whether an offer may still be changed in a round: until its end, not at it. */
export function mayRevise(round: BestRound, offerId: string, at: Date): boolean {
  return round.offerIds.includes(offerId) && at >= round.opensAt && at < round.closesAt;
}
