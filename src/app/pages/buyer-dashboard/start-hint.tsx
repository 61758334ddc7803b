import { useQuery } from '@tanstack/react-query';
import { getKeptKeys, listSavedSearches } from '#domains/saved/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';

/** For who has nothing here yet: where to begin. */
export function StartHint() {
  const searches = useQuery(endpointQuery(listSavedSearches)).data?.searches;
  const kept = useQuery(endpointQuery(getKeptKeys)).data;
  if (searches === undefined || kept == null) return null;
  if (searches.length > 0 || Object.values(kept).some((keys) => keys.length > 0)) return null;
  return (
    <EmptyState
      className="mt-6"
      level={2}
      title="Start with what you are looking for"
      action={
        <AppLink href="/buyer-flow" className={buttonClasses({})}>
          Find your match
        </AppLink>
      }
    >
      Seven short steps lead to homes ranked with reasons. Save one, or a search, and this page fills.
    </EmptyState>
  );
}
