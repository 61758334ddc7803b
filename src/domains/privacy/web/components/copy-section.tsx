import { useQueryClient } from '@tanstack/react-query';
import { Download } from '#ui/icons/index.ts';
import { useConfirmedChange } from '#domains/accounts/web/index.ts';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { openExport, requestExport, type DataExport } from '../../contract.ts';
import { privacyQuery } from '../api.ts';

/** A copy of everything, packed in the background. */
export function CopySection({ copies, isDemo }: { copies: readonly DataExport[]; isDemo: boolean }) {
  const client = useQueryClient();
  const change = useConfirmedChange();
  const ask = () =>
    change.run(async () => {
      await browserApi.call(requestExport);
      await client.invalidateQueries({ queryKey: privacyQuery.queryKey });
    });
  const open = (exportId: string) =>
    change.run(async () => {
      const link = await browserApi.call(openExport, { params: { exportId } });
      if (link !== null) window.location.assign(link.url);
    });
  const isPacking = copies.some(isUnderway);
  return (
    <Card>
      <CardHeader
        level={2}
        title="A copy of your data"
        description="A zip with every row that is stored about you, as JSON and CSV, your files, and a list of what is in it. It waits here for seven days."
      />
      <div className="space-y-4">
        {isDemo ? (
          <p className="text-ink-soft">Demo people come and go with the day: there is nothing to take along.</p>
        ) : (
          <div>
            <Button variant="secondary" busy={change.isBusy || isPacking} busyText="Packing…" onClick={() => void ask()}>
              Pack a copy
            </Button>
          </div>
        )}
        {change.error === undefined ? null : <FailureNotice reason={change.error.detail} />}
        {copies.length === 0 ? null : (
          <ul className="divide-y divide-line rounded-control border border-line">
            {copies.map((copy) => (
              <li key={copy.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                <span className="min-w-0 grow basis-56">
                  <span className="block font-medium">{formatDateTime(copy.createdAt, viewerTimeZone())}</span>
                  <span className="block text-sm text-ink-soft">{describe(copy)}</span>
                  {isUnderway(copy) && copy.tablesTotal > 0 ? (
                    <ProgressBar label="Packing" value={copy.tablesDone / copy.tablesTotal} className="mt-2" />
                  ) : null}
                </span>
                {copy.state === 'ready' ? (
                  <Button size="small" disabled={change.isBusy} onClick={() => void open(copy.id)}>
                    <Download aria-hidden="true" className="size-4" /> Download
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

export function isUnderway({ state }: DataExport): boolean {
  return state === 'queued' || state === 'running';
}

function describe({ state, bytes, expiresAt }: DataExport): string {
  if (state === 'ready' && bytes !== null) {
    const until = expiresAt === null ? '' : `, until ${formatDateTime(expiresAt, viewerTimeZone())}`;
    return `Ready, ${formatNumber(Math.max(1, bytes / 1024))} kB${until}`;
  }
  return {
    queued: 'Waiting its turn',
    running: 'Being packed',
    ready: 'Ready',
    failed: 'Could not be packed. Ask for a new one.',
    expired: 'Its days are over, or a new password ended it',
  }[state];
}
