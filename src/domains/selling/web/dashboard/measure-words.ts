import type { ListingFigures } from '../../contract.ts';

type Measure = ListingFigures['measures'][number]['key'];

/** What each count is called. */
export const MEASURE_WORDS: Readonly<Record<Measure, { label: string; step: string }>> = {
  views: { label: 'Views', step: 'Viewed' },
  saves: { label: 'Saves', step: 'Saved' },
  shares: { label: 'Shares', step: 'Shared' },
  inquiries: { label: 'Questions', step: 'Asked' },
  tours: { label: 'Tour requests', step: 'Tour' },
};

/** The way of a buyer, as far as it is counted. */
export const FUNNEL: readonly Measure[] = ['views', 'saves', 'inquiries', 'tours'];
