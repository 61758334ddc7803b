import { useEffect, useRef } from 'react';

/** A narrow screen shows part of a long row. Only the row scrolls, to what is chosen in it; the page stays put. */
export function useChosenInSight<Row extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true], [aria-current]');
    if (row.current === null || tab == null) return;
    const [inner, outer] = [tab.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [chosen]);
  return row;
}
