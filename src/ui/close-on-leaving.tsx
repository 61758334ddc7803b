import { useEffect, useEffectEvent, useRef } from 'react';
import { useInRouterContext, useLocation } from 'react-router';

/** Closes an overlay once another page is shown; filters and steps of the same page leave it open. */
export function CloseOnLeaving({ onLeave }: { onLeave: () => void }) {
  return useInRouterContext() ? <Watch onLeave={onLeave} /> : null;
}

function Watch({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    leave();
  }, [pathname]);
  return null;
}
