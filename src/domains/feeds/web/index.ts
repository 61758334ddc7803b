import { lazy } from 'react';

export const FeedsAdmin = lazy(async () => ({ default: (await import('./admin/feeds-admin.tsx')).FeedsAdmin }));
