import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { listScores } from '#domains/optimizing/contract.ts';
import { ListingsView } from '#domains/selling/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

/** The listings of a person with their scores, which come after the list. */
export function ScoredListings(props: PersonalViewProps) {
  const [search] = useSearchParams();
  const { data } = useQuery({
    ...endpointQuery(listScores),
    enabled: !search.has('listing'),
    meta: { follows: ['own-listings'] as const },
  });
  const scores = data == null ? undefined : new Map(data.listings.map(({ listingId, score }) => [listingId, score]));
  return <ListingsView {...props} scores={scores} />;
}
