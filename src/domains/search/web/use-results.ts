import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundListing, SearchResult } from '../contract.ts';
import { fetchPage, followsOwn, listKey } from './api.ts';
import { PAGE_SIZE } from '../model/page-size.ts';
import type { SearchState } from './search-state.ts';
import type { Standing } from './use-standing.ts';

export interface Results {
  items: FoundListing[];
  total: SearchResult['total'] | undefined;
  /** How a wish has ordered the list. */
  rankedBy: SearchResult['rankedBy'];
  /** Words of a wish that no description mentions. */
  unspoken: SearchResult['unspoken'];
  nextCursor: string | null;
  /** The list shows the previous search while the next one loads. */
  isStale: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  loadMore: () => Promise<unknown>;
  retry: () => void;
}

/** The list of a search, page after page, if the reader may see it. The server rendered the first page. */
export function useResults(
  state: SearchState,
  first: { href: string; result: SearchResult } | null,
  standing: Standing,
): Results {
  const queryKey = listKey(state.filters, state.sort, state.cursor);
  const rendered = first !== null && first.href === queryKey[0] ? first.result : undefined;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const isFirst = pageParam === state.cursor;
      return fetchPage(
        { filters: state.filters, sort: state.sort, cursor: pageParam, limit: isFirst ? state.shown : PAGE_SIZE },
        signal,
      );
    },
    initialPageParam: state.cursor,
    getNextPageParam: (page: SearchResult) => page.nextCursor,
    placeholderData: keepPreviousData,
    enabled: standing === 'free',
    ...followsOwn(state.filters),
    ...(rendered === undefined ? {} : { initialData: { pages: [rendered], pageParams: [state.cursor] } }),
  });
  const pages = standing === 'free' ? query.data?.pages : undefined;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    items,
    total: pages?.[0]?.total,
    rankedBy: pages?.[0]?.rankedBy,
    unspoken: pages?.[0]?.unspoken,
    nextCursor: pages?.at(-1)?.nextCursor ?? null,
    isStale: query.isPlaceholderData,
    isLoading: query.isPending || standing === 'waiting',
    isLoadingMore: query.isFetchingNextPage,
    error: query.error,
    loadMore: query.fetchNextPage,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
