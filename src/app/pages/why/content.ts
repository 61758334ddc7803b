export const APPROACHES = ['Only an agent', 'A large portal', 'An instant-offer company'] as const;

export const COMPARISON: readonly { criterion: string; ours: string; others: readonly [string, string, string] }[] = [
  {
    criterion: 'Searching',
    ours: 'Plain words or filters; you see and change the reading; nothing is dropped silently',
    others: [
      'By talking; depends on the person',
      'Filters, some with plain language; the reading is often hidden',
      'Only homes the company owns',
    ],
  },
  {
    criterion: 'When nothing fits',
    ours: 'Says which wish to relax, and how many homes you get',
    others: ['Experience and judgment', 'Usually “no results”', 'Not offered'],
  },
  {
    criterion: 'What it costs a month',
    ours: 'Every part shown and editable: loan, tax, insurance, association, mortgage insurance',
    others: ['On request, often through a lender', 'Shown; often tied to lender advertising', 'For the buyer, rarely'],
  },
  {
    criterion: 'Who pays for position',
    ours: 'No one. Homes sort by what you choose',
    others: ['Not applicable', 'Placement is commonly sold to agents and lenders', 'Not applicable'],
  },
  {
    criterion: 'What happens to your question',
    ours: 'Goes to the firm or owner named next to the form, and to those who sell with them',
    others: ['Stays with your agent', 'Commonly passed to agents who pay for inquiries', 'Stays with the company'],
  },
  {
    criterion: 'Advice and negotiation',
    ours: 'From people you choose; software does not negotiate for you',
    others: ['The core of the service', 'By referral', 'The company is the other side'],
  },
];

interface Method {
  name: string;
  text: string;
  link?: { to: string; label: string };
}

const READING =
  'Rules: numbers and units, ranges, negation, a list of places and a list of features with their synonyms. Same sentence, same reading.';
/** The first method; where the operator has named a language model, it gets what the rules leave over. */
export const readingMethod = ({ hasLanguageModel }: { hasLanguageModel: boolean }): Method => ({
  name: 'Reading a sentence',
  text: hasLanguageModel
    ? `${READING} The words they do not know go to a language model, which may read them another way next time.`
    : `${READING} No text leaves the server.`,
});

export const METHODS: readonly Method[] = [
  {
    name: 'Search',
    text: 'Exact filters on recorded facts. A home without a value never meets a limit on it. Counts without a plus sign are exact.',
  },
  {
    name: 'Monthly cost',
    text: 'Principal and interest by the annuity formula, plus tax, insurance, association fee, and mortgage insurance while the loan is above 80% of the price.',
  },
  {
    name: 'Getting around',
    text: 'A weighted share of everyday places within reach on foot or by bicycle, and departures an hour at nearby stops. The formula is next to the scores.',
  },
  {
    name: 'Market figures',
    text: 'Medians and counts over recorded listings, with the date and the number of homes. Of too few homes a figure is withheld.',
  },
  {
    name: 'Fair housing',
    text: 'No input of search or ranking describes people. Wishes about protected classes are recognized, refused and explained.',
  },
  {
    name: 'Matching',
    text: 'A score from 0 to 100 over the wishes you state, each with its part and its reason. Near misses are labeled.',
  },
  {
    name: 'Home values',
    text: 'A model trained on recorded sales, with a range, with reasons as amounts that add up, and with published errors. An estimate, not an appraisal.',
    link: { to: '/accuracy', label: 'How accurate it is' },
  },
];

export const LIMITS = [
  'Data is as good as its source. Listing firms err, and public records lag. Each page says when its data was last updated.',
  'Straight lines are not streets: distances to schools and places are as the crow flies, and minutes on foot are estimated from them.',
  'The reading of sentences is built for English and for United States units; metric units are converted.',
  'Nothing here is an appraisal, legal advice or an offer of credit.',
] as const;
