import type { FeeModel } from '#domains/experts/contract.ts';

/** What the platform keeps of the price before sales tax as held money is released, in basis points. Settlement services pay none. */
export const HIRED_FEE_BPS = 1000;

/** What a vendor pays this site for a lead or a job: never for seeing, accepting or declining. */
export const FEE_WORDS: Record<'none' | 'accepted-quote', { title: string; text: string }> = {
  none: {
    title: 'No fee for this request or the job',
    text: 'This is a settlement service. Nobody pays for referrals here: not for a lead, a quote or a job.',
  },
  'accepted-quote': {
    title: 'Free to read, accept and decline',
    text: `If you’re hired and the client pays here, we keep ${HIRED_FEE_BPS / 100}% of the price before sales tax when it’s released to you. Everything else is free.`,
  },
};

export const feeOf = (model: FeeModel): keyof typeof FEE_WORDS => (model === 'accepted-quote' ? 'accepted-quote' : 'none');
export const feeBpsOf = (model: FeeModel): number => (model === 'accepted-quote' ? HIRED_FEE_BPS : 0);
