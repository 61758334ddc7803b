import { lazy } from 'react';

export { PlacePage, readPlace } from './render/place.tsx';
export const RecognitionCard = lazy(async () => ({
  default: (await import('./recognition/recognition-choice.tsx')).RecognitionCard,
}));
export const RecognitionChoice = lazy(async () => ({
  default: (await import('./recognition/recognition-choice.tsx')).RecognitionChoice,
}));
export const RichText = lazy(async () => ({ default: (await import('./render/rich-text.tsx')).RichText }));
