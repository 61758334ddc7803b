import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Waits with what costs a request until it comes near the screen; it keeps the height of what will stand there. */
export function NearView({ placeholder, children }: { placeholder: ReactNode; children: () => ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    const showForPrint = () => setNear(true);
    window.addEventListener('beforeprint', showForPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showForPrint);
    };
  }, []);
  return <div ref={ref}>{isNear ? <Suspense fallback={placeholder}>{children()}</Suspense> : placeholder}</div>;
}
