import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAudit } from '#domains/accounts/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { AuditTable } from './audit-table.tsx';

/** The append-only log. */
export function AuditLog() {
  const [search, change] = useAddressQuery();
  const action = search.get('action') ?? undefined;
  const query = useInfiniteQuery({
    queryKey: [endpointUrl('/api/admin/audit', {}, { action })],
    queryFn: ({ pageParam, signal }) => browserApi.call(listAudit, { query: { action, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
    // The kinds to choose from stay; the events of another choice do not.
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} pending={<SkeletonRows />} failed="We couldn’t load the log">
      {({ pages }) => (
        <div className="space-y-4">
          <Field label="What was done" className="max-w-xs">
            <Select
              value={action ?? ''}
              placeholder="Anything"
              options={(pages[0]?.actions ?? []).map((known) => ({ value: known, label: known.replaceAll('-', ' ') }))}
              onChange={({ target }) => change({ action: target.value })}
            />
          </Field>
          {query.isPlaceholderData ? (
            <SkeletonRows />
          ) : (
            <AuditTable caption="The log, newest first" events={pages.flatMap((page) => page?.events ?? [])} />
          )}
          {query.hasNextPage && !query.isPlaceholderData ? (
            <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Older events
            </Button>
          ) : null}
        </div>
      )}
    </Loaded>
  );
}
