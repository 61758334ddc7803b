import { lazy, Suspense, useEffect, useState } from 'react';
import { isRecord } from '#lib/json-value.ts';
import { SEEN_AFTER_MS } from '#lib/seen-after.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { isCounted } from '#domains/analytics/web/index.ts';
import type { ArmSaid } from '../../model/arm-header.ts';

// Only who has not been asked yet needs it.
const RecognitionAsk = lazy(async () => ({ default: (await import('../recognition/recognition-ask.tsx')).RecognitionAsk }));

/**
 * Counts that the head of a page in an experiment was a second in view, and that its button was pressed; then asks at its end whether
 * experiments may recognize the browser, if the server says so.
 */
export function ArmWatch({ experiment: { id, arm, source } }: { experiment: NonNullable<ArmSaid['experiment']> }) {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (!isCounted()) return undefined;
    let isGone = false;
    const tell = (kind: 'seen' | 'action') => {
      fetchAsUser(`/api/landing/experiments/${id}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ arm, kind, source }),
        keepalive: true,
      })
        .then(async (answer) => {
          const said: unknown = answer.ok ? await answer.json() : null;
          if (!isGone && isRecord(said) && said['asks'] === true) setAsks(true);
        })
        .catch(() => {
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
    // The script of the page's parts may come later than this one.
    const watchHead = () => {
      const head = document.querySelector('main h1');
      if (head !== null) seeing.observe(head);
      return head !== null;
    };
    const waiting = new MutationObserver(() => {
      if (watchHead()) waiting.disconnect();
    });
    if (!watchHead()) waiting.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', press);
    return () => {
      isGone = true;
      clearTimeout(timer);
      seeing.disconnect();
      waiting.disconnect();
      document.removeEventListener('click', press);
    };
  }, [id, arm, source]);
  return asks ? (
    <Suspense>
      <RecognitionAsk />
    </Suspense>
  ) : null;
}
