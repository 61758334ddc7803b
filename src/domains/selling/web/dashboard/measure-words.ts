import type { ListingFigures } from '../../contract.ts';

type Measure = ListingFigures['measures'][number]['key'];

/** The name of each count. */
export const MEASURE_WORDS: Readonly<Record<Measure, { label: string; step: string }>> = {
  impressions: { label: 'Seen in lists', step: 'In lists' },
  views: { label: 'Views', step: 'Viewed' },
  saves: { label: 'Saves', step: 'Saved' },
  shares: { label: 'Shares', step: 'Shared' },
  inquiries: { label: 'Questions', step: 'Asked' },
  tours: { label: 'Tour requests', step: 'Tour' },
  offers: { label: 'Offers', step: 'Offer' },
};

/** A buyer's steps. */
export const FUNNEL: readonly Measure[] = ['impressions', 'views', 'saves', 'inquiries', 'tours', 'offers'];
