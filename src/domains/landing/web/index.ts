import { lazy } from 'react';

export { PlacePage, readPlace } from './render/place.tsx';
export const RichText = lazy(async () => ({ default: (await import('./render/rich-text.tsx')).RichText }));
