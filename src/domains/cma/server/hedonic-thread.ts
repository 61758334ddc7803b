import { createThread } from '#platform/jobs/thread.ts';
import type { Hedonic } from '../model/hedonic.ts';

export interface HedonicQuestion {
  /** As `fetchRateSales` gives them: of the home's kind, and of another that may help. */
  sales: string;
  others: string | null;
  effectiveDate: string;
}

export interface HedonicAnswer {
  hedonic: Hedonic;
  /** Where the sales of the home's kind lie, those cities with most first. */
  cities: string[];
}

/** Reads sales and fits the regression in a thread of its own: twenty thousand take most of a second, for the first who asks. Null under 40 sales. */
export const fitInThread = createThread<HedonicQuestion, HedonicAnswer | null>(new URL('./hedonic-worker.ts', import.meta.url), {
  name: 'rates of adjustments',
  heapMb: 256,
});
