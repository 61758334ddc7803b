import { useQuery } from '@tanstack/react-query';
import { LineLink } from '#ui/link.tsx';
import { readingOptions } from '../api.ts';
import type { SearchPageData } from '../load-search-page.ts';
import { mayBeSentence, offerReading } from '../offer-reading.ts';
import type { SearchState } from '../search-state.ts';

/** Offers to read a keyword as a sentence. Until then it is searched as a keyword. */
export function KeywordOffer({ state, loaded }: { state: SearchState; loaded: Pick<SearchPageData, 'keywordReading'> }) {
  const text = state.filters.q ?? '';
  const known = loaded.keywordReading?.text === text ? loaded.keywordReading.reading : undefined;
  const { data: reading } = useQuery({
    ...readingOptions(text),
    enabled: mayBeSentence(text) && state.said === '',
    ...(known === undefined ? {} : { initialData: known }),
  });
  const offer = reading === undefined || text === '' || state.said !== '' ? null : offerReading(state, reading);
  if (offer === null) return null;
  return (
    <p className="text-sm">
      These words are searched as a keyword. <LineLink href={offer.href}>Search for {offer.labels.join(' · ')} instead</LineLink>
    </p>
  );
}
