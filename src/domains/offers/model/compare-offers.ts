import { formatMoney } from '#lib/format.ts';
import { escalate, type EscalationResult, type EscalationStep } from './escalate.ts';
import { isOpenOffer, isStanding, UNANSWERED, type OfferStatus } from './negotiation.ts';
import { type CostsOn, sheetOfOffer, taxBounds } from './offer-net.ts';
import type { OfferTerms } from './terms.ts';

export interface ComparedOffer {
  id: string;
  status: OfferStatus;
  /** The latest. */
  terms: OfferTerms;
}

/** As sellers read them: the accepted one, those that something may still become of, and those that are over. */
export function orderOffers<O extends { status: OfferStatus }>(offers: readonly O[]): O[] {
  const place = ({ status }: O) => [status === 'accepted', isOpenOffer(status), true].indexOf(true);
  return offers.toSorted((one, other) => place(one) - place(other));
}

/**
 * What the escalations among the offers that wait for the seller come to, on what each leaves the seller. Null if none of them
 * escalates, and once one is accepted. It is a calculation and accepts nothing.
 */
export function compareEscalations(offers: readonly ComparedOffer[], costsOn: CostsOn): EscalationResult | null {
  const waiting = offers.filter(({ status }) => UNANSWERED.includes(status));
  if (offers.some(({ status }) => status === 'accepted')) return null;
  if (waiting.every(({ terms }) => terms.escalation === null)) return null;
  return escalate(
    waiting.map(({ id, terms }) => {
      const costs = costsOn(terms.closingDate).likely;
      return {
        id,
        priceCents: terms.priceCents,
        escalation: terms.escalation,
        isBonaFide: true,
        netOf: (priceCents) => sheetOfOffer(terms, costs, priceCents).netCents,
        bounds: taxBounds(costs),
      };
    }),
  );
}

/** How a bid came to its price, in a sentence for the seller. */
export function explainStep(step: EscalationStep, rival: string): string {
  const money = (cents: number) => formatMoney(cents, 'never');
  const aim =
    step.rivalNetCents === null || step.targetNetCents === null
      ? `${rival} has no limit`
      : `${rival} leaves you ${money(step.rivalNetCents)} at most; one step more is ${money(step.targetNetCents)}`;
  switch (step.outcome) {
    case 'left-out':
      return 'Left out';
    case 'fixed':
      return 'Does not escalate';
    case 'no-rival':
      return 'No rival, so the price stays';
    case 'enough':
      return `${aim}. The offered price reaches it.`;
    case 'raised':
      return `${aim}. This is the lowest price that reaches it.`;
    case 'stopped':
      return `${aim}. The limit doesn’t reach it: this is the most it leaves you.`;
  }
}

/** Which of several offers leaves the seller most, of those that are not over; undefined where there is none to compare it with. */
export function findBestNet(nets: readonly (number | null)[], statuses: readonly OfferStatus[]): number | undefined {
  const live = nets.flatMap((net, at) => (net !== null && isStanding(statuses[at] ?? 'expired') ? [{ net, at }] : []));
  if (live.length < 2) return undefined;
  return live.reduce((best, one) => (one.net > best.net ? one : best)).at;
}
