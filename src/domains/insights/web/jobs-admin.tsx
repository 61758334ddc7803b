import { useQuery } from '@tanstack/react-query';
import cronstrue from 'cronstrue';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { dropFailedJob, type FailedWork, type Jobs, listJobs, retryFailedJob } from '../contract.ts';

const LOOK_AGAIN_MS = 10_000;

/** Background work: what waits and runs, and what failed for good. */
export function JobsAdmin() {
  const query = useQuery({ ...endpointQuery(listJobs), refetchInterval: LOOK_AGAIN_MS });
  return (
    <Loaded query={query} pending={<SkeletonRows />} failed="We couldn’t load the work">
      {({ queues, failed }) => (
        <>
          <PageSection
            id="failed"
            title="Failed work"
            lead="We tried it several times, each after a longer pause. Fix what stopped it, then try again."
          >
            {failed.length === 0 ? (
              <EmptyState title="Nothing failed">Work that fails for good stays here until someone deals with it.</EmptyState>
            ) : (
              <FailedTable failed={failed} />
            )}
          </PageSection>
          <PageSection id="queues" title="Queues" lead="Updates every ten seconds. When a job recurs is said in UTC.">
            <QueueTable queues={queues} />
          </PageSection>
        </>
      )}
    </Loaded>
  );
}

function FailedTable({ failed }: { failed: Jobs['failed'] }) {
  const [given, setGiven] = useState<FailedWork>();
  const refreshes = [listJobs];
  const retry = useWrite(retryFailedJob, { refreshes, done: { title: 'It is tried again' }, failureTitle: 'Not tried again' });
  const drop = useWrite(dropFailedJob, {
    refreshes,
    answered: () => setGiven(undefined),
    done: { title: 'Given up' },
    failureTitle: 'Not given up',
  });
  return (
    <>
      <DataTable
        caption="Failed work, newest first"
        hideCaption
        dense
        csvFileName="failed-work.csv"
        rows={failed}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: 'Work', rowHeader: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
          {
            id: 'when',
            header: 'Failed',
            cell: ({ failedAt }) => (failedAt === null ? '–' : formatDateTime(failedAt, viewerTimeZone())),
            sortBy: ({ failedAt }) => failedAt,
          },
          { id: 'tries', header: 'Tries', align: 'end', cell: ({ tries }) => tries, sortBy: ({ tries }) => tries },
          {
            id: 'error',
            header: 'Why',
            wrap: true,
            cell: ({ error }) => <span className="break-words">{error}</span>,
            csv: ({ error }) => error,
          },
          {
            id: 'acts',
            header: 'What to do',
            screenOnly: true,
            cell: (job) => (
              <span className="flex gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Try again: ${job.name}`}
                  onClick={() => void retry.run({ params: { name: job.name, jobId: job.id } })}
                >
                  Try again
                </Button>
                <Button size="small" variant="quiet" aria-label={`Give up: ${job.name}`} onClick={() => setGiven(job)}>
                  Give up
                </Button>
              </span>
            ),
          },
        ]}
      />
      {given === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setGiven(undefined)}
          title="Give this work up?"
          confirm="Give it up"
          busy={drop.isBusy}
          onConfirm={() => void drop.run({ params: { name: given.name, jobId: given.id } })}
        >
          {given.name} will not be done, and cannot be brought back.
        </ConfirmDialog>
      )}
    </>
  );
}

function QueueTable({ queues }: { queues: Jobs['queues'] }) {
  return (
    <DataTable
      caption="Background work by kind"
      hideCaption
      dense
      csvFileName="queues.csv"
      rows={queues}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Work', rowHeader: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
        {
          id: 'waiting',
          header: 'Waiting',
          align: 'end',
          cell: ({ waiting }) => formatNumber(waiting),
          sortBy: ({ waiting }) => waiting,
        },
        {
          id: 'running',
          header: 'Running',
          align: 'end',
          cell: ({ running }) => formatNumber(running),
          sortBy: ({ running }) => running,
        },
        { id: 'later', header: 'Later', align: 'end', cell: ({ later }) => formatNumber(later), sortBy: ({ later }) => later },
        {
          id: 'failed',
          header: 'Failed',
          align: 'end',
          cell: ({ failed }) => formatNumber(failed),
          sortBy: ({ failed }) => failed,
        },
        {
          id: 'finished',
          header: 'Last done',
          cell: ({ finishedAt }) => (finishedAt === null ? '–' : formatDateTime(finishedAt, viewerTimeZone())),
          sortBy: ({ finishedAt }) => finishedAt,
        },
        { id: 'cron', header: 'Recurs', cell: ({ cron }) => (cron === null ? 'When asked' : cronstrue.toString(cron)) },
      ]}
    />
  );
}
