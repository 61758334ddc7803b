import { lazy } from 'react';

export { cardMatchesOptions } from './api.ts';
export { CardScore } from './components/card-score.tsx';
export { MatchSlot } from './components/match-slot.tsx';
export const AffordabilityCard = lazy(async () => ({
  default: (await import('./components/affordability-card.tsx')).AffordabilityCard,
}));
export const MatchesCard = lazy(async () => ({ default: (await import('./components/matches-card.tsx')).MatchesCard }));
export const MyMatches = lazy(async () => ({ default: (await import('./components/my-matches.tsx')).MyMatches }));
