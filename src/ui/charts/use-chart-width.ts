import { useEffect, useRef, useState } from 'react';

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
    return () => observer.disconnect();
  }, []);
  return { frameRef, width };
}
