import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { checkCopy } from '../model/check-copy.ts';
import type { Finding, KindOfCopy } from '../model/finding.ts';
import { MOST_COPY } from '../model/limits.ts';

const NONE: Finding[] = [];
/** How long a written field waits for the page to come to rest, in milliseconds. */
const LONGEST_WAIT = 3000;

/** Findings in a text while the person types, without the network. None until the rules are loaded. */
export function useCheckedCopy(text: string, { states = '', kind }: { states?: string; kind: KindOfCopy }): Finding[] {
  const [check, setCheck] = useState<typeof checkCopy>();
  const [first] = useState(text);
  // The rules are large: an empty field waits for its first words, a written one until the page is at rest.
  const when = text === '' ? 'never' : text === first ? 'idle' : 'now';
  const isLoaded = check !== undefined;
  useEffect(() => {
    if (isLoaded || when === 'never') return undefined;
    let isGone = false;
    const load = () => {
      // The server checks what is published. Without the rules here, its answer comes later.
      void import('../model/check-copy.ts').then(
        (rules) => {
          if (!isGone) setCheck(() => rules.checkCopy);
        },
        () => undefined,
      );
    };
    const stop = when === 'now' ? undefined : whenIdle(load);
    if (when === 'now') load();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isLoaded, when]);
  // Typing never waits for the rules. A field refuses what is longer, and checking it whole would hold up the page for seconds.
  const settled = useDeferredValue(text.slice(0, MOST_COPY));
  return useMemo(
    () => check?.(settled, { states: states === '' ? [] : states.split(','), kind }) ?? NONE,
    [check, settled, states, kind],
  );
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}
