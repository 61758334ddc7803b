import { sql } from 'kysely';
import { findHomesForOffers, listListingsSoldBy } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { COUNTERED, UNANSWERED } from '../model/negotiation.ts';

/** A moment until which somebody has to answer, without a word about terms. */
export interface OfferDeadline {
  /** Stays, and tells deadlines apart. */
  id: string;
  at: Date;
  /** What has to be done until then, and for which home. */
  what: string;
  listingKey: string;
  /** Nothing has to be done anymore: withdrawn, answered, called off. */
  isOff: boolean;
  /** Rises with every change. */
  sequence: number;
}

const MOST = 200;
const SELLER_ANSWERS: readonly string[] = [...UNANSWERED, 'agreed'];
const BUYER_ANSWERS: readonly string[] = COUNTERED;

/** Deadlines after an instant of the offers that a person made, and of the offers and rounds for the homes they sell. */
export async function listDeadlinesFor(ctx: Context, userId: string, after: Date): Promise<OfferDeadline[]> {
  const sold = (await listListingsSoldBy(ctx, userId)).map(Number);
  const [offers, rounds] = await Promise.all([listOffers(ctx, userId, sold, after), listRounds(ctx, sold, after)]);
  const homes = await findHomesForOffers(
    ctx,
    [...offers, ...rounds].map((one) => one.listing_id),
  );
  const found = [
    ...offers
      .filter((offer) => offer.user_id !== userId || offer.version > 1)
      .map((offer) => {
        const isSeller = offer.user_id !== userId;
        const isOpen = (isSeller ? SELLER_ANSWERS : BUYER_ANSWERS).includes(offer.status);
        return {
          id: `${offer.id}@offer`,
          at: offer.expires_at,
          listingId: offer.listing_id,
          verb: isSeller ? 'Answer an offer for' : 'Answer the counter for',
          isOff: !isOpen,
          // New terms come with a new version; an answer to them ends the wait.
          sequence: 2 * offer.version + Number(!isOpen),
        };
      }),
    ...rounds.map((round) => ({
      id: `${round.id}@offer-round`,
      at: round.closes_at,
      listingId: round.listing_id,
      verb: 'Highest and best offers are due for',
      isOff: round.called_off_at !== null,
      sequence: Number(round.called_off_at !== null),
    })),
  ];
  return found.flatMap(({ listingId, verb, ...deadline }) => {
    const home = homes.get(listingId);
    return home === undefined ? [] : [{ ...deadline, what: `${verb} ${home.label}`, listingKey: home.listingKey }];
  });
}

function listOffers({ db }: Context, userId: string, sold: readonly number[], after: Date) {
  return db
    .selectFrom('offers')
    .select(['id', 'listing_id', 'user_id', 'status', 'version', 'expires_at'])
    .where((where) => where.or([where('user_id', '=', userId), sql<boolean>`listing_id = any(${sold}::bigint[])`]))
    .where('expires_at', '>', after)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
}

function listRounds({ db }: Context, sold: readonly number[], after: Date) {
  return db
    .selectFrom('offer_rounds')
    .select(['id', 'listing_id', 'closes_at', 'called_off_at'])
    .where(sql<boolean>`listing_id = any(${sold}::bigint[])`)
    .where('closes_at', '>', after)
    .orderBy('closes_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
