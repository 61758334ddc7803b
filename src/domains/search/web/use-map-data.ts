import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AttendanceArea } from '#domains/neighborhoods/contract.ts';
import type { TravelArea } from '#domains/travel/contract.ts';
import { MOST_LIMITS } from '#domains/travel/web/index.ts';
import type { Box } from '#lib/geo.ts';
import type { MapView } from '#ui/map/map-types.ts';
import type { MapCell } from '../contract.ts';
import { attendanceAreaOptions, clusterOptions, priceLevelOptions, travelAreaOptions } from './api.ts';
import { isSameSearch, searchedPart } from './map-pins.ts';
import { split } from './list-chips.ts';
import { type PriceSteps, stepPrices } from './map-price-tint.ts';
import { encodeBox, type Filters } from './search-state.ts';
import { useDebounced } from './use-debounced.ts';
import { useStanding } from './use-standing.ts';

const CELLS_PAUSE_MS = 80;
const NO_CELLS: readonly MapCell[] = [];

/** The ground within the search's travel times. */
export function useTravelShade({ commute, near }: Filters): { shade: TravelArea['area'] | null; isPending: boolean } {
  const limits = [commute, near]
    .flatMap((list) => split(list, '|'))
    .slice(0, MOST_LIMITS)
    .join('|');
  const query = useQuery({ ...travelAreaOptions(limits), enabled: limits !== '', placeholderData: keepPreviousData });
  return { shade: limits === '' ? null : (query.data?.area ?? null), isPending: limits !== '' && query.isPending };
}

/** The attendance areas of the search. */
export function useAttendanceArea(filters: Filters): { attendance: AttendanceArea['area'] | null; isPending: boolean } {
  const isAsked = filters.school !== undefined || filters.schoolDistrict !== undefined;
  const query = useQuery({ ...attendanceAreaOptions(filters), enabled: isAsked });
  return { attendance: isAsked ? (query.data?.area ?? null) : null, isPending: isAsked && query.isPending };
}

/** The cells in view; while the map moves, the cells from before. */
export function useMapCells(filters: Filters, view: MapView | undefined, area: Box | null) {
  const settled = useDebounced(view, CELLS_PAUSE_MS);
  const part = settled === undefined ? null : searchedPart(settled.bounds, area);
  const options = clusterOptions(filters, part === null ? '' : encodeBox(part), Math.round(settled?.zoom ?? 0));
  const key = options.queryKey[0];
  const isFree = useStanding(filters) === 'free';
  const enabled = isFree && part !== null;
  const query = useQuery({
    ...options,
    enabled,
    placeholderData: (before, query) => (isSameSearch(query?.queryKey[0], key) ? before : undefined),
  });
  return { cells: enabled ? (query.data?.cells ?? NO_CELLS) : NO_CELLS, asked: query.data?.asked };
}

const NO_LEVELS: PriceSteps = { squares: [], steps: [], summary: '' };

/** Squares of asking prices per square foot in view, if the layer is on; none while they load. */
export function usePriceLevels(filters: Filters, view: MapView | undefined, area: Box | null, isShown: boolean) {
  const settled = useDebounced(view, CELLS_PAUSE_MS);
  const part = settled === undefined ? null : searchedPart(settled.bounds, area);
  const isFree = useStanding(filters) === 'free';
  const { data, isError } = useQuery({
    ...priceLevelOptions(filters, part === null ? '' : encodeBox(part), Math.round(settled?.zoom ?? 0)),
    enabled: isShown && isFree && part !== null,
  });
  const levels = useMemo(
    () => (data === undefined || settled === undefined || !isShown ? NO_LEVELS : stepPrices(data.squares, settled.bounds)),
    [data, settled, isShown],
  );
  const state = isError ? 'failed' : data === undefined ? 'waiting' : data.isTooWide ? 'too-wide' : 'ready';
  return { levels, state } as const;
}
