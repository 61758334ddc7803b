import type { Step } from '../../contract.ts';

export const stepHref = (step: Step): string => `/vendor-onboarding?step=${step}`;
