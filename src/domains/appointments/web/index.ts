import { lazy } from 'react';

export { TourForm, type TourFormProps } from './components/tour-form.tsx';
export { TourList } from './sent/tour-list.tsx';

export const ToursCard = lazy(async () => ({ default: (await import('./sent/tours-card.tsx')).ToursCard }));
export { TourAnswer, TourStanding } from './components/tour-answer.tsx';
