import type { ReactNode } from 'react';
import { LoadMore } from '#ui/load-more.tsx';

interface NextPageProps {
  /** An infinite query. */
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** "40 of 312 homes". */
  position?: string | undefined;
  /** Says the position also when nothing is left to load. */
  staysAtEnd?: boolean;
  children?: ReactNode;
}

/** Loads the next page of a list below the ones that are there, as long as there is one. */
export function NextPage({ of: query, position, staysAtEnd = false, children }: NextPageProps) {
  if (!query.hasNextPage && !staysAtEnd) return null;
  return (
    <LoadMore
      done={!query.hasNextPage}
      loading={query.isFetchingNextPage}
      onLoadMore={() => void query.fetchNextPage()}
      position={position}
    >
      {children}
    </LoadMore>
  );
}
