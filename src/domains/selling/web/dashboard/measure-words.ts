import type { ListingFigures } from '../../contract.ts';

type Measure = ListingFigures['measures'][number]['key'];

/** The name of each count. */
export const MEASURE_WORDS: Readonly<Record<Measure, { label: string; step: string }>> = {
  views: { label: 'Views', step: 'Viewed' },
  saves: { label: 'Saves', step: 'Saved' },
  shares: { label: 'Shares', step: 'Shared' },
  inquiries: { label: 'Questions', step: 'Asked' },
  tours: { label: 'Tour requests', step: 'Tour' },
};

/** A buyer's steps, as far as we count them. */
export const FUNNEL: readonly Measure[] = ['views', 'saves', 'inquiries', 'tours'];
