import type { MapInfo } from '#domains/neighborhoods/contract.ts';
import type { MapGround } from '#ui/map/map-types.ts';

/** The ground of a map as the design system's map takes it. */
export function mapGround(info: MapInfo | undefined): MapGround {
  const [west, south, east, north] = info?.bounds ?? [];
  const isBox = west !== undefined && south !== undefined && east !== undefined && north !== undefined;
  return {
    tilesUrl: info?.tiles ?? null,
    styleUrl: info?.styleUrl ?? null,
    bounds: isBox ? { west, south, east, north } : null,
    attribution: info?.attribution ?? '',
  };
}
