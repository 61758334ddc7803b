import { lazy } from 'react';

export const BillingSettings = lazy(async () => ({
  default: (await import('./components/order/billing-settings.tsx')).BillingSettings,
}));
export const JobMoney = lazy(async () => ({ default: (await import('./components/job/job-money.tsx')).JobMoney }));
