import { lazy } from 'react';

export const ListingEstimate = lazy(async () => ({
  default: (await import('./components/listing-estimate.tsx')).ListingEstimate,
}));
