import type { Owner, StageId } from './stages.ts';

export interface TaskTemplate {
  key: string;
  stage: StageId;
  title: string;
  help: string;
  owner: Owner;
  /** Pages of this product that help with it, the most useful first. */
  links?: readonly { label: string; to: string }[];
  /** The range of days after acceptance that contracts usually give. Never used as a date: the contract decides. */
  commonDays?: readonly [from: number, to: number];
  /** A date that the law derives from the closing date. */
  lawfulBeforeClosing?: { businessDays: number; rule: string };
  /** This task should be done first. */
  after?: string;
}

/** The standard roadmap, in order. */
export const TASK_TEMPLATES: readonly TaskTemplate[] = [
  {
    key: 'budget',
    stage: 'prepare',
    title: 'Set a budget you are comfortable with',
    help: 'Price or month, with taxes, insurance and dues counted in.',
    owner: 'me',
    links: [{ label: 'Work it out', to: '/buyer-flow?step=budget' }],
  },
  {
    key: 'wishes',
    stage: 'prepare',
    title: 'Write down what you need and what you would like',
    help: 'Seven short steps; your matches come ranked with reasons.',
    owner: 'me',
    links: [{ label: 'Answer the questions', to: '/buyer-flow' }],
  },
  {
    key: 'credit-report',
    stage: 'prepare',
    title: 'Read your credit reports',
    help: 'Free every week from each bureau at annualcreditreport.com. Dispute errors now: it takes up to 30 days.',
    owner: 'me',
  },
  {
    key: 'savings',
    stage: 'prepare',
    title: 'Set money aside for down payment, closing costs and a reserve',
    help: 'Closing costs are usually 2–5% of the price. Keep three months of payments in reserve.',
    owner: 'me',
  },

  {
    key: 'loan-papers',
    stage: 'pre-approval',
    title: 'Collect your papers',
    help: 'Two years of W-2s or tax returns, 30 days of pay stubs, two months of statements, ID.',
    owner: 'me',
    links: [
      { label: 'Start your loan application', to: '/fast-online-application' },
      { label: 'Keep your papers', to: '/documents' },
    ],
  },
  {
    key: 'compare-lenders',
    stage: 'pre-approval',
    title: 'Ask at least three lenders for a Loan Estimate',
    help: 'Inquiries for one mortgage within 45 days count as one on your credit score.',
    owner: 'me',
    links: [{ label: 'Find lenders', to: '/service-experts?category=mortgage-lender' }],
    after: 'loan-papers',
  },
  {
    key: 'pre-approved',
    stage: 'pre-approval',
    title: 'Get a pre-approval letter',
    help: 'Note its amount and when it expires, commonly after 60 to 90 days.',
    owner: 'lender',
    after: 'compare-lenders',
  },

  {
    key: 'interview-agents',
    stage: 'agreement',
    title: 'Talk to two or three agents',
    help: 'Ask what they do, how they are paid, and how to end the agreement.',
    owner: 'me',
    links: [{ label: 'Find agents', to: '/service-experts?category=real-estate-agent' }],
  },
  {
    key: 'agreement-signed',
    stage: 'agreement',
    title: 'Sign a written buyer agreement',
    help: 'Check four things: the pay is an exact amount or rate, it has an end, it says what services you get, and that fees are negotiable.',
    owner: 'me',
    links: [{ label: 'Check the agreement', to: '/contract-terms' }],
    after: 'interview-agents',
  },

  {
    key: 'alerts',
    stage: 'search',
    title: 'Save a search with alerts',
    help: 'New homes, price cuts and open houses reach you first.',
    owner: 'me',
    links: [{ label: 'Search homes', to: '/property-search' }],
  },
  {
    key: 'shortlist',
    stage: 'search',
    title: 'Make a shortlist of five',
    help: 'Compare true monthly cost, travel times and hazards, not only price.',
    owner: 'me',
    links: [{ label: 'See matches', to: '/buyer-flow?step=matches' }],
  },

  {
    key: 'book-tours',
    stage: 'tour',
    title: 'Book tours',
    help: 'With an agent only after the written agreement; open houses need none.',
    owner: 'me',
    links: [{ label: 'Plan a day of tours', to: '/appointments/day' }],
    after: 'agreement-signed',
  },
  {
    key: 'visit-notes',
    stage: 'tour',
    title: 'Visit, photograph and take notes',
    help: 'Water pressure, light, noise at rush hour, roof, windows, signal.',
    owner: 'me',
    after: 'book-tours',
  },

  {
    key: 'comparable-sales',
    stage: 'offer',
    title: 'Study sales of comparable homes',
    help: 'Price, days on market and sale-to-list nearby tell what is reasonable.',
    owner: 'agent',
    links: [
      { label: 'Compare sales', to: '/cma' },
      { label: 'Explore the neighborhood', to: '/neighborhood-explorer' },
    ],
  },
  {
    key: 'offer-terms',
    stage: 'offer',
    title: 'Decide price, deposit, contingencies and dates',
    help: 'Waiving an inspection, appraisal or loan contingency puts your deposit at risk.',
    owner: 'me',
    links: [{ label: 'See what homes are worth', to: '/ai-valuation' }],
  },
  {
    key: 'offer-sent',
    stage: 'offer',
    title: 'Send the offer',
    help: 'With the pre-approval letter. No letters about yourself: they can lead to unfair choices.',
    owner: 'agent',
    links: [{ label: 'Your offers', to: '/buyer-dashboard#card-offers' }],
    after: 'offer-terms',
  },

  {
    key: 'read-contract',
    stage: 'under-contract',
    title: 'Read the signed contract and enter its dates',
    help: 'Acceptance date, closing date and every deadline, exactly as written.',
    owner: 'me',
    links: [
      { label: 'Have it read', to: '/contract-terms' },
      { label: 'Find an attorney', to: '/service-experts?category=real-estate-attorney' },
    ],
  },
  {
    key: 'deposit',
    stage: 'under-contract',
    title: 'Pay the earnest money',
    help: 'To the escrow holder named in the contract. Call a number you know before wiring: mail with new wire instructions is a common fraud.',
    owner: 'me',
    commonDays: [1, 3],
  },
  {
    key: 'disclosures',
    stage: 'under-contract',
    title: 'Read the seller’s disclosures',
    help: 'Homes built before 1978 come with a lead-paint disclosure and, unless waived, ten days to test.',
    owner: 'me',
    links: [{ label: 'Keep them with your documents', to: '/documents' }],
    commonDays: [3, 10],
  },

  {
    key: 'inspection',
    stage: 'checks',
    title: 'Have the home inspected',
    help: 'Go along. Ask about roof, drains, foundation and electrics; special checks where the report says so.',
    owner: 'inspector',
    links: [{ label: 'Find an inspector', to: '/service-experts?category=home-inspector' }],
    commonDays: [5, 17],
  },
  {
    key: 'repairs',
    stage: 'checks',
    title: 'Ask for repairs or credits, or step back',
    help: 'In writing, before the inspection deadline ends.',
    owner: 'agent',
    links: [{ label: 'Find a contractor', to: '/service-experts?category=general-contractor' }],
    after: 'inspection',
    commonDays: [5, 17],
  },
  {
    key: 'loan-application',
    stage: 'checks',
    title: 'Complete the loan application and lock the rate',
    help: 'Ask how long the lock holds and what extending it costs.',
    owner: 'me',
    links: [
      { label: 'Fill in the application', to: '/fast-online-application' },
      { label: 'Find lenders', to: '/service-experts?category=mortgage-lender' },
    ],
    commonDays: [3, 7],
  },
  {
    key: 'appraisal',
    stage: 'checks',
    title: 'Appraisal',
    help: 'If it comes in low: renegotiate, pay the difference, dispute it with sales, or step back while you can.',
    owner: 'lender',
    commonDays: [17, 21],
  },
  {
    key: 'title',
    stage: 'checks',
    title: 'Review the title report',
    help: 'Liens, easements, who owns it. Ask about an owner’s policy.',
    owner: 'title',
    links: [{ label: 'Find a title company', to: '/service-experts?category=title-escrow' }],
    commonDays: [5, 14],
  },
  {
    key: 'hoa-documents',
    stage: 'checks',
    title: 'Read the HOA documents, if there is an HOA',
    help: 'Dues, reserves, rules, planned assessments.',
    owner: 'me',
    links: [{ label: 'Keep them with your documents', to: '/documents' }],
    commonDays: [3, 7],
  },
  {
    key: 'insurance',
    stage: 'checks',
    title: 'Get homeowner’s insurance quotes',
    help: 'Early: some areas are hard to insure, and flood is a policy of its own.',
    owner: 'me',
    links: [{ label: 'Find an insurance agent', to: '/service-experts?category=home-insurance' }],
    commonDays: [7, 21],
  },
  {
    key: 'loan-contingency',
    stage: 'checks',
    title: 'Loan approved, contingency ends',
    help: 'Do not let it lapse before the lender has committed in writing.',
    owner: 'lender',
    commonDays: [17, 30],
  },

  {
    key: 'closing-disclosure',
    stage: 'clear-to-close',
    title: 'Receive and check the Closing Disclosure',
    help: 'Compare it with the Loan Estimate, line by line.',
    owner: 'lender',
    lawfulBeforeClosing: {
      businessDays: 3,
      rule: 'The lender must see that you have it at least three business days before closing (12 CFR 1026.19(f)).',
    },
  },
  {
    key: 'walk-through',
    stage: 'clear-to-close',
    title: 'Final walk-through',
    help: 'Repairs are done, fixtures are there, everything works.',
    owner: 'me',
  },
  {
    key: 'funds',
    stage: 'clear-to-close',
    title: 'Arrange the closing funds',
    help: 'Wire or cashier’s check. Confirm the account by phone, with a number you looked up yourself.',
    owner: 'me',
  },

  {
    key: 'sign',
    stage: 'closing',
    title: 'Sign and record',
    help: 'Bring ID. Take your time; ask before you sign.',
    owner: 'title',
  },
  {
    key: 'keys',
    stage: 'closing',
    title: 'Get the keys',
    help: 'And garage openers, codes, manuals, warranties.',
    owner: 'agent',
    links: [{ label: 'Find movers', to: '/service-experts?category=mover' }],
  },

  {
    key: 'locks',
    stage: 'after',
    title: 'Change locks, move the utilities, forward the mail',
    help: 'On the day you move.',
    owner: 'me',
    links: [{ label: 'Find a handyman', to: '/service-experts?category=handyman' }],
  },
  {
    key: 'homestead',
    stage: 'after',
    title: 'File for a homestead exemption, where your state has one',
    help: 'It can lower your property tax; deadlines differ by county.',
    owner: 'me',
  },
  {
    key: 'keep-papers',
    stage: 'after',
    title: 'Keep the closing papers',
    help: 'You need them for taxes and when you sell.',
    owner: 'me',
    links: [{ label: 'Keep them with your documents', to: '/documents' }],
  },
];

const byKey = new Map(TASK_TEMPLATES.map((template) => [template.key, template]));

export function findTemplate(key: string | null): TaskTemplate | undefined {
  return key === null ? undefined : byKey.get(key);
}
