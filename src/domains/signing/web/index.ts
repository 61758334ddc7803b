import { lazy } from 'react';

export { useStartEnvelope } from './use-start-envelope.ts';
export { useSigningStates } from './use-signing-states.ts';
export const EnvelopeList = lazy(async () => ({ default: (await import('./components/envelope-list.tsx')).EnvelopeList }));
export const ToSignCard = lazy(async () => ({ default: (await import('./components/to-sign-card.tsx')).ToSignCard }));
export const PrepareView = lazy(async () => ({ default: (await import('./prepare/prepare-view.tsx')).PrepareView }));
