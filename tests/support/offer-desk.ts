import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OfferVerb } from '#domains/offers/contract.ts';
import type { OfferTerms } from '#domains/offers/model/terms.ts';
import { moveOffer } from '#domains/offers/server/move-offer.ts';
import { submitOffer } from '#domains/offers/server/submit-offer.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { signInAt } from './actors.ts';
import { addHomeForSale } from './own-listings.ts';
import { openTestApp } from './test-app.ts';

export type OfferDesk = Awaited<ReturnType<typeof openOfferDesk>>;

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The same person a moment later. */
export const soon = (ctx: ServerContext): ServerContext => ({ ...ctx, now: new Date(Date.now() + 1000) });

export const offerTerms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  priceCents: 500_000_00,
  escalation: null,
  earnestCents: 10_000_00,
  earnestDueDays: 3,
  financing: 'conventional',
  downPaymentRate: 0.2,
  proof: 'preapproved',
  contingencies: { inspection: 10, appraisal: 20, loan: 25, title: 10, saleOfHome: null, association: null },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0,
  buyerAgentCents: 0,
  closingDate: inDays(45).slice(0, 10),
  rentBackDays: null,
  rentBackDayCents: 0,
  inclusions: [],
  expiresAt: inDays(2),
  ...changes,
});

/**
 * An application with an owner, their agent and two buyers, and one home for sale after the other: call `begin` before each test.
 */
export async function openOfferDesk() {
  const app = await openTestApp();
  const signIn = signInAt(() => app);
  const [owner, agent, buyer, other] = await Promise.all([signIn('Olga'), signIn('Arno'), signIn('Bea'), signIn('Otto')]);
  const now = { listingKey: '' };
  let made = 0;

  async function begin(): Promise<void> {
    made += 1;
    now.listingKey = await addHomeForSale(`OFFER-${made}`, owner, agent);
  }

  const submit = (ctx: ServerContext, terms = offerTerms()) =>
    submitOffer(ctx, { listingKey: now.listingKey, id: randomUUID(), terms });
  const move = (ctx: ServerContext, offerId: string, verb: OfferVerb, version = 1, terms?: OfferTerms) =>
    moveOffer(ctx, { offerId, version, verb, terms });
  const endNow = (offerId: string) => sql`update offers set expires_at = clock_timestamp() where id = ${offerId}`.execute(app.db);

  async function statusOfHome(): Promise<string> {
    const home = app.db.selectFrom('listings').select('standard_status').where('listing_key', '=', now.listingKey);
    return (await home.executeTakeFirstOrThrow()).standard_status;
  }

  return { app, signIn, owner, agent, buyer, other, now, begin, submit, move, endNow, statusOfHome };
}
