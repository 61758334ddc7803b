import { lazy } from 'react';

export const RoadmapCard = lazy(async () => ({ default: (await import('./components/roadmap-card.tsx')).RoadmapCard }));
