import { lazy } from 'react';

export { ExpertProfileView } from './profile/expert-profile-view.tsx';
export const ExpertAreaMap = lazy(async () => ({ default: (await import('./profile/area-map.tsx')).AreaMap }));
export const VendorAdmin = lazy(async () => ({ default: (await import('./admin/vendor-admin.tsx')).VendorAdmin }));
