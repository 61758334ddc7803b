import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Card } from '#ui/card.tsx';

/** What happened to an application, and when it ends. */
export function Timeline({ events, endsAt }: { events: readonly { at: string; what: string }[]; endsAt: string }) {
  return (
    <Card aria-label="Timeline">
      <h2 className="font-sans text-base font-semibold">Timeline</h2>
      <ol className="mt-3 space-y-3 border-l-2 border-line pl-4 text-sm">
        {events
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map(({ at, what }) => (
            <li key={what}>
              <p className="font-medium">{what}</p>
              <p className="text-ink-soft">{formatDateTime(at, viewerTimeZone())}</p>
            </li>
          ))}
        <li>
          <p className="font-medium">Deleted, unless you change it</p>
          <p className="text-ink-soft">{formatDateTime(endsAt, viewerTimeZone())}</p>
        </li>
      </ol>
    </Card>
  );
}
