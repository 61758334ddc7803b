import { randomUUID } from 'node:crypto';
import { makeDemoCompanion } from '#domains/accounts/server/index.ts';
import type { OfferTerms } from '#domains/offers/contract.ts';
import { moveOffer, recallOffer, submitOffer } from '#domains/offers/server/index.ts';
import type { OwnListing } from '#domains/selling/contract.ts';
import { dayInZone, zonedTimeToInstant } from '#lib/zoned-time.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, daysFrom, type DemoPerson } from './act-as.ts';

type Home = Pick<OwnListing, 'listingKey' | 'timeZone'> & { price: number };

/** Terms as an offer here usually has them. The clock counts, not the past: an offer must still be open. */
function termsOf({ price, timeZone }: Home, share: number, days: number, changes: Partial<OfferTerms> = {}): OfferTerms {
  const cents = (dollars: number) => Math.round(dollars / 500) * 500_00;
  const now = new Date();
  return {
    priceCents: cents(price * share),
    escalation: null,
    earnestCents: cents(price * 0.02),
    earnestDueDays: 3,
    financing: 'conventional',
    downPaymentRate: 0.2,
    proof: 'preapproved',
    contingencies: { inspection: 10, appraisal: 21, loan: 25, title: 10, saleOfHome: null, association: null },
    gapCoverCents: 0,
    concessionsCents: 0,
    buyerAgentRate: 0.025,
    buyerAgentCents: 0,
    closingDate: dayInZone(daysFrom(now, 38), timeZone),
    rentBackDays: null,
    rentBackDayCents: 0,
    inclusions: ['Refrigerator', 'Washer and dryer'],
    expiresAt: zonedTimeToInstant(`${dayInZone(daysFrom(now, days), timeZone)}T17:00:00`, timeZone),
    ...changes,
  };
}

async function makePerson(ctx: ServerContext, id: string, name: string): Promise<DemoPerson> {
  await makeDemoCompanion(ctx, { id, displayName: name });
  return { id, name, role: 'buyer', email: `${id}@demo.invalid` };
}

/** Three offers for a home for sale: one that answered a counter, one that escalates, and one in cash. */
export async function makeOffers(ctx: ServerContext, person: DemoPerson, home: Home): Promise<void> {
  const { listingKey } = home;
  const [first, second, third] = await Promise.all(
    ['Avery', 'Jordan', 'Riley'].map((name, at) => makePerson(ctx, `${person.id}-offer-${at + 1}`, `Demo ${name}`)),
  );
  if (first === undefined || second === undefined || third === undefined) return;
  const offer = async (buyer: DemoPerson, days: number, terms: OfferTerms) =>
    (await submitOffer(actAs(ctx, buyer, days), { listingKey, id: randomUUID(), terms })).id;
  const answered = await offer(first, -5, termsOf(home, 0.975, 3));
  await moveOffer(actAs(ctx, person, -4.2), {
    offerId: answered,
    version: 1,
    verb: 'counter',
    terms: termsOf(home, 1, 3, { buyerAgentRate: 0.02 }),
  });
  await moveOffer(actAs(ctx, first, -3.2), {
    offerId: answered,
    version: 2,
    verb: 'revise',
    terms: termsOf(home, 0.99, 4, { gapCoverCents: 5_000_00 }),
  });
  await recallOffer(ctx, { offerId: answered, madeAt: [-5, -4.2, -3.2].map((days) => daysFrom(ctx.now, days)) });
  const limit = termsOf(home, 1.005, 3).priceCents;
  const rising = await offer(
    second,
    -2.5,
    termsOf(home, 0.965, 3, { escalation: { stepCents: 2_000_00, capCents: limit }, downPaymentRate: 0.1 }),
  );
  await recallOffer(ctx, { offerId: rising, madeAt: [daysFrom(ctx.now, -2.5)] });
  const cash = await offer(
    third,
    -2,
    termsOf(home, 0.955, 2, {
      financing: 'cash',
      downPaymentRate: 1,
      proof: 'funds',
      contingencies: { inspection: 5, appraisal: null, loan: null, title: 10, saleOfHome: null, association: null },
      closingDate: dayInZone(daysFrom(new Date(), 18), home.timeZone),
      buyerAgentRate: 0,
      inclusions: [],
    }),
  );
  await recallOffer(ctx, { offerId: cash, madeAt: [daysFrom(ctx.now, -2)] });
}

/** One offer of a buyer, which the seller answered with a counter. */
export async function makeAnsweredOffer(
  ctx: ServerContext,
  { buyer, seller, home }: { buyer: DemoPerson; seller: DemoPerson; home: Home },
): Promise<void> {
  const { id } = await submitOffer(actAs(ctx, buyer, -1.8), {
    listingKey: home.listingKey,
    id: randomUUID(),
    terms: termsOf(home, 0.96, 3),
  });
  await moveOffer(actAs(ctx, seller, -0.8), {
    offerId: id,
    version: 1,
    verb: 'counter',
    terms: termsOf(home, 0.985, 2, { inclusions: ['Refrigerator'] }),
  });
  await recallOffer(ctx, { offerId: id, madeAt: [daysFrom(ctx.now, -1.8), daysFrom(ctx.now, -0.8)] });
}
