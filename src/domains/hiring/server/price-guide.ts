import { type RawBuilder, sql } from 'kysely';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import type { PriceGuideAnswer } from '../contract.ts';
import { GUIDE_MONTHS, guidePrice, type PaidQuote } from '../model/price-guide.ts';

const MOST_QUOTES = 5000;

/** Quotes that clients accepted in a category, of the last 24 months, newest first. */
export async function listAccepted(
  { db, now }: Pick<Context, 'db' | 'now'>,
  categoryKey: string,
  where: RawBuilder<unknown> = sql`true`,
): Promise<PaidQuote[]> {
  const { rows } = await sql<PaidQuote>`
    select l.vendor_id as "vendorId", q.total_cents as "totalCents"
    from quotes q join leads l on l.id = q.lead_id join service_requests r on r.id = l.request_id
    where r.category_key = ${categoryKey} and q.status = 'accepted' and ${where}
      and q.decided_at > ${now}::timestamptz - make_interval(months => ${GUIDE_MONTHS})
    order by q.decided_at desc limit ${MOST_QUOTES}`.execute(db);
  return rows;
}

interface Where {
  category: CategoryKey;
  postalCode: string;
  state: string;
}

/**
 * What clients accepted for a service near a ZIP code (by its first three digits), else in the state, else everywhere: the first
 * of these with enough quotes. Says how many there are where even all are too few.
 */
export async function findPriceGuide(
  ctx: Pick<Context, 'db' | 'now'>,
  { category, postalCode, state }: Where,
): Promise<PriceGuideAnswer> {
  const area = /^\d{5}/.test(postalCode) ? sql`r.postal_code like ${`${postalCode.slice(0, 3)}%`}` : null;
  const scopes: [PriceGuideAnswer['scope'], RawBuilder<unknown> | null][] = [
    ['area', area],
    ['state', state === '' ? null : sql`r.state = ${state}`],
    ['everywhere', sql`true`],
  ];
  let answer: PriceGuideAnswer | undefined;
  for (const [scope, where] of scopes) {
    if (where === null) continue;
    const guide = guidePrice(await listAccepted(ctx, category, where));
    answer = {
      isKnown: guide.isKnown,
      lowCents: guide.isKnown ? guide.lowCents : null,
      medianCents: guide.isKnown ? guide.medianCents : null,
      highCents: guide.isKnown ? guide.highCents : null,
      quotes: guide.quotes,
      vendors: guide.vendors,
      scope,
      months: GUIDE_MONTHS,
    };
    if (guide.isKnown) break;
  }
  if (answer === undefined) throw new Error('the last scope has no condition');
  return answer;
}
