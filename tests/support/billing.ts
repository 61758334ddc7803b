import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Order } from '#domains/billing/contract.ts';
import { getOrder } from '#domains/billing/server/own-orders.ts';
import { deliverSandboxEvents, workEvents } from '#domains/billing/server/payment-events.ts';
import { type OrderToPlace, placeOrder } from '#domains/billing/server/place-order.ts';
import { paySandboxCheckout, settleSandbox } from '#domains/billing/server/sandbox-checkout.ts';
import { listSubscriptions } from '#domains/billing/server/subscriptions.ts';
import { checkLedger, listBooks } from '#domains/ledger/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from './actors.ts';
import { readMail } from './people.ts';
import type { TestApp } from './test-app.ts';

export const photos = { id: 'photo-shoot', quantity: 1, period: 'once' } as const;

/** An order of a photo shoot, but for what is given. */
export const cart = (more: Partial<OrderToPlace> = {}): OrderToPlace => ({
  id: randomUUID(),
  items: [photos],
  promoCode: null,
  state: 'CO',
  billing: { name: 'Bea Ames', address: '17 Willow Lane, Denver, CO 80202' },
  seenTotalCents: 250_00,
  ...more,
});

export const checkoutOf = (order: Order) => new URL(order.payment?.url ?? '').searchParams.get('pay') ?? '';

/** The same person later. */
export const later = (ctx: ServerContext, ms: number): ServerContext => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });

/** What comes of a random act: what is refused changes nothing, and anything else that fails is a fault. */
export async function attempt(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.publicCode ?? error.code;
  }
}

/** The cart of a plan by the month. */
export const guidedPlan = (more: Partial<OrderToPlace> = {}): OrderToPlace =>
  cart({ items: [{ id: 'guided', quantity: 1, period: 'month' }], seenTotalCents: 49_00, ...more });

export const planOf = async (ctx: ServerContext) => (await listSubscriptions(ctx)).subscriptions[0];

/** What buyers and the background work do at an application of the sandbox. */
export function billingOn(open: () => TestApp) {
  const system = (ms = 0): ServerContext => later(open().system(), ms);

  async function signIn(name: string, isAdmin = false): Promise<ServerContext> {
    // Before the wait: people who come together have the same time, and the books show what they do in its order.
    const ctx = open().ctx();
    const actor = await addActor(open().db, { name });
    return { ...ctx, actor: isAdmin ? { ...actor, role: 'admin', roles: ['admin'] } : actor };
  }

  /** The newest mail to somebody, in one line. */
  async function lastMail(ctx: ServerContext): Promise<{ subject: string; text: string }> {
    const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
    const { email } = await open().db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const { subject, text } = await readMail(open(), email ?? '');
    return { subject, text: text.replaceAll(/\s+/g, ' ') };
  }

  /** What the provider said so far has come, late as it may be. */
  async function hear(): Promise<void> {
    await deliverSandboxEvents(system(60_000));
    for (let round = 0; round < 4; round += 1) await workEvents(system());
  }

  async function buy(ctx: ServerContext, card = 'visa', given = cart()): Promise<Order> {
    const order = await placeOrder(ctx, given);
    await paySandboxCheckout(ctx, { checkoutId: checkoutOf(order), card });
    await hear();
    return getOrder(ctx, order.id);
  }

  /** Everything that is under way comes to its end. */
  async function settleAll(ms = 60_000): Promise<void> {
    await settleSandbox(system(ms));
    await deliverSandboxEvents(system(ms + 60_000));
    for (let round = 0; round < 4; round += 1) await workEvents(system(ms));
  }

  async function balances(): Promise<Record<string, number>> {
    const sandbox = (await listBooks(open())).find(({ book }) => book === 'sandbox');
    return Object.fromEntries((sandbox?.accounts ?? []).map(({ kind, cents }) => [kind, cents]));
  }

  /** What changed on the books of the sandbox. */
  async function booked(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await balances();
    await work();
    const after = await balances();
    return Object.fromEntries(
      Object.keys(after).flatMap((kind) =>
        (after[kind] ?? 0) === (before[kind] ?? 0) ? [] : [[kind, (after[kind] ?? 0) - (before[kind] ?? 0)]],
      ),
    );
  }

  async function expectBooksToAddUp(): Promise<void> {
    const checked = await checkLedger(system());
    expect(checked.faults).toEqual([]);
    expect(checked.books.map(({ differenceCents }) => differenceCents)).toEqual([0, 0]);
  }

  return { system, signIn, lastMail, hear, buy, settleAll, balances, booked, expectBooksToAddUp };
}
