import type { FeeModel } from '#domains/experts/contract.ts';

/** What a vendor pays this site for a lead or a job: never for seeing, accepting or declining. */
export const FEE_WORDS: Record<'none' | 'accepted-quote', { title: string; text: string }> = {
  none: {
    title: 'No fee for this request or the job',
    text: 'This is a settlement service. Nobody pays here to be referred: not for a lead, not for a quote, not for a job.',
  },
  'accepted-quote': {
    title: 'Free to read, accept and decline',
    text: 'A fee can fall due only if the client accepts your quote. None is charged while payments are not open here.',
  },
};

export const feeOf = (model: FeeModel): keyof typeof FEE_WORDS => (model === 'accepted-quote' ? 'accepted-quote' : 'none');
