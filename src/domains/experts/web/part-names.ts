import type { MatchedVendor } from '../contract.ts';

export const PART_NAMES: Record<keyof MatchedVendor['parts'], string> = {
  fit: 'Fit',
  distance: 'Distance',
  availability: 'Availability',
  rating: 'Rating',
  response: 'Response time',
  completion: 'Completed jobs',
  price: 'Price',
};
