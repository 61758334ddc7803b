import { createThread } from '#platform/jobs/thread.ts';
import type { Hedonic } from '../model/hedonic.ts';
import type { SoldHome } from '../model/home.ts';

export interface HedonicQuestion {
  sales: readonly SoldHome[];
  effectiveDate: string;
}

/** Fits the regression in a thread of its own: twenty thousand sales take most of a second. Null under 40 sales. */
export const fitInThread = createThread<HedonicQuestion, Hedonic | null>(new URL('./hedonic-worker.ts', import.meta.url));
