import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { listPrivacyRequests, type PrivacyRequest, QUESTION_KINDS } from '../../contract.ts';
import { AnswerDialog } from './answer-dialog.tsx';

const STATE_WORDS: Record<string, string> = {
  asks: 'Waits for your answer',
  answered: 'Answered',
  waits: 'Waits for its day',
  queued: 'Waits to be packed',
  running: 'Is being packed',
  ready: 'Ready',
  failed: 'Failed; we’ll try again',
  expired: 'Expired and deleted',
};

const KIND_WORDS = { ...QUESTION_KINDS, erasure: 'Erasure', copy: 'A copy' };

/** What people ask about their data, for administrators to answer, and to see that nothing is late. */
export function PrivacyRequests() {
  const query = useQuery(endpointQuery(listPrivacyRequests));
  const [answering, setAnswering] = useState<PrivacyRequest>();
  return (
    <>
      <p className="max-w-measure text-ink-soft">
        Copies are packed and accounts erased automatically; questions, and what people without an account ask, wait for you. The
        law allows 45 days.
      </p>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-6" />}
        failed="We couldn’t load the requests"
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState className="mt-6" title="No requests">
            People ask about their data in their settings, under privacy.
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
                cell: ({ person }) =>
                  person.id === null ? (
                    `${person.name} (no account)`
                  ) : (
                    <InlineLink href={`/admin/users?user=${person.id}`}>{person.name}</InlineLink>
                  ),
              },
              { id: 'kind', header: 'Asks for', csv: ({ kind }) => KIND_WORDS[kind], cell: ({ kind }) => KIND_WORDS[kind] },
              {
                id: 'requested',
                header: 'Since',
                sortBy: ({ requestedAt }) => requestedAt,
                cell: ({ requestedAt }) => formatDateTime(requestedAt, viewerTimeZone()),
              },
              {
                id: 'due',
                header: 'Due',
                sortBy: ({ dueAt }) => dueAt,
                cell: ({ dueAt }) => formatDateTime(dueAt, viewerTimeZone()),
              },
              {
                id: 'state',
                header: 'State',
                csv: ({ state }) => STATE_WORDS[state] ?? state,
                cell: ({ state, isLate }) => (isLate ? <Badge tone="error">Late</Badge> : (STATE_WORDS[state] ?? state)),
              },
              {
                id: 'answer',
                header: 'Answer',
                csv: ({ answer }) => answer ?? '',
                cell: (request) =>
                  request.state === 'asks' ? (
                    <Button size="small" variant="secondary" onClick={() => setAnswering(request)}>
                      Answer
                    </Button>
                  ) : (
                    <span className="break-words">{request.answer ?? ''}</span>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      {answering === undefined ? null : <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
