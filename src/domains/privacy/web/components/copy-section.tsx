import { KEPT_EXPORT_DAYS } from '#lib/kept-for.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Download } from '#ui/icons/index.ts';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { getPrivacy, openExport, requestExport, type DataExport } from '../../contract.ts';

/** A copy of everything, packed in the background. */
export function CopySection({ copies, isDemo }: { copies: readonly DataExport[]; isDemo: boolean }) {
  const ask = useWrite(requestExport, { refreshes: [getPrivacy], tells: 'page' });
  const open = useWrite(openExport, {
    done: (link) => window.location.assign(link.url),
    tells: 'page',
  });
  const isPacking = copies.some(isUnderway);
  return (
    <Card>
      <CardHeader
        level={2}
        title="A copy of your data"
        description={`A zip file with everything we store about you, as JSON and CSV, your files, and a list of its contents. It waits here for ${KEPT_EXPORT_DAYS} days.`}
      />
      <div className="space-y-4">
        {isDemo ? (
          <p className="text-ink-soft">Demo accounts last one day, so there’s nothing to download.</p>
        ) : (
          <div>
            <Button variant="secondary" busy={ask.isBusy || isPacking} busyText="Packing…" onClick={() => void ask.run()}>
              Pack a copy
            </Button>
          </div>
        )}
        <WriteFailure of={ask} or={open} />
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
                  <Button size="small" disabled={open.isBusy} onClick={() => void open.run({ params: { exportId: copy.id } })}>
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
    failed: 'We couldn’t prepare it. Ask for a new one.',
    expired: 'It has expired, or a new password ended it',
  }[state];
}
