import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readSearchState, searchHref, type SearchState } from './search-state.ts';

export interface GoOptions {
  /** Takes the place of the entry in the browser's history: for moves of the map, of which there are many. */
  replace?: boolean;
  /** Leaves the list where it is scrolled to. */
  keepScroll?: boolean;
}

export type Go = (change: (state: SearchState) => SearchState, options?: GoOptions) => void;

/**
 * The search as the address has it, and the one way to change it. A change shows at once; the router's own state follows
 * a moment later.
 */
export function useSearchState(ignored: readonly { name: string; value: string }[]): { state: SearchState; go: Go } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const addressed = useMemo(() => readSearchState(new URLSearchParams(search), ignored), [search, ignored]);
  const [ahead, setAhead] = useState<SearchState | null>(null);
  const state = ahead ?? addressed;
  // Changes that follow each other faster than a rendering build on each other.
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
