import { isStanding, type OfferStatus, type OfferVerb } from './negotiation.ts';

/** Where an offer stands, in words for either side. */
export const STATUS_WORDS: Readonly<Record<OfferStatus, string>> = {
  submitted: 'Sent',
  viewed: 'Read by the seller',
  countered: 'Countered by the seller',
  'countered-several': 'Countered, like others',
  agreed: 'Buyer agreed to the counter',
  accepted: 'Accepted',
  backup: 'Backup',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  superseded: 'Another offer was accepted',
  released: 'Released',
};

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
