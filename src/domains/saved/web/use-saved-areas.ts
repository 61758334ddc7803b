import { useQuery } from '@tanstack/react-query';
import type { MarketType } from '#domains/market/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { removeSavedArea, listSavedAreas, saveArea } from '../contract/areas.ts';

export const areasQuery = endpointQuery(listSavedAreas);

export interface AreaChoice {
  slug: string;
  propertyType: MarketType;
}

/** Follows an area's market, or no longer; says what became of it. */
export function useAreaChange() {
  return useWrite(
    ({ isFollowed, slug, propertyType }: AreaChoice & { name: string; isFollowed: boolean }): Promise<unknown> =>
      browserApi.call(isFollowed ? saveArea : removeSavedArea, { params: { slug, propertyType } }),
    {
      refreshes: [listSavedAreas],
      done: (_answer, { name, isFollowed }) =>
        isFollowed
          ? { title: `You follow ${name}`, description: 'We tell you when a month’s figures are out.' }
          : { title: `You no longer follow ${name}` },
    },
  );
}

/** Whether the reader follows an area; false for guests. */
export function useIsFollowed({ slug, propertyType }: AreaChoice, isSignedIn: boolean): boolean {
  const { data } = useQuery({ ...areasQuery, enabled: isSignedIn });
  return data?.areas.some((area) => area.slug === slug && area.propertyType === propertyType) ?? false;
}
