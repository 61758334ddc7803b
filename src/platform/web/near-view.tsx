import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { onceReaderStirs } from '#platform/web/reader-stirs.ts';
import { whenPrintIsAsked } from '#ui/print-page.ts';

/**
 * Waits with what costs a request until its reader stirs or prints, or until it is near the screen. Loaded ahead it takes its
 * height while nobody looks, so nothing jumps; until then it has about the height of what will come. With `waitsForSight`
 * it loads only near the screen, for what costs much and has its height anyway, such as a map.
 */
export function NearView({
  placeholder,
  waitsForSight = false,
  children,
}: {
  placeholder: ReactNode;
  waitsForSight?: boolean;
  children: () => ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const over = new AbortController();
    const show = () => {
      over.abort();
      setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show();
      },
      { rootMargin: waitsForSight ? '200px' : '600px' },
    );
    observer.observe(element);
    over.signal.addEventListener('abort', () => observer.disconnect());
    if (!waitsForSight) {
      onceReaderStirs(show, over.signal);
      whenPrintIsAsked(show, over.signal);
    }
    return () => over.abort();
  }, [waitsForSight]);
  return <div ref={ref}>{isNear ? <Suspense fallback={placeholder}>{children()}</Suspense> : placeholder}</div>;
}
