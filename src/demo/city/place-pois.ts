import type { Random } from '#lib/random.ts';
import { distance } from './plane.ts';
import type { Point } from './plane.ts';
import { POI_NAMES } from './poi-names.ts';
import { toLngLat } from './projection.ts';
import type { Poi, PoiKind } from './types.ts';

/** How many of a kind there are, and how far apart they keep, in meters. */
const KINDS: readonly (readonly [kind: PoiKind, count: number, apart: number])[] = [
  ['hospital', 3, 3500],
  ['library', 12, 1500],
  ['cinema', 5, 1800],
  ['post_office', 10, 1500],
  ['grocery', 48, 620],
  ['hardware', 14, 1200],
  ['pharmacy', 32, 650],
  ['clinic', 28, 600],
  ['bank', 38, 330],
  ['fuel', 34, 650],
  ['gym', 34, 480],
  ['childcare', 52, 520],
  ['bookshop', 14, 600],
  ['cafe', 120, 150],
  ['restaurant', 210, 90],
];

interface PoiSite {
  point: Point;
  /** A name nearby that a place may carry: its neighborhood's. */
  neighborhood: string;
  civic: boolean;
  /** The larger the busier. */
  weight: number;
}

export function placePois(sites: readonly PoiSite[], parks: readonly { point: Point; name: string }[], random: Random): Poi[] {
  const pois: Omit<Poi, 'id'>[] = [];
  const free = new Set(sites);
  const usedNames = new Set<string>();
  for (const [kind, count, apart] of KINDS) {
    const taken: Point[] = [];
    const civic = kind === 'library' || kind === 'post_office' || kind === 'hospital';
    const order = random.shuffle([...free]).toSorted((a, b) => rankFor(b, civic) - rankFor(a, civic));
    for (const site of order) {
      if (taken.length >= count) break;
      if (taken.some((other) => distance(other, site.point) < apart)) continue;
      if (kind !== 'cafe' && kind !== 'restaurant' && random.chance(0.35)) continue;
      taken.push(site.point);
      free.delete(site);
      pois.push({ kind, name: nameFor(kind, site.neighborhood, usedNames, random), point: toLngLat(site.point) });
    }
  }
  for (const park of random.shuffle(parks).slice(0, Math.round(parks.length * 0.6))) {
    pois.push({ kind: 'playground', name: `${park.name} Playground`, point: toLngLat(park.point) });
  }
  return pois.map((poi, id) => ({ id, ...poi }));
}

function rankFor(site: PoiSite, civic: boolean): number {
  return Math.round(site.weight * 3) + (civic && site.civic ? 10 : 0) - (!civic && site.civic ? 10 : 0);
}

function nameFor(kind: PoiKind, neighborhood: string, used: Set<string>, random: Random): string {
  const { patterns, words } = POI_NAMES[kind];
  for (let attempt = 0; attempt < 30; attempt++) {
    const name = random.pick(patterns).replace('{place}', neighborhood).replace('{word}', random.pick(words));
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
  return `${neighborhood} ${random.pick(words)}`;
}
