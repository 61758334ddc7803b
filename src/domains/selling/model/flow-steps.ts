/** The steps from a home's first facts to its publication, in order. */
export const FLOW_STEPS = {
  property: 'Property',
  condition: 'Condition',
  valuation: 'Valuation',
  pricing: 'Pricing',
  'net-proceeds': 'Net proceeds',
  prep: 'Preparation',
  disclosures: 'Disclosures',
  media: 'Photos',
  description: 'Description',
  compensation: 'Compensation',
  showings: 'Showing times',
  services: 'Services',
  review: 'Review',
  publish: 'Publish',
} as const;
export type FlowStep = keyof typeof FLOW_STEPS;
export const FLOW_STEP_NAMES = Object.keys(FLOW_STEPS) as [FlowStep, ...FlowStep[]];

export const isFlowStep = (text: string): text is FlowStep => Object.hasOwn(FLOW_STEPS, text);
