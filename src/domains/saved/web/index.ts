import { lazy } from 'react';

/* Everything here is for one reader: it loads after the page stands. */
export const PageHomeActions = lazy(async () => ({
  default: (await import('./components/page-home-actions.tsx')).PageHomeActions,
}));
export const SearchesCard = lazy(async () => ({ default: (await import('./dashboard/searches-card.tsx')).SearchesCard }));
export const FavoritesCard = lazy(async () => ({ default: (await import('./dashboard/favorites-card.tsx')).FavoritesCard }));
export const CollectionsCard = lazy(async () => ({
  default: (await import('./dashboard/collections-card.tsx')).CollectionsCard,
}));
export const OpenCollection = lazy(async () => ({ default: (await import('./dashboard/open-collection.tsx')).OpenCollection }));
export const AreasCard = lazy(async () => ({ default: (await import('./dashboard/areas-card.tsx')).AreasCard }));
export const FollowArea = lazy(async () => ({ default: (await import('./components/follow-area.tsx')).FollowArea }));
export const ViewedCard = lazy(async () => ({ default: (await import('./dashboard/viewed-card.tsx')).ViewedCard }));
export const HiddenCard = lazy(async () => ({ default: (await import('./dashboard/hidden-card.tsx')).HiddenCard }));
export const CardActions = lazy(async () => ({ default: (await import('./components/card-actions.tsx')).CardActions }));
export const SearchActions = lazy(async () => ({ default: (await import('./components/search-actions.tsx')).SearchActions }));
export const HomeStrip = lazy(async () => ({ default: (await import('./components/home-strip.tsx')).HomeStrip }));
export { CompareTray } from './components/compare-tray.tsx';
export { hiddenHomes, savedHomes, useKept } from './kept-store.ts';
export { SaveSearchButton } from './components/save-search-button.tsx';
