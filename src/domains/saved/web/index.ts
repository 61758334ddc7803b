import { lazy } from 'react';

/* Everything here is for one reader: it loads after the page stands. */
export const PageHomeActions = lazy(() => import('./components/page-home-actions.tsx'));
export const SearchesCard = lazy(() => import('./dashboard/searches-card.tsx'));
export const FavoritesCard = lazy(() => import('./dashboard/favorites-card.tsx'));
export const CollectionsCard = lazy(() => import('./dashboard/collections-card.tsx'));
export const ViewedCard = lazy(() => import('./dashboard/viewed-card.tsx'));
export const HomeStrip = lazy(() => import('./components/home-strip.tsx'));
export { CardActions } from './components/card-actions.tsx';
export { CompareTray } from './components/compare-tray.tsx';
export { SearchActions } from './components/search-actions.tsx';
