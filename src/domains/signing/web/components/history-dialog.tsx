import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Envelope } from '../../contract.ts';
import { tellEvent } from '../../model/status-words.ts';
import { eventsOptions } from '../api.ts';

/** What happened to an envelope, in order. */
export function HistoryDialog({ envelope: { id, title }, onClose }: { envelope: Envelope; onClose: () => void }) {
  const query = useQuery(eventsOptions(id));
  return (
    <Dialog open onOpenChange={onClose} title={`History of ${title}`}>
      <Loaded query={query} pending={<Skeleton className="h-40 w-full" />} failed="We couldn’t load the history">
        {({ events }) => (
          <ol className="space-y-3">
            {events.map(({ at, address, hash, ...event }) => (
              <li key={event.seq} className="text-sm">
                <p className="font-medium">{tellEvent(event)}</p>
                <p className="wrap-anywhere text-ink-soft">
                  {formatDateTime(at, viewerTimeZone())}
                  {address === '' ? '' : `, from ${address}`}, {hash.slice(0, 12)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <p className="mt-4 text-sm text-ink-soft">
        Each entry carries the hash of the one before, so none can be changed or left out unnoticed.
      </p>
    </Dialog>
  );
}
