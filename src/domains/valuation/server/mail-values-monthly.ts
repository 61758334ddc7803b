import { addDays, NIGHT_ENDS_MS, usDay, utcDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { tell } from '#domains/notifications/server/index.ts';
import { formatDate } from '#lib/format.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { HomeValuation, ValueEstimate } from '../contract.ts';
import { sayDollars, sayRounded } from '../model/say-values.ts';
import { listCorrections } from './queries.ts';
import { findServingModel } from './serving-model.ts';
import { presentValuation } from './value-home.ts';
import { correctHome, findValuedHome } from './valued-home.ts';
import { ValueMail } from './value-mail.tsx';

type MailContext = Context & Pick<ServerContext, 'mail' | 'config'>;

/** After the monthly training, which is on the second. */
const DAY_OF_MONTH = 3;
const NEWS_DAYS = 45;
const MOST_SALES = 3;
export const VALUE_TOPIC = 'home-values';

interface DueClaim {
  userId: string;
  homeId: number;
  mailedEstimateCents: number | null;
}

/** Name of one home's mails on the unsubscribe page. */
export function subjectKeyOf(homeId: number): string {
  return `home-${homeId}`;
}

/**
 * Mails every owner who asked for it what the home is worth, once in a calendar month and not in the month of the claim.
 * One transaction for each, so that one that fails holds up none of the others and is tried the next day.
 */
export async function mailHomeValues(ctx: MailContext): Promise<void> {
  requireSystem(ctx);
  if (ctx.now.getUTCDate() < DAY_OF_MONTH || (await findServingModel(ctx)) === undefined) return;
  // The last evening of a month is the next one in UTC already.
  const monthStart = new Date(Date.parse(`${usDay(ctx.now).slice(0, 7)}-01`) + NIGHT_ENDS_MS);
  const due = await listDue(ctx, monthStart);
  for (const claim of due)
    await transact(ctx, (inner) => mailOne(inner, claim, monthStart)).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'a home value could not be mailed'),
    );
}

async function listDue(ctx: Context, monthStart: Date): Promise<DueClaim[]> {
  const { rows } = await sql<DueClaim>`
    select c.user_id as "userId", c.parcel_id as "homeId", c.mailed_estimate_cents as "mailedEstimateCents"
    from valuation_claims c join people p on p.id = c.user_id
    where c.wants_monthly_mail and c.created_at < ${monthStart} and (c.mailed_at is null or c.mailed_at < ${monthStart})
      and p.mail_address is not null
    order by c.user_id, c.parcel_id`.execute(ctx.db);
  return rows;
}

async function mailOne(ctx: MailContext, claim: DueClaim, monthStart: Date): Promise<void> {
  const { userId, homeId } = claim;
  // Another process that works on the same claim has locked it or moved its date.
  const { rows } = await sql`select from valuation_claims where user_id = ${userId} and parcel_id = ${homeId}
    and wants_monthly_mail and (mailed_at is null or mailed_at < ${monthStart}) for update skip locked`.execute(ctx.db);
  if (rows.length === 0) return;
  const valuation = await valueForOwner(ctx, userId, homeId);
  if (valuation?.estimate == null) return;
  const { estimate } = valuation;
  const address = valuation.address ?? 'Your home';
  await tell(ctx, {
    to: { userId },
    topic: VALUE_TOPIC,
    title: `${address}: estimated at ${sayRounded(estimate.estimate)}`,
    line: {
      body: `Between ${sayRange(estimate)} in two of three cases. An estimate, not an appraisal.`,
      href: `/ai-valuation?home=${homeId}`,
    },
    mail: {
      body: ValueMail(describeMail(ctx, { valuation, estimate, claim })),
      subscription: { key: subjectKeyOf(homeId), label: `Monthly value of ${address}` },
      dedupeKey: `home-value-${userId}-${homeId}-${utcDay(monthStart)}`,
    },
  });
  await sql`update valuation_claims set mailed_at = ${ctx.now}, mailed_estimate_cents = ${estimate.estimate * 100}
    where user_id = ${userId} and parcel_id = ${homeId}`.execute(ctx.db);
}

// With the owner's corrections; null where the home may no longer be valued or named.
async function valueForOwner(ctx: Context, userId: string, homeId: number): Promise<HomeValuation | null> {
  try {
    const home = await findValuedHome(ctx, homeId);
    return await presentValuation(ctx, correctHome(home, await listCorrections(ctx.db, userId, homeId)));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function describeMail(
  { config, now }: MailContext,
  { valuation, estimate, claim }: { valuation: HomeValuation; estimate: ValueEstimate; claim: DueClaim },
): Parameters<typeof ValueMail>[0] {
  const url = publicUrlOf(config);
  const news = addDays(usDay(now), -NEWS_DAYS);
  const change = claim.mailedEstimateCents === null ? null : estimate.estimate - claim.mailedEstimateCents / 100;
  return {
    estimate: sayRounded(estimate.estimate),
    range: sayRange(estimate),
    confidence: `${estimate.band}, ${estimate.confidence} of 100`,
    change: change === null ? null : sayChange(change),
    basis: [
      `Estimated on ${formatDate(estimate.asOf, 'UTC')} from recorded sales, with the facts on record and your corrections (model ${estimate.modelVersion}).`,
      'An estimate, not an appraisal.',
      ...(valuation.isDemonstration ? ['The city and its sales are a demonstration.'] : []),
    ].join(' '),
    sales: valuation.comparables
      .filter(({ closeDate }) => closeDate >= news)
      .slice(0, MOST_SALES)
      .map(({ address, price, closeDate }) => ({ address, sold: `${sayDollars(price)} on ${formatDate(closeDate, 'UTC')}` })),
    homeUrl: `${url}/ai-valuation?home=${claim.homeId}`,
    accuracyUrl: `${url}/accuracy`,
  };
}

function sayChange(change: number): string {
  if (Math.abs(change) < 500) return 'Almost unchanged since our last email.';
  return `${sayRounded(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than in our last email.`;
}

function sayRange({ low68, high68 }: ValueEstimate): string {
  return `${sayRounded(low68)} and ${sayRounded(high68)}`;
}
