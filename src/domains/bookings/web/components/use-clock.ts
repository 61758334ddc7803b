import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#lib/time-units.ts';

/** Now, to the minute, so that what has begun shows as such on an open page. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
