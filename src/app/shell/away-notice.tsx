import { WifiOff } from '#ui/icons/index.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { formatTime } from '#lib/format.ts';
import { type Connection, connectionStore } from '#platform/web/connection.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { NO_CONNECTION, pageAsOf } from '#ui/failure-words.ts';

const REACHED: Connection = { isAway: false, seenAt: 0 };

/**
 * Stands under the top bar while the site is unreachable: what is shown, since when, and what happens next. The page and bars
 * of its own begin below it (`--away-bar` in styles.css).
 */
export function AwayNotice() {
  const { isAway, seenAt } = useSyncExternalStore(connectionStore.subscribe, connectionStore.get, () => REACHED);
  // This notice takes over from here.
  useEffect(() => document.querySelector('#early-away')?.remove(), []);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAway || notice.current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--away-bar', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    observer.observe(notice.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--away-bar');
    };
  }, [isAway]);
  return (
    <div
      ref={notice}
      data-away-notice
      role="status"
      className={isAway ? 'fixed inset-x-0 top-16 z-30 border-b border-line bg-sunken print:hidden' : undefined}
    >
      {isAway ? (
        <p className="mx-auto flex max-w-page items-start gap-2 px-4 py-2 text-sm lg:px-6">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-semibold">{NO_CONNECTION}.</strong>{' '}
            {pageAsOf(formatTime(new Date(seenAt).toISOString(), viewerTimeZone()))}
          </span>
        </p>
      ) : null}
    </div>
  );
}
