import { lazy } from 'react';

export const BookVisit = lazy(async () => ({ default: (await import('./components/book-visit.tsx')).BookVisit }));
export const ShowingRules = lazy(async () => ({ default: (await import('./rules/showing-rules.tsx')).ShowingRules }));
