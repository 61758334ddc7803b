import { lazy } from 'react';

export const EnvelopeList = lazy(async () => ({ default: (await import('./components/envelope-list.tsx')).EnvelopeList }));
export const SendDialog = lazy(async () => ({ default: (await import('./components/send-dialog.tsx')).SendDialog }));
