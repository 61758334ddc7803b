import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readSearchState, searchHref, type SearchState } from './search-state.ts';

export interface GoOptions {
  /** Takes the place of the entry in the browser's history: for moves of the map, of which there are many. */
  replace?: boolean;
  /** Leaves the list where it is scrolled to. */
  keepScroll?: boolean;
}

export type Go = (change: (state: SearchState) => SearchState, options?: GoOptions) => void;

/** The search as the address has it, and the one way to change it. */
export function useSearchState(ignored: readonly { name: string; value: string }[]): { state: SearchState; go: Go } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readSearchState(new URLSearchParams(search), ignored), [search, ignored]);
  // Changes that follow each other faster than the router build on each other.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const go = useMemo<Go>(
    () =>
      (change, { replace = false, keepScroll = false } = {}) => {
        const next = change(latest.current);
        const href = searchHref(next);
        if (href === searchHref(latest.current)) return;
        latest.current = next;
        void navigate(href, { replace, preventScrollReset: keepScroll });
      },
    [navigate],
  );
  return { state, go };
}
