import { lazy } from 'react';

export const ExpertProfileView = lazy(async () => ({
  default: (await import('./profile/expert-profile-view.tsx')).ExpertProfileView,
}));
export const ExpertAreaMap = lazy(async () => ({ default: (await import('./profile/area-map.tsx')).AreaMap }));
export const VendorAdmin = lazy(async () => ({ default: (await import('./admin/vendor-admin.tsx')).VendorAdmin }));
export const OwnRanking = lazy(async () => ({ default: (await import('./own/own-ranking.tsx')).OwnRanking }));
export const SaveExpert = lazy(async () => ({ default: (await import('./components/save-expert.tsx')).SaveExpert }));
export const WaitForExperts = lazy(async () => ({ default: (await import('./components/wait-for-experts.tsx')).WaitForExperts }));
