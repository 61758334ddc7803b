import { formatDate } from '#lib/format.ts';
import { AfterHydration } from './after-hydration.tsx';
import { viewerTimeZone } from './display.ts';

/** The day of an instant, such as the end of a link, for its reader; until the page knows their zone, in UTC. */
export function ReaderDay({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <AfterHydration placeholder={formatDate(at, 'UTC')}>{() => formatDate(at, viewerTimeZone())}</AfterHydration>
    </time>
  );
}
