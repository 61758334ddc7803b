import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listPrivacyRequests } from '../../contract.ts';

const STATE_WORDS: Record<string, string> = {
  waits: 'Waits for its day',
  queued: 'Waits to be packed',
  running: 'Is being packed',
  ready: 'Ready',
  failed: 'Failed, and is tried again',
  expired: 'Was ready, and is deleted',
};

/** Requests for copies of data and for erasure, for administrators to see that none is late. */
export function PrivacyRequests() {
  const query = useQuery(endpointQuery(listPrivacyRequests));
  return (
    <>
      <p className="max-w-measure text-ink-soft">
        Copies are packed and accounts erased automatically. Use this list to make sure none is late; the law allows 45 days.
      </p>
      <Loaded
        query={query}
        pending={<Skeleton className="mt-6 h-96" />}
        failed="We couldn’t load the requests"
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState className="mt-6" title="No requests">
            People ask for a copy or for erasure in their settings, under privacy.
          </EmptyState>
        }
      >
        {({ requests }) => (
          <DataTable
            className="mt-6"
            caption="Privacy requests"
            hideCaption
            csvFileName="privacy-requests.csv"
            rows={requests}
            rowKey={({ kind, id }) => `${kind} ${id}`}
            columns={[
              {
                id: 'person',
                header: 'Person',
                rowHeader: true,
                csv: ({ person }) => person.name,
                cell: ({ person }) => <InlineLink href={`/admin/users?user=${person.id}`}>{person.name}</InlineLink>,
              },
              { id: 'kind', header: 'Asks for', cell: ({ kind }) => (kind === 'erasure' ? 'Erasure' : 'A copy') },
              {
                id: 'requested',
                header: 'Since',
                sortBy: ({ requestedAt }) => requestedAt,
                cell: ({ requestedAt }) => formatDateTime(requestedAt, 'UTC'),
              },
              { id: 'due', header: 'Due', sortBy: ({ dueAt }) => dueAt, cell: ({ dueAt }) => formatDateTime(dueAt, 'UTC') },
              {
                id: 'state',
                header: 'State',
                csv: ({ state }) => STATE_WORDS[state] ?? state,
                cell: ({ state, isLate }) => (isLate ? <Badge tone="error">Late</Badge> : (STATE_WORDS[state] ?? state)),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
