import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { checkCopy } from '../model/check-copy.ts';
import type { Finding, KindOfCopy } from '../model/finding.ts';

const NONE: Finding[] = [];

/** Findings in a text while the person types, without the network. None until the rules are loaded. */
export function useCheckedCopy(text: string, { states = '', kind }: { states?: string; kind: KindOfCopy }): Finding[] {
  const [check, setCheck] = useState<typeof checkCopy>();
  useEffect(() => {
    let isGone = false;
    // The server checks what is published. Without the rules here, its answer comes later.
    void import('../model/check-copy.ts').then(
      (rules) => {
        if (!isGone) setCheck(() => rules.checkCopy);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  // Typing never waits for the rules.
  const settled = useDeferredValue(text);
  return useMemo(
    () => check?.(settled, { states: states === '' ? [] : states.split(','), kind }) ?? NONE,
    [check, settled, states, kind],
  );
}
