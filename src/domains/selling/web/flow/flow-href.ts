import type { FlowStep } from '../../model/flow-steps.ts';

/** A step on the way to a listing. */
export const flowHref = (step: FlowStep, listingId: string): string => `/seller-flow/${step}?listing=${listingId}`;
