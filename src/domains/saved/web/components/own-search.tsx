import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { markSearchSeen, type SavedSearch, updateSavedSearch } from '../../contract/searches.ts';
import { searchPath } from '../../model/search-text.ts';
import { SEARCH_READS, searchesQuery } from '../api.ts';

interface OwnSearchProps {
  id: string;
  filters: Record<string, string>;
}

/** On the page of a search that its reader saved: its news is seen, and changed filters can be saved. */
export function OwnSearch(props: OwnSearchProps) {
  return (
    <QueryScope>
      <Known {...props} />
    </QueryScope>
  );
}

function Known({ id, filters }: OwnSearchProps) {
  const { data } = useQuery(searchesQuery);
  const search = data?.searches.find((one) => one.id === id);
  return search === undefined ? null : <Standing search={search} filters={filters} />;
}

interface Change {
  filters: Record<string, string>;
  before: Record<string, string>;
}

function Standing({ search, filters }: { search: SavedSearch; filters: Record<string, string> }) {
  const { id, name, news } = search;
  const hasNews = Object.values(news).some((count) => count > 0);
  const { run: markSeen } = useWrite(markSearchSeen, { refreshes: SEARCH_READS, tells: 'nobody' });
  const save = (changed: Record<string, string>) =>
    browserApi.call(updateSavedSearch, { params: { id }, body: { filters: changed } });
  const update = useWrite((change: Change) => save(change.filters), {
    refreshes: SEARCH_READS,
    done: { title: 'Saved search updated', description: name },
    undo: ({ before }) => save(before),
  });
  useEffect(() => {
    if (hasNews) void markSeen({ params: { id } });
    // Once for each search: what comes while the page is open is news the next time.
    // oxlint-disable-next-line react/exhaustive-deps -- only as it opens
  }, [id]);
  if (searchPath(search.filters) === searchPath(filters)) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      busy={update.isBusy}
      onClick={() => void update.run({ filters, before: search.filters })}
    >
      <span className="max-w-40 truncate">Update “{name}”</span>
    </Button>
  );
}
