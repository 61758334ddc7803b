import { lazy } from 'react';

export { CardScore } from './components/card-score.tsx';
export { MatchSlot } from './components/match-slot.tsx';
export const AffordabilityCard = lazy(async () => ({
  default: (await import('./components/affordability-card.tsx')).AffordabilityCard,
}));
