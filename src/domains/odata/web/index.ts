import { lazy } from 'react';

export const PartnersAdmin = lazy(async () => ({ default: (await import('./admin/partners-admin.tsx')).PartnersAdmin }));
