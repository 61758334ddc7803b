import { recordAudit } from '#domains/accounts/server/index.ts';
import { mayDo } from '#domains/experts/contract.ts';
import { findVendors, requireVendorMember } from '#domains/experts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { sayCount } from '#lib/say-number.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { type Account, ProviderAway, type ProviderName, ProviderRefusal } from '#platform/payments/provider.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { BANK_HOLD_DAYS } from '../model/payout-terms.ts';
import { auditedVendor } from './audited.ts';
import type { BillingContext, MoneyInside } from './billing-context.ts';
import { explainProvider } from './explain-provider.ts';

const EARNINGS_PATH = '/enhanced-vendor-dashboard#earnings';

/** The provider of the caller's payouts. Throws `not-configured` where there is none. */
export function requirePayoutProvider(ctx: BillingContext): ProviderName {
  const provider = ctx.payments.nameFor(requireUser(ctx));
  if (provider === undefined) throw new DomainError('not-configured', 'Payouts aren’t available here yet.');
  return provider;
}

/** Opens the page of the provider on which an owner says where the money goes. */
export async function openPayoutAccount(ctx: BillingContext, vendorId: string): Promise<{ url: string }> {
  await requireVendorMember(ctx, 'own', vendorId);
  const name = requirePayoutProvider(ctx);
  const provider = ctx.payments.open(name, ctx);
  const known = await ctx.db
    .selectFrom('vendor_accounts')
    .select('account_id')
    .where('vendor_id', '=', vendorId)
    .where('provider', '=', name)
    .executeTakeFirst();
  try {
    const id =
      known?.account_id ??
      (await provider.openAccount({ key: `account:${vendorId}`, firstTriedAt: ctx.now, reference: vendorId, email: null })).id;
    const said = await provider.readAccount(id);
    await applyAccount(ctx, name, said, vendorId);
    await recordAudit(ctx, { action: 'payout-account-opened', details: await auditedVendor(ctx, vendorId) });
    const page = `${publicUrlOf(ctx.config)}/enhanced-vendor-dashboard`;
    return said.transfers === 'active'
      ? await provider.openDashboard(id, { returnUrl: page })
      : await provider.openOnboarding(id, { returnUrl: page, refreshUrl: page });
  } catch (cause) {
    return explainProvider(cause, {
      away: 'Try again in a minute.',
      refused: 'The payment provider can’t open this account. Write to us, and we’ll look into it.',
    });
  }
}

/**
 * What an account is now. A page that somebody came back from proves nothing. Where its bank account is another than before, its
 * payouts wait, and its owners hear of it.
 */
export async function applyAccount(ctx: BillingContext, provider: ProviderName, said: Account, vendorId?: string): Promise<void> {
  const state = { transfers: said.transfers, missing: said.missing, updated_at: ctx.now };
  const bank = { bank_id: said.bank?.id ?? null, bank_last4: said.bank?.last4 ?? null };
  await transact(ctx, async (inner) => {
    if (vendorId !== undefined)
      await inner.db
        .insertInto('vendor_accounts')
        .values({ vendor_id: vendorId, provider, account_id: said.id, ...state })
        .onConflict((conflict) => conflict.columns(['vendor_id', 'provider']).doNothing())
        .execute();
    const before = await inner.db
      .selectFrom('vendor_accounts')
      .selectAll()
      .where('account_id', '=', said.id)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return;
    // An account that is gone for a moment may come back as another.
    const isAnother = bank.bank_id !== null && before.bank_id !== null && bank.bank_id !== before.bank_id;
    const until = new Date(ctx.now.getTime() + BANK_HOLD_DAYS * DAY_MS);
    await inner.db
      .updateTable('vendor_accounts')
      .set({ ...state, ...(bank.bank_id === null ? {} : bank), ...(isAnother ? { held_until: until } : {}) })
      .where('account_id', '=', said.id)
      .execute();
    if (isAnother) await tellOfBank(inner, { vendorId: before.vendor_id, last4: said.bank?.last4 ?? '' });
  });
}

async function tellOfBank(inner: MoneyInside, { vendorId, last4 }: { vendorId: string; last4: string }): Promise<void> {
  await recordAudit(inner, { action: 'payout-bank-changed', details: { ...(await auditedVendor(inner, vendorId)), last4 } });
  const vendor = (await findVendors(inner, [vendorId])).get(vendorId);
  const paragraphs = [
    `Payouts of ${vendor?.name ?? 'your business'} now go to the bank account that ends in ${last4}. To be safe, the next one waits for ${sayCount(BANK_HOLD_DAYS, 'day')}.`,
    'If none of you changed it, change the account back, sign out of all devices, choose a new password, and write to us.',
  ];
  // Whoever changed it hears of it too: it may not have been them.
  for (const { userId, role } of vendor?.members ?? []) {
    if (!mayDo(role, 'own')) continue;
    const to = { userId };
    const title = 'Your payouts go to another bank account now';
    // Nobody can switch this mail off.
    await tell(inner, { to, title, mail: { body: { paragraphs, action: { path: EARNINGS_PATH, label: 'See your payouts' } } } });
    await tell(inner, { to, topic: 'services', title, line: { body: paragraphs.join(' '), href: EARNINGS_PATH } });
  }
}

/** Asks the provider what the account is now, before money goes there. One that is silent is not waited for: its events tell later. */
export async function rereadAccount(
  ctx: BillingContext,
  { vendorId, provider }: { vendorId: string; provider: ProviderName },
): Promise<void> {
  const known = await ctx.db
    .selectFrom('vendor_accounts')
    .select('account_id')
    .where('vendor_id', '=', vendorId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (known === undefined) return;
  try {
    await applyAccount(ctx, provider, await ctx.payments.open(provider, ctx).readAccount(known.account_id));
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefusal)) throw error;
    ctx.log.warn({ err: error, vendorId }, 'the payment provider does not say where payouts go');
  }
}
