import { compareBoxes, type Box } from '#lib/geo.ts';
import { formatCompactMoney, formatNumber } from '#lib/format.ts';
import type { MapPin, PinTone } from '#ui/map/map-types.ts';
import type { MapCell } from '../contract.ts';
import { splitCommas } from '#lib/comma-list.ts';
import type { Filters } from './search-state.ts';

/** Keys of homes that the reader opened in this browser, hid and saved. */
export interface OwnKeys {
  viewed?: ReadonlySet<string>;
  hidden?: ReadonlySet<string>;
  saved?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The map's cells as pins. Hidden homes, and stacks of only hidden homes, have none. */
export function cellPins(cells: readonly MapCell[], { viewed = NONE, hidden = NONE, saved = NONE }: OwnKeys = {}): MapPin[] {
  const shown = cells.flatMap((cell) => withoutHidden(cell, hidden));
  return shown.map((cell) => {
    const [west, south, east, north] = cell.bounds;
    const key = cell.kind === 'home' ? cell.listingKeys[0] : undefined;
    return {
      id: key ?? cell.id,
      kind: cell.kind,
      longitude: cell.longitude,
      latitude: cell.latitude,
      label: pinLabel(cell),
      count: cell.count,
      tone: toneOf(cell, viewed, saved),
      isApproximate: cell.isApproximate,
      bounds: { west, south, east, north },
    };
  });
}

function withoutHidden(cell: MapCell, hidden: ReadonlySet<string>): MapCell[] {
  const listingKeys = cell.listingKeys.filter((key) => !hidden.has(key));
  const gone = cell.listingKeys.length - listingKeys.length;
  if (gone === 0) return [cell];
  const count = cell.count - gone;
  return count === 0 ? [] : [{ ...cell, kind: count === 1 ? 'home' : cell.kind, listingKeys, count }];
}

export function priceLabel(dollars: number | null): string {
  return dollars === null ? 'Home' : formatCompactMoney(dollars * 100);
}

function pinLabel(cell: MapCell): string {
  if (cell.kind === 'home') return priceLabel(cell.minPrice);
  return cell.kind === 'stack' ? `${cell.count} homes` : compactCount(cell.count);
}

function compactCount(count: number): string {
  if (count < 10_000) return formatNumber(count);
  return count < 999_500 ? `${Math.round(count / 1000)}K` : `${formatNumber(count / 1e6, 1)}M`;
}

function toneOf({ listingKeys, isPriceReduced }: MapCell, viewed: ReadonlySet<string>, saved: ReadonlySet<string>): PinTone {
  if (listingKeys.some((key) => saved.has(key))) return 'saved';
  if (listingKeys.length > 0 && listingKeys.every((key) => viewed.has(key))) return 'viewed';
  return isPriceReduced ? 'cut' : 'normal';
}

/** The most keys of homes that a search can leave out. */
const MOST_LEFT_OUT = 300;

/** The same search without these homes either. */
export function withoutHomes(filters: Filters, hidden: ReadonlySet<string>): Filters {
  if (hidden.size === 0) return filters;
  const keys = [...hidden, ...splitCommas(filters.exclude)];
  return { ...filters, exclude: [...new Set(keys)].slice(0, MOST_LEFT_OUT).join(',') };
}

/** Whether two requests for cells differ only in the area and in the homes left out. */
export function isSameSearch(before: unknown, after: unknown): boolean {
  return typeof before === 'string' && typeof after === 'string' && searchIn(before) === searchIn(after);
}

function searchIn(url: string): string {
  const query = new URLSearchParams(url.split('?')[1]);
  for (const part of ['bbox', 'zoom', 'exclude']) query.delete(part);
  return query.toString();
}

/** The part of the view that is searched: all of it, or its overlap with the search's area. */
export function searchedPart(view: Box, area: Box | null): Box | null {
  if (area === null) return view;
  if (compareBoxes(area, view) === 'outside') return null;
  return {
    west: Math.max(view.west, area.west),
    south: Math.max(view.south, area.south),
    east: Math.min(view.east, area.east),
    north: Math.min(view.north, area.north),
  };
}
