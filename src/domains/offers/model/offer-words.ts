import { formatDateTime, formatMoney } from '#lib/format.ts';
import type { OfferTerms } from './terms.ts';
import { isOpenOffer, isStanding, type OfferStatus, type OfferVerb } from './negotiation.ts';

const STATUS_WORDS: Readonly<Record<OfferStatus, string>> = {
  submitted: 'Sent',
  viewed: 'Read by the seller',
  countered: 'Countered by the seller',
  'countered-several': 'Countered, along with other offers',
  agreed: 'You agreed to the counter',
  accepted: 'Accepted',
  backup: 'Backup',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  superseded: 'Another offer was accepted',
  released: 'Released',
};

/** What those who sell the home call it otherwise. */
const SELLERS_WORDS: Readonly<Partial<Record<OfferStatus, string>>> = {
  submitted: 'New',
  viewed: 'Read',
  countered: 'You countered',
  'countered-several': 'You countered several',
  agreed: 'Buyer agreed to your counter',
};

/** Where an offer stands, in words for the side that reads it. */
export const sayStatus = (status: OfferStatus, side: 'buyer' | 'seller'): string =>
  (side === 'seller' ? SELLERS_WORDS[status] : undefined) ?? STATUS_WORDS[status];

/** What somebody can do with an offer, as the words of a button. */
export const VERB_WORDS: Readonly<Partial<Record<OfferVerb, string>>> = {
  'agree-to-counter': 'Agree to the counter',
  'agree-to-one-of-several': 'Agree to the counter',
  select: 'Select and accept',
  accept: 'Accept',
  reject: 'Reject',
  withdraw: 'Withdraw',
  'keep-as-backup': 'Keep as backup',
  'take-backup': 'Take this backup',
  release: 'Release',
};

/** Of a buyer's own offers, the one for a home that is not over; they are the newest first. */
export const findStanding = <O extends { listingKey: string; status: OfferStatus }>(
  offers: readonly O[],
  listingKey: string,
): O | undefined => offers.find((offer) => offer.listingKey === listingKey && isStanding(offer.status));

/** Moves after which both sides are bound; they ask for a recent proof. */
export const BINDING = ['accept', 'select', 'take-backup', 'agree-to-counter'] as const;
export type BindingVerb = (typeof BINDING)[number];
/** Moves that bind nobody. */
export const LOOSE = ['reject', 'withdraw', 'keep-as-backup', 'agree-to-one-of-several', 'release'] as const;
export type LooseVerb = (typeof LOOSE)[number];

interface Asked {
  home: string;
  /** For the sellers. */
  buyerName: string | null;
  /** Of the terms that stand now. */
  priceCents: number;
  /** What the buyer offered, where a counter of the seller stands. */
  counteredCents?: number | undefined;
}

/** What a counter means, said while it is written. */
export const sayCounter = (isOneOfSeveral: boolean): string =>
  isOneOfSeveral
    ? 'You can counter several buyers. Each counter rejects that buyer’s offer, and their yes isn’t binding until you select one of them.'
    : 'A counter rejects the offer. If the buyer agrees to it, you are both bound.';

/** Terms that are about to be sent, and what they change. */
export interface SentTerms {
  what: 'offer' | 'revise' | 'counter' | 'counter-several';
  home: string;
  /** For the sellers. */
  buyerName: string | null;
  /** The terms that stood until now. */
  before?: OfferTerms | undefined;
}

/** What somebody reads before they send terms: how much, to whom, until when, and what a yes means. */
export function askBeforeSending(
  { what, home, buyerName }: SentTerms,
  { terms, timeZone }: { terms: OfferTerms; timeZone: string },
): { title: string; description: string } {
  const price = formatMoney(terms.priceCents);
  const until = formatDateTime(terms.expiresAt, timeZone);
  const bound = 'If they accept, you’re both bound to these terms; until then, you can change or withdraw them.';
  switch (what) {
    case 'offer':
      return {
        title: `Send this offer of ${price}?`,
        description: `It goes to the seller of ${home}, who has until ${until} to answer. ${bound}`,
      };
    case 'revise':
      return {
        title: `Send these new terms at ${price}?`,
        description: `They take the place of the terms that stand now. The seller of ${home} has until ${until} to answer. ${bound}`,
      };
    case 'counter':
    case 'counter-several':
      return {
        title: `Send this counter of ${price}?`,
        description: `It goes to ${buyerName ?? 'the buyer'}, who has until ${until} to answer. ${sayCounter(what === 'counter-several')}`,
      };
  }
}

/** The price that stands, and the buyer's own where the seller countered it. */
export function pricesOf(versions: readonly { side: 'buyer' | 'seller'; terms: { priceCents: number } }[]) {
  const last = versions.at(-1);
  const own = versions.findLast(({ side }) => side === 'buyer');
  return {
    priceCents: last?.terms.priceCents ?? 0,
    ...(last?.side === 'seller' && own !== undefined ? { counteredCents: own.terms.priceCents } : {}),
  };
}

const BINDS_SELLER =
  'This binds both sides to the terms shown. The home goes under contract, and we’ll tell the other buyers that another offer was accepted. We ask for your password or passkey first.';
const TELLS_BUYER = 'We’ll let the buyer know. You can’t undo this.';

/** What somebody is asked before a move: whose offer it is, at which price, and what follows. */
export function askBefore(
  verb: BindingVerb | LooseVerb,
  { home, buyerName, priceCents, counteredCents }: Asked,
): { title: string; description: string } {
  const price = formatMoney(priceCents);
  const offered = formatMoney(counteredCents ?? priceCents);
  const counter = (whose: string) => (counteredCents === undefined ? '' : `${whose} counter of ${price} ends too. `);
  const whose = buyerName === null ? 'this buyer’s' : `${buyerName}’s`;
  const questions: Readonly<Record<BindingVerb | LooseVerb, [string, string]>> = {
    accept: [`Accept ${whose} offer of ${price}?`, BINDS_SELLER],
    select: [`Select ${whose} yes at ${price}?`, BINDS_SELLER],
    'take-backup': [`Take ${whose} backup of ${price}?`, BINDS_SELLER],
    'agree-to-counter': [
      `Agree to ${price} for ${home}?`,
      'This binds you and the seller to the counter’s terms, and the home goes under contract. We ask for your password or passkey first.',
    ],
    reject: [`Reject ${whose} offer of ${offered}?`, `${counter('Your')}${TELLS_BUYER}`],
    withdraw: [
      `Withdraw your offer of ${offered} for ${home}?`,
      `${counter('The seller’s')}We’ll let the seller know. You can’t undo this, but you can make a new offer while the home is for sale.`,
    ],
    'keep-as-backup': [
      `Keep ${whose} offer of ${price} as a backup?`,
      'It waits behind the offer you accepted, and we’ll let the buyer know.',
    ],
    'agree-to-one-of-several': [
      `Agree to ${price} for ${home}?`,
      'We’ll let the seller know. It binds no one until the seller selects one of the buyers they countered.',
    ],
    release: [
      `Release the contract at ${price}?`,
      `The sale${buyerName === null ? '' : ` to ${buyerName}`} ends, its dates go, and the home is for sale again. ${TELLS_BUYER}`,
    ],
  };
  const [title, description] = questions[verb];
  return { title, description };
}

/** What is said once somebody made a move that binds nobody. */
export const DONE_WORDS: Readonly<Record<LooseVerb, string>> = {
  reject: 'Rejected. We let the buyer know.',
  withdraw: 'Withdrawn. We let the seller know.',
  'keep-as-backup': 'Kept as a backup. We let the buyer know.',
  'agree-to-one-of-several': 'You agreed. It binds no one until the seller selects one of the buyers they countered.',
  release: 'Released. We let the buyers know.',
};

/** How long an offer stands; undefined for one that no time ends. */
export function sayUntil({
  status,
  expiresAt,
  timeZone,
}: {
  status: OfferStatus;
  expiresAt: string;
  timeZone: string;
}): string | undefined {
  if (status === 'backup') return 'stands until the seller takes it or one of you gives it up';
  return isOpenOffer(status) ? `open until ${formatDateTime(expiresAt, timeZone)}` : undefined;
}

/** Moves that end an offer. */
export const ENDS_OFFER: readonly OfferVerb[] = ['reject', 'withdraw', 'release'];

/** What a round of highest and best offers asks of a buyer, or how it ended. */
export function sayRound(
  { closesAt, isOver }: { closesAt: string; isOver: boolean },
  { expiresAt, timeZone }: { expiresAt: string; timeZone: string },
): string {
  const due = formatDateTime(closesAt, timeZone);
  if (isOver) return `Highest and best offers were due ${due}. The seller is comparing them now.`;
  const asked = `The seller asks for highest and best offers by ${due}.`;
  return Date.parse(expiresAt) < Date.parse(closesAt)
    ? `${asked} Your offer expires before that: give it a later end date, and change its other terms if you want to.`
    : `${asked} Change your terms until then, or leave them as they are.`;
}
