import { lazy } from 'react';

export { HiredExperts } from './client/hired-experts.tsx';
export const HiringModeration = lazy(async () => ({
  default: (await import('./admin/hiring-moderation.tsx')).HiringModeration,
}));
export const VendorReviews = lazy(async () => ({ default: (await import('./client/vendor-reviews.tsx')).VendorReviews }));
