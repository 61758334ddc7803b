import type { EndpointResponse } from '#lib/endpoint.ts';
import { ProviderRefusal } from '#platform/payments/provider.ts';
import { TEST_CARDS } from '#platform/payments/sandbox/test-cards.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type * as contract from '../contract.ts';
import type { BillingContext } from './billing-context.ts';
import { deliverSandboxEvents, workEvents } from './payment-events.ts';
import { findOrder } from './queries.ts';

const NO_CHECKOUT = 'There is nothing to pay here.';

async function requirePage(ctx: BillingContext, checkoutId: string) {
  const { userId } = requireUser(ctx);
  if (!ctx.payments.names.includes('sandbox')) throw new DomainError('not-found', NO_CHECKOUT);
  const page = await ctx.payments.openSandbox(ctx).readPage(checkoutId);
  const order = page === undefined ? undefined : await findOrder(ctx.db, page.reference);
  if (page === undefined || order?.user_id !== userId) throw new DomainError('not-found', NO_CHECKOUT);
  return page;
}

/** The test provider's page, for whoever ordered. */
export async function getSandboxCheckout(
  ctx: BillingContext,
  checkoutId: string,
): Promise<EndpointResponse<typeof contract.getSandboxCheckout>> {
  const page = await requirePage(ctx, checkoutId);
  const payment = page.paymentId === null ? undefined : await ctx.payments.openSandbox(ctx).readPayment(page.paymentId);
  return {
    status: page.status,
    cents: page.cents,
    lines: [...page.lines],
    asksAuthentication: payment?.status === 'action',
    successUrl: page.successUrl,
    cancelUrl: page.cancelUrl,
    cards: TEST_CARDS.map(({ key, label, brand, last4 }) => ({ key, label, brand, last4 })),
  };
}

/** Pays there by a chosen outcome. Throws `gone` once the page is over. */
export async function paySandboxCheckout(
  ctx: BillingContext,
  { checkoutId, card, confirms }: { checkoutId: string; card: string; confirms?: boolean | undefined },
): Promise<EndpointResponse<typeof contract.paySandboxCheckout>> {
  await requirePage(ctx, checkoutId);
  const known = TEST_CARDS.find(({ key }) => key === card);
  if (known === undefined) throw invalidField('card', 'Choose a card from the list.');
  const sandbox = ctx.payments.openSandbox(ctx);
  try {
    const page = await sandbox.pay(checkoutId, { card: known.key, confirms });
    const payment = page.paymentId === null ? undefined : await sandbox.readPayment(page.paymentId);
    // What is due at once need not wait for the next round of work.
    await hearSandbox(ctx);
    return { status: page.status, outcome: payment?.status ?? 'created', failure: payment?.failure ?? null };
  } catch (cause) {
    if (cause instanceof ProviderRefusal)
      throw new DomainError('gone', 'This page has expired. Go back to your order to pay.', { cause });
    throw cause;
  }
}

/** Takes what the sandbox has to say by now, and works on it. */
export async function hearSandbox(ctx: BillingContext): Promise<void> {
  await deliverSandboxEvents(ctx);
  await workEvents(ctx);
}

/** Lets what is under way in the sandbox come to its end, as days would. */
export async function settleSandbox(ctx: BillingContext): Promise<void> {
  if (ctx.payments.names.includes('sandbox')) await ctx.payments.openSandbox(ctx).settle();
}
