import { lazy } from 'react';

export const BundleOffer = lazy(async () => ({ default: (await import('./components/bundle-offer.tsx')).BundleOffer }));
export const BillingSettings = lazy(async () => ({
  default: (await import('./components/order/billing-settings.tsx')).BillingSettings,
}));
export const SaleSpending = lazy(async () => ({
  default: (await import('./components/order/sale-spending.tsx')).SaleSpending,
}));
export const JobMoney = lazy(async () => ({ default: (await import('./components/job/job-money.tsx')).JobMoney }));
export const VendorEarnings = lazy(async () => ({
  default: (await import('./components/earnings/vendor-earnings.tsx')).VendorEarnings,
}));
export const OrdersAdmin = lazy(async () => ({ default: (await import('./admin/orders-admin.tsx')).OrdersAdmin }));
export const ServicesAdmin = lazy(async () => ({ default: (await import('./admin/services-admin.tsx')).ServicesAdmin }));
export const MoneyAdmin = lazy(async () => ({ default: (await import('./admin/money-admin.tsx')).MoneyAdmin }));
export const PromoAdmin = lazy(async () => ({ default: (await import('./admin/promo-admin.tsx')).PromoAdmin }));
