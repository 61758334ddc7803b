/** Whether a written agreement with a buyer’s agent is in place; agents who work through a listing service need one before a tour. */
export const BUYER_AGREEMENTS = ['yes', 'no', 'unsure'] as const;
export type BuyerAgreement = (typeof BUYER_AGREEMENTS)[number];

/** How people who want a tour are asked. */
export const AGREEMENT_QUESTION = {
  label: 'Written agreement with a buyer’s agent?',
  hint: 'You usually need one before touring with an agent who works through a listing service. Its terms are negotiable.',
  options: [
    { value: 'yes', label: 'Yes, I have one' },
    { value: 'no', label: 'No, not yet' },
    { value: 'unsure', label: 'I am not sure' },
  ],
} as const satisfies { label: string; hint: string; options: readonly { value: BuyerAgreement; label: string }[] };

/** What those who show the home are told. */
export const AGREEMENT_WORDS: Readonly<Record<BuyerAgreement, string>> = {
  yes: 'They have a written agreement with a buyer’s agent.',
  no: 'They have no written agreement with a buyer’s agent yet.',
  unsure: 'They are not sure whether they have a written agreement with a buyer’s agent.',
};
