import { lazy } from 'react';

export const HiredExperts = lazy(async () => ({ default: (await import('./client/hired-experts.tsx')).HiredExperts }));
export const HiringModeration = lazy(async () => ({
  default: (await import('./admin/hiring-moderation.tsx')).HiringModeration,
}));
export const ReportVendor = lazy(async () => ({ default: (await import('./client/report-vendor.tsx')).ReportVendor }));
export const VendorReviews = lazy(async () => ({ default: (await import('./client/vendor-reviews.tsx')).VendorReviews }));
export const JobDisputes = lazy(async () => ({ default: (await import('./admin/job-disputes.tsx')).JobDisputes }));
