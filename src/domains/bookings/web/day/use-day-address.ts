import { splitCommas } from '#lib/comma-list.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { TRAVEL_MODES, type TravelMode } from '#domains/travel/web/index.ts';
import { firstDayNotOver, isDay } from '#lib/calendar.ts';
import { MOST_TOUR_HOMES } from '../../contract.ts';

export interface DayAddress {
  homes: readonly string[];
  date: string | undefined;
  mode: TravelMode;
  /** The order of the homes is the reader's own. */
  inOrder: boolean;
}

/** The day as its address says it, so that it survives a reload and can be sent to oneself. */
export function useDayAddress(): [DayAddress, (change: Partial<DayAddress>) => void] {
  const [search, setSearch] = useSearchParams();
  // The address follows a moment later: a second change in that moment goes on from the first.
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  function change(part: Partial<DayAddress>) {
    const { homes, date, mode, inOrder } = { ...readAddress(asked.current), ...part };
    const next = new URLSearchParams();
    if (homes.length > 0) next.set('homes', homes.join(','));
    if (date !== undefined) next.set('date', date);
    if (mode !== 'drive') next.set('mode', mode);
    if (inOrder) next.set('order', 'own');
    asked.current = next;
    setSearch(next, { preventScrollReset: true, replace: true });
  }
  return [readAddress(search), change];
}

function readAddress(search: URLSearchParams): DayAddress {
  return {
    homes: [...new Set(splitCommas(search.get('homes')))].slice(0, MOST_TOUR_HOMES),
    date: readDay(search.get('date')),
    mode: TRAVEL_MODES.find((mode) => mode === search.get('mode')) ?? 'drive',
    inOrder: search.get('order') === 'own',
  };
}

/** A day that was typed wrong, or is over everywhere, is none: the next days are shown. */
function readDay(text: string | null): string | undefined {
  return text !== null && isDay(text) && text >= firstDayNotOver(new Date()) ? text : undefined;
}
