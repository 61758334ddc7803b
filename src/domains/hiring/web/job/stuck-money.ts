import type { MoneyPlan } from '#domains/billing/contract.ts';
import { formatMoney } from '#lib/format.ts';

/** What of a job's money stays on hold whatever the two sides do, because the client's bank questions its payment. */
export const sumStuck = (plan: MoneyPlan | null | undefined): number =>
  (plan?.milestones ?? []).reduce((all, { isQuestioned, remainingCents }) => all + (isQuestioned ? remainingCents : 0), 0);

/** A sentence about that after others; empty where nothing is questioned. */
export const sayStuck = (cents: number, side: 'client' | 'vendor'): string =>
  cents === 0
    ? ''
    : ` ${side === 'client' ? 'Your' : 'The client’s'} bank is questioning a payment of this job: ${formatMoney(cents, 'always')} stays on hold until that’s settled.`;
