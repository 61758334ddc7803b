import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarketType } from '#domains/market/contract.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { failureToast } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';
import { removeSavedArea, listSavedAreas, saveArea } from '../contract/areas.ts';

export const areasQuery = endpointQuery(listSavedAreas);

export interface AreaChoice {
  slug: string;
  propertyType: MarketType;
}

/** Follows an area's market, or no longer; says what became of it. */
export function useAreaChange() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ isFollowed, ...params }: AreaChoice & { name: string; isFollowed: boolean }) =>
      browserApi.call(isFollowed ? saveArea : removeSavedArea, {
        params: { slug: params.slug, propertyType: params.propertyType },
      }),
    async onSuccess(_, { name, isFollowed }) {
      await client.invalidateQueries({ queryKey: areasQuery.queryKey });
      toast(
        isFollowed
          ? { title: `You follow ${name}`, description: 'You are told when a month’s figures are out.' }
          : { title: `You no longer follow ${name}` },
      );
    },
    onError: (error) => void toast(failureToast(reasonOf(error))),
  });
}

/** Whether the reader follows an area; false for guests. */
export function useIsFollowed({ slug, propertyType }: AreaChoice, isSignedIn: boolean): boolean {
  const { data } = useQuery({ ...areasQuery, enabled: isSignedIn });
  return data?.areas.some((area) => area.slug === slug && area.propertyType === propertyType) ?? false;
}
