import type { FeeModel } from '#domains/experts/contract.ts';

/** What the platform keeps of the price before sales tax as held money is released, in basis points. Settlement services pay none. */
export const HIRED_FEE_BPS = 1000;

/** What a vendor pays this site for a lead or a job: never for seeing, accepting or declining. */
export const FEE_WORDS: Record<'none' | 'accepted-quote', { title: string; text: string }> = {
  none: {
    title: 'No fee for this request or the job',
    text: 'This is a settlement service. No one pays for referrals here: not for a lead, a quote or a job.',
  },
  'accepted-quote': {
    title: 'Free to read, accept and decline',
    text: `If you’re hired and the client pays here, we keep ${HIRED_FEE_BPS / 100}% of the price before sales tax when it’s released to you. Everything else is free.`,
  },
};

/** The words for what a category pays: {@link FEE_WORDS}. */
export const feeOf = (model: FeeModel): keyof typeof FEE_WORDS => (model === 'accepted-quote' ? 'accepted-quote' : 'none');
/** The share of a job’s price before sales tax that is kept, in basis points; 0 where hiring is free. */
export const feeBpsOf = (model: FeeModel): number => (model === 'accepted-quote' ? HIRED_FEE_BPS : 0);

/**
 * What the platform keeps of what was released of a part so far: its share of the price before sales tax, which the vendor only passes
 * on. Half a cent up; parts of a part come to the fee of the whole.
 */
export function releaseFee(
  { cents, taxCents, feeBps }: { cents: number; taxCents: number; feeBps: number },
  released: number,
): number {
  // A part that is not priced yet.
  if (cents === 0) return 0;
  const whole = BigInt(cents) * 10_000n;
  const share = BigInt(released) * BigInt(cents - taxCents) * BigInt(feeBps);
  return Number((share * 2n + whole) / (whole * 2n));
}
