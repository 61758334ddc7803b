import { formatDate, formatDateTime } from '#lib/format.ts';
import { AfterHydration } from './after-hydration.tsx';
import { sayEnd } from './say-end.ts';

/** When something ends, such as a link, for its reader; until the page knows their zone, to the minute in UTC. */
export function ReaderEnd({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <AfterHydration placeholder={at.includes('T') ? formatDateTime(at, 'UTC') : formatDate(at, 'UTC')}>
        {() => sayEnd(at)}
      </AfterHydration>
    </time>
  );
}
