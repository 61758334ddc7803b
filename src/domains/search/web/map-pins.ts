import type { ListingSummary } from '#domains/listings/contract.ts';
import { compareBoxes, type Box } from '#lib/geo.ts';
import { formatCompactMoney, formatNumber } from '#lib/format.ts';
import type { MapPin, PinTone } from '#ui/map/map-types.ts';
import type { MapCell } from '../contract.ts';

export interface PinKnowledge {
  viewed: ReadonlySet<string>;
  /** Homes of the list, which says more of them than the map's cells do. */
  homes: ReadonlyMap<string, ListingSummary>;
}

/** The map's cells as pins. */
export function cellPins(cells: readonly MapCell[], known: PinKnowledge): MapPin[] {
  return cells.map((cell) => {
    const [west, south, east, north] = cell.bounds;
    const key = cell.kind === 'home' ? cell.listingKeys[0] : undefined;
    const home = key === undefined ? undefined : known.homes.get(key);
    return {
      id: key ?? cell.id,
      kind: cell.kind,
      longitude: cell.longitude,
      latitude: cell.latitude,
      label: pinLabel(cell),
      count: cell.count,
      tone: toneOf(key, home, known.viewed),
      isApproximate: home?.coordinatesApproximate ?? false,
      bounds: { west, south, east, north },
    };
  });
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

function toneOf(key: string | undefined, home: ListingSummary | undefined, viewed: ReadonlySet<string>): PinTone {
  if (key !== undefined && viewed.has(key)) return 'viewed';
  return home !== undefined && isPriceCut(home) ? 'cut' : 'normal';
}

function isPriceCut({ standardStatus, listPrice, previousListPrice }: ListingSummary): boolean {
  return standardStatus !== 'Closed' && listPrice !== null && previousListPrice !== null && previousListPrice > listPrice;
}

/** The part of the view that is searched: all of it, or what it shares with the area of the search. */
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
