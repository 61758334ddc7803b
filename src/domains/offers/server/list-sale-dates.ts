import { sql } from 'kysely';
import { hasEnded } from '#domains/selling/contract.ts';
import { findHomesForOffers, type HomeForOffers, listListingsSoldBy } from '#domains/selling/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { type SaleStep, saleSteps } from '../model/sale-steps.ts';
import { offerTermsSchema } from '../model/terms.ts';
import { listStepsOf } from './queries.ts';

/** A step of a sale that is not done, with the date that its contract sets. */
export interface SaleDate extends Pick<SaleStep, 'key' | 'title' | 'help'> {
  offerId: string;
  /** Calendar day at the home. */
  dueOn: string;
  home: string;
  listingKey: string;
}

/** The dates ahead, and those missed, of the homes that a person sells under an accepted offer. */
export async function listSaleDatesFor(ctx: Context, userId: string): Promise<SaleDate[]> {
  const sold = (await listListingsSoldBy(ctx, userId)).map(Number);
  const { rows } = await sql<AcceptedOffer>`
    select o.id, o.listing_id, o.accepted_at, v.terms from offers o
    join offer_versions v on v.offer_id = o.id and v.version = o.version
    where o.status = 'accepted' and o.listing_id = any(${sold}::bigint[]) order by o.id`.execute(ctx.db);
  const homes = await findHomesForOffers(
    ctx,
    rows.map((row) => row.listing_id),
  );
  const found: SaleDate[] = [];
  for (const row of rows) {
    const home = homes.get(row.listing_id);
    if (home !== undefined) found.push(...(await listDatesOf(ctx, row, home)));
  }
  return found;
}

interface AcceptedOffer {
  id: string;
  listing_id: number;
  accepted_at: Date;
  terms: unknown;
}

/** Of one accepted offer; none once its listing has ended. */
export async function listDatesOf(
  { db }: Pick<Context, 'db'>,
  { id, accepted_at: acceptedAt, terms }: Pick<AcceptedOffer, 'id' | 'accepted_at' | 'terms'>,
  home: HomeForOffers,
): Promise<SaleDate[]> {
  if (hasEnded(home.standardStatus)) return [];
  const done = new Set((await listStepsOf(db, [id])).map(({ step }) => step));
  return saleSteps(offerTermsSchema.parse(terms), dayInZone(acceptedAt, home.timeZone)).flatMap(({ key, title, help, dueOn }) =>
    dueOn === null || done.has(key)
      ? []
      : [{ offerId: id, key, title, help, dueOn, home: home.label, listingKey: home.listingKey }],
  );
}
