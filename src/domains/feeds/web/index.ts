import { lazy } from 'react';

export const FeedsAdmin = lazy(async () => ({ default: (await import('./admin/feeds-admin.tsx')).FeedsAdmin }));
export const FeedsPanel = lazy(async () => ({ default: (await import('./feeds-panel.tsx')).FeedsPanel }));
