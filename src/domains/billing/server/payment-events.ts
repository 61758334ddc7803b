import { sql } from 'kysely';
import { z } from 'zod';
import { formatKilobytes } from '#lib/format.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { readBody } from '#platform/http/read-body.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { ForgedEvent, type ProviderEvent, type ProviderName } from '#platform/payments/provider.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { orderByTime, readInTurn, type TimeMark } from '#platform/verb/order-by-time.ts';
import { transact } from '#platform/verb/transact.ts';
import { applyCheckout, applyPayment } from './apply-payment.ts';
import { applyBankPayout } from './bank-payouts.ts';
import type { BillingContext } from './billing-context.ts';
import { applyDispute } from './disputes.ts';
import { endOrder } from './end-order.ts';
import { applyAccount } from './payout-accounts.ts';
import { applyPayout } from './payouts.ts';
import { listPayments, lockOrder } from './queries.ts';
import { applyRefund } from './refunds.ts';

const ORDER = orderByTime({ at: sql`received_at`, id: sql`id`, ids: z.string(), first: 'oldest' });
const MOST_BYTES = 512 * 1024;
const BATCH = 100;
/** The most that one run takes: a flood is worked on by several. */
const MOST_AT_ONCE = 5_000;
/** Providers list events of a month; ours are asked for a span that a long outage fits in. */
const LOOK_BACK_DAYS = 3;

/**
 * Takes what a provider says: proves the signature over the raw bytes, keeps it by its id, and answers; the work comes after. Again
 * the same changes nothing. Throws `malformed` for what the provider did not sign, and says no more.
 */
export async function takePaymentEvent(
  ctx: BillingContext,
  { provider, request }: { provider: ProviderName; request: Request },
): Promise<void> {
  const raw = await readBody(request, (bytes) => {
    if (bytes > MOST_BYTES) throw new DomainError('too-large', `An event has at most ${formatKilobytes(MOST_BYTES)}.`);
  });
  await storeSigned(ctx, provider, {
    raw,
    signature: request.headers.get(provider === 'stripe' ? 'stripe-signature' : 'sandbox-signature'),
  });
}

async function storeSigned(
  ctx: BillingContext,
  provider: ProviderName,
  given: { raw: Buffer; signature: string | null },
): Promise<void> {
  if (!ctx.payments.names.includes(provider)) throw new DomainError('not-found', 'This provider isn’t used here.');
  let event: ProviderEvent | null;
  try {
    event = ctx.payments.open(provider, ctx).readEvent({ ...given, now: ctx.now });
  } catch (cause) {
    if (!(cause instanceof ForgedEvent) && !(cause instanceof SyntaxError)) throw cause;
    throw new DomainError('malformed', 'This isn’t a signed event.', { cause });
  }
  if (event !== null) await storeEvents(ctx, provider, [event]);
}

async function storeEvents(ctx: BillingContext, provider: ProviderName, events: readonly ProviderEvent[]): Promise<void> {
  await transact(ctx, async ({ db: trx }) => {
    for (const event of events)
      await sql`
        insert into payment_events as known (provider, id, about, object_id, account_id, happened_at)
        values (${provider}, ${event.id}, ${event.about}, ${event.objectId}, ${event.accountId}, ${event.at})
        on conflict (provider, id) do update set deliveries = known.deliveries + 1`.execute(trx);
    await ctx.jobs.send(trx, 'billing.work-events', {}, { singletonKey: 'events' });
  });
}

/** Works on what came and was not worked on, all of it in turn. What fails waits for the next run, with its reason, and holds nobody up. */
export async function workEvents(ctx: BillingContext): Promise<void> {
  const readOpen = (after: TimeMark | undefined, limit: number) =>
    ctx.db
      .selectFrom('payment_events')
      .select(['provider', 'id', 'about', 'object_id', 'account_id', 'happened_at'])
      .select(ORDER.mark.as('mark'))
      .where('worked_at', 'is', null)
      .where(ORDER.isAfter(after))
      .orderBy(ORDER.by)
      .limit(limit)
      .execute();
  let worked = 0;
  for await (const open of readInTurn(BATCH, readOpen)) {
    for (const row of open) await workEvent(ctx, row);
    worked += open.length;
    if (worked >= MOST_AT_ONCE) return;
  }
}

async function workEvent(
  ctx: BillingContext,
  row: { provider: string; id: string; about: string; object_id: string; account_id: string | null; happened_at: Date },
): Promise<void> {
  const provider = row.provider as ProviderName;
  const failure = await applyObject(asOf(ctx, row), provider, {
    about: row.about as ProviderEvent['about'],
    objectId: row.object_id,
    accountId: row.account_id,
  }).then(
    () => null,
    (error: unknown) => {
      ctx.log.warn({ err: error, event: row.id }, 'an event of the payment provider waits');
      return String(error).slice(0, 500);
    },
  );
  await ctx.db
    .updateTable('payment_events')
    .set({ failure, worked_at: failure === null ? ctx.now : null })
    .where('provider', '=', provider)
    .where('id', '=', row.id)
    .execute();
}

/**
 * The sandbox has no clock but that of whoever acts there: what it tells counts from then on, whoever works on it and when. So what a
 * demonstration tells of the past stays in the past.
 */
function asOf(ctx: BillingContext, { provider, happened_at: at }: { provider: string; happened_at: Date }): BillingContext {
  return provider === 'sandbox' && at < ctx.now ? { ...ctx, now: at } : ctx;
}

/** Reads what something is now at the provider, and brings our side there. Events only say where to look. */
export async function applyObject(
  ctx: BillingContext,
  name: ProviderName,
  { about, objectId, accountId }: Pick<ProviderEvent, 'about' | 'objectId'> & { accountId?: string | null },
): Promise<void> {
  const provider = ctx.payments.open(name, ctx);
  switch (about) {
    case 'checkout':
      return applyCheckout(ctx, name, await provider.readCheckout(objectId));
    case 'payment':
      return applyPayment(ctx, name, await provider.readPayment(objectId));
    case 'refund':
      return applyRefund(ctx, await provider.readRefund(objectId));
    case 'dispute': {
      const said = await provider.readDispute(objectId);
      // It may be told before its payment was.
      if (said.paymentId !== '' && !(await isKnownPayment(ctx, said.paymentId)))
        await applyPayment(ctx, name, await provider.readPayment(said.paymentId));
      return applyDispute(ctx, said);
    }
    case 'account':
      return applyAccount(ctx, name, await provider.readAccount(objectId));
    case 'payout': {
      const said = await provider.readPayout(objectId, accountId ?? null);
      return accountId == null ? applyBankPayout(ctx, name, said) : applyPayout(ctx, said);
    }
    case 'transfer':
      return undefined;
  }
}

async function isKnownPayment({ db }: Pick<BillingContext, 'db'>, paymentId: string): Promise<boolean> {
  return (await db.selectFrom('payments').select('id').where('provider_id', '=', paymentId).executeTakeFirst()) !== undefined;
}

/** What the sandbox has to say now, over the same way as any provider's. */
export async function deliverSandboxEvents(ctx: BillingContext): Promise<void> {
  if (!ctx.payments.names.includes('sandbox')) return;
  for (const { raw, signature } of await ctx.payments.openSandbox(ctx).takeDue())
    await storeSigned(ctx, 'sandbox', { raw: Buffer.from(raw), signature });
}

/** Asks providers for what they told and we never heard, and looks again at what is open here. */
export async function catchUp(ctx: BillingContext): Promise<void> {
  const since = new Date(ctx.now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  for (const name of ctx.payments.names) {
    const events = await ctx.payments.open(name, ctx).listEvents(since);
    const known = new Set(
      (
        await ctx.db
          .selectFrom('payment_events')
          .select('id')
          .where('provider', '=', name)
          .where('received_at', '>=', new Date(since.getTime() - DAY_MS))
          .execute()
      ).map(({ id }) => id),
    );
    const missed = events.filter(({ id }) => !known.has(id));
    for (let at = 0; at < missed.length; at += BATCH) await storeEvents(ctx, name, missed.slice(at, at + BATCH));
  }
  await workEvents(ctx);
  await endOverPages(ctx);
  await endOverOrders(ctx);
}

async function endOverPages(ctx: BillingContext): Promise<void> {
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('payments')
      .select(['id', 'provider', 'checkout_id'])
      .where('status', 'in', ['created', 'action'])
      .where('checkout_id', 'is not', null)
      .where('expires_at', '<=', ctx.now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'a page to pay', find, async (_id, { provider, checkout_id }) => {
    const name = provider as ProviderName;
    await applyCheckout(ctx, name, await ctx.payments.open(name, ctx).expireCheckout(checkout_id ?? ''));
  });
}

/**
 * Orders whose price no longer holds end, with what they keep of promo codes, once no page can pay them and no money is on its way:
 * a page mostly ends before its order. What is paid all the same goes back.
 */
async function endOverOrders(ctx: BillingContext): Promise<void> {
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('orders')
      .select('id')
      .where('status', 'in', ['pending', 'failed'])
      .where('expires_at', '<=', ctx.now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'an order that is over', find, (id) =>
    transact(ctx, async (inner) => {
      const order = await lockOrder(inner.db, id);
      if (order === undefined || order.expires_at > inner.now) return;
      const payments = await listPayments(inner.db, [id]);
      const isUnderWay = payments.some(
        ({ status, checkout_id, expires_at }) =>
          status === 'processing' ||
          ((status === 'created' || status === 'action') && (checkout_id !== null || expires_at > inner.now)),
      );
      if (isUnderWay) return;
      await inner.db
        .updateTable('payments')
        .set({ status: 'cancelled' })
        .where('order_id', '=', id)
        .where('status', 'in', ['created', 'action'])
        .execute();
      await endOrder(inner, order, 'expired');
    }),
  );
}
