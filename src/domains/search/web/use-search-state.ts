import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readSearchState, searchHref, type SearchState } from './search-state.ts';

export interface GoOptions {
  /** Replaces the entry in the browser's history, for frequent changes such as moves of the map. */
  replace?: boolean;
  /** Keeps the list's scroll position. */
  keepScroll?: boolean;
}

export type Go = (change: (state: SearchState) => SearchState, options?: GoOptions) => void;

/**
 * The search in the address, and the one way to change it. A change shows immediately; the router's state follows
 * a moment later.
 */
export function useSearchState(ignored: readonly { name: string; value: string }[]): { state: SearchState; go: Go } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const addressed = useMemo(() => readSearchState(new URLSearchParams(search), ignored), [search, ignored]);
  const [ahead, setAhead] = useState<SearchState | null>(null);
  const state = ahead ?? addressed;
  // Changes that come faster than renders build on each other.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => {
    if (isIdle) setAhead(null);
  }, [isIdle, search]);

  const go = useMemo<Go>(
    () =>
      (change, { replace = false, keepScroll = false } = {}) => {
        const next = change(latest.current);
        const href = searchHref(next);
        if (href === searchHref(latest.current)) return;
        latest.current = next;
        setAhead(next);
        void navigate(href, { replace, preventScrollReset: keepScroll });
      },
    [navigate],
  );
  return { state, go };
}
