import { useState, type KeyboardEvent } from 'react';

/** One tab stop for all points of a chart; arrow keys walk from point to point, the pointer picks one. */
export function usePointFocus(count: number) {
  const [active, setActive] = useState<number>();
  const [stop, setStop] = useState<number>();
  const tabStop = stop !== undefined && stop < count ? stop : count - 1;

  function pointProps(at: number, label: string) {
    return {
      role: 'img',
      'aria-label': label,
      tabIndex: at === tabStop ? 0 : -1,
      'data-point': at,
      onFocus: () => {
        setActive(at);
        setStop(at);
      },
      onBlur: () => setActive(undefined),
      onMouseEnter: () => setActive(at),
      onMouseLeave: () => setActive(undefined),
      onKeyDown: (event: KeyboardEvent<SVGElement>) => {
        const target = {
          ArrowRight: at + 1,
          ArrowUp: at + 1,
          ArrowLeft: at - 1,
          ArrowDown: at - 1,
          Home: 0,
          End: count - 1,
        }[event.key];
        if (target === undefined || target < 0 || target >= count) return;
        event.preventDefault();
        const chart = event.currentTarget.ownerSVGElement;
        chart?.querySelector<SVGElement>(`[data-point="${target}"]`)?.focus();
      },
    } as const;
  }

  return { active: active !== undefined && active < count ? active : undefined, pointProps };
}
