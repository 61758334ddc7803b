import { useQuery } from '@tanstack/react-query';
import type { KeptList } from '../contract/homes.ts';
import { keptQuery } from './api.ts';
import { useChangedHomes } from './use-changed-homes.ts';

/** The homes of one list, as they stand. */
export function useKeptHomes(list: KeptList) {
  const query = useQuery(keptQuery(list));
  useChangedHomes(query.data?.homes.map(({ listing }) => listing.listingKey));
  return query;
}
