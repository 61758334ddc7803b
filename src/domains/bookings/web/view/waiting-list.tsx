import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { InlineLink } from '#ui/link.tsx';
import type { WaitForTime } from '../../contract.ts';
import { BOOKING_READS, wait, waitsOptions } from '../api.ts';

/** What the reader waits for, where everything is taken; nothing if they wait for nothing. */
export function WaitingList() {
  const waits = useQuery(waitsOptions()).data?.waits ?? [];
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby="waiting-list" className="mb-8 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id="waiting-list" className="text-lg font-medium">
        Waiting list
      </h2>
      <p className="mt-1 text-sm text-ink-soft">We’ll tell you when a time opens up. Whoever books first gets it.</p>
      <ul className="mt-3 divide-y divide-line">
        {waits.map((one) => (
          <Waiting key={`${one.kind} ${one.listingKey ?? one.handle ?? ''}`} wait={one} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ wait: { kind, title, listingKey, handle, since } }: { wait: WaitForTime }) {
  const whose = listingKey === null ? { handle: handle ?? '' } : { listingKey };
  const stop = useWrite(() => wait(whose, kind, false), {
    refreshes: BOOKING_READS,
    done: { title: 'You’re off the waiting list.' },
    undo: () => wait(whose, kind, true),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="min-w-0">
        <InlineLink href={listingKey === null ? `/book/${handle ?? ''}` : `/property/${listingKey}`}>{title}</InlineLink>{' '}
        <span className="text-sm text-ink-soft">since {formatDate(since, viewerTimeZone())}</span>
      </span>
      <Button size="small" variant="secondary" busy={stop.isBusy} onClick={() => void stop.run()}>
        Stop waiting<span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}
