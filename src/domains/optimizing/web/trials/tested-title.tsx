import { useEffect, useRef, useState } from 'react';
import { SEEN_AFTER_MS } from '#lib/seen-after.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { isCounted } from '#domains/analytics/web/index.ts';
import type { ShownTitle } from '../../contract.ts';

/** Of the contract's calls, which stay out of this page's first script; a test holds them together. */
export const TITLE_PATHS = { shown: '/api/listing-titles/shown', seen: '/api/listing-titles/seen' } as const;

interface TestedTitleProps {
  listingKey: string;
  title: string;
  className: string;
}

/**
 * The title of a home, or the other one of its trial if this visitor is to see that. Asked before the title comes into view: whoever
 * sees it earlier keeps it, and counts for neither. It counts after a second in view.
 */
export function TestedTitle({ listingKey, title, className }: TestedTitleProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const [mine, setMine] = useState<ShownTitle>({ title, arm: null });
  useEffect(() => {
    const element = box.current;
    if (element === null || !isCounted()) return;
    const call = (path: string, body: object) =>
      fetchAsUser(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ listingKey, title, ...body }),
        keepalive: true,
      });
    let [wasSeen, arm, isOver] = [false, null as ShownTitle['arm'], false];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      if (arm === null || document.visibilityState !== 'visible') return;
      isOver = true;
      seeing.disconnect();
      call(TITLE_PATHS.seen, { arm }).catch(() => {
        // A failed report must not disturb anyone.
      });
    };
    const seeing = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting !== true) return;
        wasSeen = true;
        timer = setTimeout(tell, SEEN_AFTER_MS);
      },
      { threshold: 0.5 },
    );
    const begin = async () => {
      const answer = await call(TITLE_PATHS.shown, {});
      if (!answer.ok || isOver || wasSeen) return;
      const shown = (await answer.json()) as ShownTitle;
      if (isOver || wasSeen || shown.arm === null) return;
      arm = shown.arm;
      setMine(shown);
    };
    seeing.observe(element);
    begin().catch(() => {
      // Without an answer, the title stays.
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      seeing.disconnect();
    };
  }, [listingKey, title]);
  return (
    <p ref={box} className={className}>
      {mine.title}
    </p>
  );
}
