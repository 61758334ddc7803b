/** The stages of buying a home in which papers come up, in order. */
export const PAPER_STAGES = {
  preapproval: 'Pre-approval',
  offer: 'Agreement and offer',
  contract: 'Under contract',
  closing: 'Closing',
} as const;
export type PaperStage = keyof typeof PAPER_STAGES;

export interface ExpectedPaper {
  stage: PaperStage;
  label: string;
  hint: string;
  /** Papers of the loan application that are the same. */
  sameAs?: readonly string[];
  /** Days after which lenders ask for a newer one. Pay stubs: Fannie Mae B3-3.1-02; other credit papers, four months: B1-1-03. */
  freshDays?: number;
}

/** What a buyer commonly needs. A start, not a rule: lender, title company and state ask for more or less. */
export const EXPECTED_PAPERS = {
  'photo-id': { stage: 'preapproval', label: 'Photo ID', hint: 'For everyone who signs.' },
  'pay-stubs': { stage: 'preapproval', label: 'Pay stubs', hint: 'Of the last 30 days.', sameAs: ['pay-stubs'], freshDays: 30 },
  'tax-forms': { stage: 'preapproval', label: 'W-2s and tax returns', hint: 'Of the last two years.', sameAs: ['tax-forms'] },
  'bank-statements': {
    stage: 'preapproval',
    label: 'Bank statements',
    hint: 'Every page, of the last two months.',
    sameAs: ['account-statements'],
    freshDays: 120,
  },
  'preapproval-letter': { stage: 'preapproval', label: 'Pre-approval letter', hint: 'From your lender, to go with offers.' },
  'buyer-agreement': {
    stage: 'offer',
    label: 'Buyer agreement',
    hint: 'With your agent, in writing, before you tour a home together.',
  },
  'signed-offer': { stage: 'offer', label: 'Signed offer', hint: 'With its addenda.' },
  disclosures: { stage: 'offer', label: 'Seller’s disclosures', hint: 'And lead paint, for a home built before 1978.' },
  'purchase-contract': {
    stage: 'contract',
    label: 'Purchase contract',
    hint: 'Signed by everyone, with all addenda.',
    sameAs: ['purchase-contract'],
  },
  'earnest-receipt': {
    stage: 'contract',
    label: 'Receipt for the earnest money',
    hint: 'From the person or company holding it.',
  },
  'inspection-report': { stage: 'contract', label: 'Inspection report', hint: 'With what was agreed about repairs.' },
  appraisal: { stage: 'contract', label: 'Appraisal', hint: 'Your lender owes you a copy three business days before closing.' },
  'title-commitment': { stage: 'contract', label: 'Title commitment', hint: 'Read its exceptions.' },
  insurance: { stage: 'contract', label: 'Homeowner’s insurance', hint: 'The binder that your lender asks for.' },
  'closing-disclosure': {
    stage: 'closing',
    label: 'Closing disclosure',
    hint: 'You get it three business days before closing. Compare it with the loan estimate.',
  },
  deed: { stage: 'closing', label: 'Deed', hint: 'The recorded copy comes weeks later.' },
  'title-policy': { stage: 'closing', label: 'Owner’s title policy', hint: 'Keep it as long as you own the home.' },
} as const satisfies Record<string, ExpectedPaper>;

export type PaperKey = keyof typeof EXPECTED_PAPERS;
export const PAPER_KEYS = Object.keys(EXPECTED_PAPERS) as [PaperKey, ...PaperKey[]];
