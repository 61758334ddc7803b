import { sql } from 'kysely';
import { z } from 'zod';
import { platformAccount, sumJournals } from '#domains/ledger/server/index.ts';
import { tellStaff } from '#domains/notifications/server/index.ts';
import { formatCount } from '#lib/format.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { readMark, writeMark } from '#platform/db/marks.ts';
import { type BalanceLine, EVENT_ABOUT, PROVIDERS, type ProviderName } from '#platform/payments/provider.ts';
import { type BillingContext, bookOf } from './billing-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { feeKeysOf } from './disputes.ts';
import { applyObject } from './payment-events.ts';

const differenceSchema = z.object({
  provider: z.enum(PROVIDERS),
  objectId: z.string(),
  /** What it is at the provider, such as a refund. */
  kind: z.string(),
  what: z.string(),
  /** The provider's cents less ours. */
  cents: z.number(),
});
/** Where the provider's books and ours do not say the same of one thing. */
export type Difference = z.infer<typeof differenceSchema>;

const MARK = 'billing.differences';
const MOST_KEPT = 500;
const markSchema = z.object({ comparedAt: z.string(), count: z.number(), differences: z.array(differenceSchema) });

const LOOK_BACK_DAYS = 35;

/**
 * Holds every line of the provider's books against the ledger, by payment, refund, dispute, transfer and payout to the bank: what moved at the provider, fees
 * included, against what is booked on clearing. What is under way on one side alone for less than an hour is left out.
 */
export async function reconcile(ctx: BillingContext): Promise<Difference[]> {
  const to = new Date(ctx.now.getTime() - HOUR_MS);
  const from = new Date(ctx.now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const differences: Difference[] = [];
  for (const provider of ctx.payments.names) {
    const lines = await ctx.payments.open(provider, ctx).listBalanceLines(from, ctx.now);
    const theirs = sumByObject(lines);
    const ours = await sumOurs(ctx, provider, theirs, { from, to });
    for (const objectId of new Set([...theirs.keys(), ...ours.keys()])) {
      const their = theirs.get(objectId);
      const our = ours.get(objectId);
      const cents = (their?.cents ?? 0) - (our?.cents ?? 0);
      if (cents === 0 || (their !== undefined && their.at > to)) continue;
      const what =
        their === undefined
          ? 'The ledger has it, the provider doesn’t'
          : our === undefined
            ? 'The provider has it, the ledger doesn’t'
            : 'The amounts differ';
      differences.push({ provider, objectId, kind: their?.kind ?? our?.kind ?? '', what, cents });
    }
  }
  return differences;
}

/** Looks again at what differs; what still does is told to the log, and kept for administrators. */
export async function reconcileDaily(ctx: BillingContext): Promise<void> {
  for (const { provider, objectId, kind } of await reconcile(ctx)) {
    const about = EVENT_ABOUT.find((one) => one === kind);
    if (about === undefined) continue;
    await applyObject(ctx, provider, { about, objectId }).catch((error: unknown) =>
      ctx.log.warn({ err: error, objectId }, 'a difference could not be checked'),
    );
  }
  const left = await reconcile(ctx);
  await writeMark(ctx.db, MARK, {
    comparedAt: ctx.now.toISOString(),
    count: left.length,
    differences: left.slice(0, MOST_KEPT),
  });
  if (left.length === 0) return;
  ctx.log.error({ differences: left.slice(0, 20), count: left.length }, 'provider and ledger differ');
  await transact(ctx, (inner) =>
    tellStaff(inner, {
      key: 'ledger-differences',
      title: `Payment provider and ledger differ in ${formatCount(left.length, 'place')}`,
      body: 'Each difference is listed with both sides. Look at it before the next payouts.',
      href: '/admin/money',
    }),
  );
}

/** What the last comparison found: the provider is asked once a day, not with each look. */
export async function readDifferences({ db }: Pick<BillingContext, 'db'>): Promise<z.infer<typeof markSchema> | undefined> {
  return markSchema.safeParse(await readMark(db, MARK)).data;
}

function sumByObject(lines: readonly BalanceLine[]): Map<string, { cents: number; kind: string; at: Date }> {
  const sums = new Map<string, { cents: number; kind: string; at: Date }>();
  for (const { objectId, kind, cents, feeCents, at } of lines) {
    if (kind === 'other') continue;
    const known = sums.get(objectId);
    const base = kind.replace(/-(failed|returned)$/, '');
    sums.set(objectId, {
      cents: (known?.cents ?? 0) + cents - feeCents,
      kind: base,
      at: known !== undefined && known.at > at ? known.at : at,
    });
  }
  return sums;
}

/** Cents on clearing by the provider's id, of what the provider named and of what we booked in the span. */
async function sumOurs(
  ctx: BillingContext,
  provider: ProviderName,
  theirs: ReadonlyMap<string, { kind: string }>,
  { from, to }: { from: Date; to: Date },
): Promise<Map<string, { cents: number; kind: string }>> {
  const ids = [...theirs.keys()];
  const feeEnds = feeKeysOf('').map((key) => key.slice('dispute:'.length));
  const { rows } = await sql<{ object_id: string; kind: string; keys: string[] }>`
    select p.provider_id as object_id, 'payment' as kind, array[case when p.is_extra then 'payment:' || p.id || ':extra' else 'order:' || p.order_id || ':paid' end, 'payment:' || p.id || ':fee'] as keys
      from payments p where p.provider = ${provider} and p.status = 'succeeded' and (p.provider_id = any(${ids}::text[]) or p.created_at between ${from} and ${to})
    union all
    select r.provider_id, 'refund', array(select 'refund:' || r.id || ':' || n || s from generate_series(1, r.attempt) n, unnest(array[':done', ':failed']) s)
      from refunds r join payments p on p.id = r.payment_id where p.provider = ${provider} and r.provider_id is not null
        and (r.provider_id = any(${ids}::text[]) or r.created_at between ${from} and ${to})
    union all
    select d.provider_id, 'dispute', array(select 'dispute:' || d.provider_id || s from unnest(array[':taken', ':returned'] || ${feeEnds}::text[]) s)
      from disputes d join payments p on p.id = d.payment_id where p.provider = ${provider}
        and (d.provider_id = any(${ids}::text[]) or d.created_at between ${from} and ${to})
    union all
    select o.transfer_id, 'transfer', array['payout:' || o.id || ':transfer'] from payouts o where o.provider = ${provider} and o.transfer_id is not null
        and (o.transfer_id = any(${ids}::text[]) or o.created_at between ${from} and ${to})`.execute(ctx.db);
  for (const [id, { kind }] of theirs)
    if (kind === 'payout') rows.push({ object_id: id, kind, keys: [`bank:${id}`, `bank:${id}:back`] });
  const wanted = rows.flatMap(({ keys }) => keys);
  const booked = await sumJournals(ctx, bookOf(ctx, provider), { account: platformAccount('clearing'), keys: wanted });
  const sums = new Map<string, { cents: number; kind: string }>();
  for (const { object_id, kind, keys } of rows) {
    if (object_id === null || !keys.some((key) => booked.has(key))) continue;
    sums.set(object_id, { kind, cents: keys.reduce((sum, key) => sum + (booked.get(key) ?? 0), 0) });
  }
  return sums;
}
