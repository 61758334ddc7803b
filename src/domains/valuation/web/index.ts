import { lazy } from 'react';

export const ListingEstimate = lazy(async () => ({
  default: (await import('./components/listing-estimate.tsx')).ListingEstimate,
}));
export const HomesMap = lazy(async () => ({ default: (await import('./components/homes-map.tsx')).HomesMap }));
export type { MappedHome } from './components/homes-map.tsx';
export const HomePicker = lazy(async () => ({ default: (await import('./components/home-picker.tsx')).HomePicker }));
export const MyHomesCard = lazy(async () => ({ default: (await import('./components/my-homes.tsx')).MyHomesCard }));
export { useHomeSuggestions } from './use-home-suggestions.ts';
