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
    // A hidden frame has no width, so nothing is drawn for it.
    const drawTo = (next: number) => {
      if (next >= 1) setWidth(Math.round(next));
    };
    const observer = new ResizeObserver(([entry]) => drawTo(entry?.contentRect.width ?? 0));
    observer.observe(frame);
    // A chart is printed at the width drawn here: this narrow, its words stay large enough to read.
    const print = () => flushSync(() => setWidth((now) => Math.min(now, PRINTED_PX)));
    const goOn = () => drawTo(frame.getBoundingClientRect().width);
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
