/** What plans are compared by, in the order of the table. */
export const PLAN_FEATURES = {
  listing: 'List a home, take offers and bookings',
  analysis: 'Price analysis and listing score',
  questions: 'Answers from a real person, by email',
  photos: 'Photo shoot included',
  review: 'Contract review by an attorney',
  coordinator: 'A coordinator until the closing',
} as const;
export type PlanFeature = keyof typeof PLAN_FEATURES;
export const PLAN_FEATURE_NAMES = Object.keys(PLAN_FEATURES) as [PlanFeature, ...PlanFeature[]];
