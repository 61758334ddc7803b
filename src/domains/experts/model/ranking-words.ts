import type { Part } from './ranking.ts';

/** What the parts of the score are called. */
export const PART_NAMES: Record<Part, string> = {
  fit: 'Fit',
  distance: 'Distance',
  availability: 'Availability',
  rating: 'Rating',
  response: 'Response time',
  completion: 'Completed jobs',
  price: 'Price',
};
