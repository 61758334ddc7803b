export { AMENITY_LABELS } from './components/amenity-labels.ts';
export { GettingAround } from './components/getting-around.tsx';
export { HazardFacts } from './components/hazard-facts.tsx';
export { SchoolList } from './components/school-list.tsx';
export { FeaturedAreas } from './components/featured-areas.tsx';
