import { lazy } from 'react';

export const RoadmapCard = lazy(async () => ({ default: (await import('./components/roadmap-card.tsx')).RoadmapCard }));
export { RoadmapSkeleton } from './components/roadmap-skeleton.tsx';
export { RoadmapView } from './components/roadmap-view.tsx';
