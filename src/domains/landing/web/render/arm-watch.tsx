import { useEffect, useRef, type ReactNode } from 'react';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';

const SEEN_AFTER_MS = 1000;

interface ArmWatchProps {
  experiment: { id: string; arm: number };
  children: ReactNode;
}

/** Counts that the head of a page in an experiment was a second in view, and that its button was pressed. */
export function ArmWatch({ experiment: { id, arm }, children }: ArmWatchProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || declines()) return undefined;
    const tell = (kind: 'seen' | 'action') => {
      fetchAsUser(`/api/landing/experiments/${id}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ arm, kind }),
        keepalive: true,
      }).catch(() => {
        // A failed report must not disturb anyone.
      });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seeing = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting !== true) return;
      timer = setTimeout(() => {
        if (document.visibilityState !== 'visible') return;
        seeing.disconnect();
        tell('seen');
      }, SEEN_AFTER_MS);
    });
    const press = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-first-action]') !== null) tell('action');
    };
    seeing.observe(element);
    element.addEventListener('click', press);
    return () => {
      clearTimeout(timer);
      seeing.disconnect();
      element.removeEventListener('click', press);
    };
  }, [id, arm]);
  return <div ref={box}>{children}</div>;
}

/** Browsers that say so, and those that a program drives. */
function declines(): boolean {
  return navigator.webdriver || Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
