import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const PRINTED_PX = 400;

/** The width a chart is drawn in: a guess on the server, then the true one. */
export function useChartWidth(guess = 640) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(guess);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(frame);
    // Paper shows a chart as it is drawn before it is laid out there: so narrow, its words stay large enough to read.
    const print = () => flushSync(() => setWidth((now) => Math.min(now, PRINTED_PX)));
    const goOn = () => setWidth(Math.round(frame.getBoundingClientRect().width));
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', goOn);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', goOn);
    };
  }, []);
  return { frameRef, width };
}
