import type { ListingFigures } from '../../contract.ts';

type Measure = ListingFigures['measures'][number]['key'];

/** The name of each count, alone and in “9% of”. */
export const MEASURE_WORDS: Readonly<Record<Measure, { label: string; of: string }>> = {
  impressions: { label: 'Seen in lists', of: 'times seen in lists' },
  views: { label: 'Views', of: 'views' },
  saves: { label: 'Saves', of: 'saves' },
  shares: { label: 'Shares', of: 'shares' },
  inquiries: { label: 'Questions', of: 'questions' },
  tours: { label: 'Tour requests', of: 'tour requests' },
  offers: { label: 'Offers', of: 'offers' },
};

/** A buyer's steps. */
export const FUNNEL: readonly Measure[] = ['impressions', 'views', 'saves', 'inquiries', 'tours', 'offers'];
