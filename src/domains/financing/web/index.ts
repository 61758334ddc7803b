import { lazy } from 'react';

export const ApplicationCard = lazy(async () => ({
  default: (await import('./components/application-card.tsx')).ApplicationCard,
}));
export { LoanTermField } from './components/loan-term-field.tsx';
