import { lazy } from 'react';

export { AMENITY_LABELS } from './components/amenity-labels.ts';
export { HazardFacts } from './components/hazard-facts.tsx';
export { FeaturedAreas } from './components/featured-areas.tsx';
export { nearAreas } from './near-areas.ts';
export const Surroundings = lazy(async () => ({ default: (await import('./components/surroundings.tsx')).Surroundings }));
