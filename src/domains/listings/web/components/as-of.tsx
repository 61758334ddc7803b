import { formatDateTime } from '#lib/format.ts';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { viewerTimeZone } from '#platform/web/display.ts';

/** When a source was read, for its reader; until the page knows their zone, in UTC. */
export function AsOf({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <AfterHydration placeholder={formatDateTime(at, 'UTC')}>{() => formatDateTime(at, viewerTimeZone())}</AfterHydration>
    </time>
  );
}
