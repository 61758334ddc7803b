import type { SaleUnderWay } from '#domains/selling/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Db } from '#platform/db/database.ts';
import { contractDeadlines } from '../model/contract-dates.ts';
import { saleSteps } from '../model/sale-steps.ts';
import { offerTermsSchema } from '../model/terms.ts';
import { listStepsOf } from './queries.ts';

/** The buyers whose offers for these homes are accepted, by the ids of the homes' records. */
export async function findContractBuyers(db: Db, listingIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('offers')
    .select(['listing_id', 'user_id'])
    .where('listing_id', 'in', listingIds)
    .where('status', '=', 'accepted')
    .execute();
  return new Map(rows.map((row) => [row.listing_id, row.user_id]));
}

/** The accepted offer of a home as the steps and deadlines of its sellers; null without one. For callers who have authorized its people. */
export async function findSaleOf(
  db: Db,
  { listingId, timeZone }: { listingId: number; timeZone: string },
): Promise<SaleUnderWay | null> {
  const row = await db
    .selectFrom('offers as o')
    .innerJoin('offer_versions as v', (join) => join.onRef('v.offer_id', '=', 'o.id').onRef('v.version', '=', 'o.version'))
    .select(['o.id', 'o.accepted_at', 'v.terms'])
    .where('o.listing_id', '=', listingId)
    .where('o.status', '=', 'accepted')
    .executeTakeFirst();
  if (row === undefined || row.accepted_at === null) return null;
  const terms = offerTermsSchema.parse(row.terms);
  const acceptedOn = dayInZone(row.accepted_at, timeZone);
  const ticked = new Map((await listStepsOf(db, [row.id])).map(({ step, done_at: at }) => [step, at]));
  return {
    acceptedOn,
    deadlines: contractDeadlines(terms, acceptedOn),
    steps: saleSteps(terms, acceptedOn).map(({ key, title, dueOn }) => ({
      key,
      title,
      dueOn,
      doneAt: ticked.get(key)?.toISOString() ?? null,
    })),
  };
}
