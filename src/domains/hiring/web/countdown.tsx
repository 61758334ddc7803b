import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#lib/time-units.ts';

/** How long until a moment, counted down by the minute: "23 h 4 min left", "3 days left"; "Time is up" after it. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  if (now === undefined) return <time dateTime={until} />;
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  return (
    <time dateTime={until} className={minutes <= 120 ? 'font-medium text-accent' : undefined}>
      {sayLeft(minutes)}
    </time>
  );
}

function sayLeft(minutes: number): string {
  if (minutes <= 0) return 'Time is up';
  // Whole days, so that nobody counts on more than there is.
  if (minutes >= 48 * 60) return `${Math.floor(minutes / (24 * 60))} days left`;
  return `${minutes >= 60 ? `${Math.floor(minutes / 60)} h ` : ''}${minutes % 60} min left`;
}
