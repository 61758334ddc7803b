import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

const PAUSE_MS = 1200;

/**
 * Waits with what costs a request until the page has come to rest, or until it comes near the screen before that. Asked
 * for early it takes its height while nobody looks, so nothing jumps; until then it has about the height of what will come.
 */
export function NearView({ placeholder, children }: { placeholder: ReactNode; children: () => ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const show = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show();
      },
      { rootMargin: '1200px' },
    );
    observer.observe(element);
    const pause = setTimeout(show, PAUSE_MS);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      clearTimeout(pause);
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return <div ref={ref}>{isNear ? <Suspense fallback={placeholder}>{children()}</Suspense> : placeholder}</div>;
}
