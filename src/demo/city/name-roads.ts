import type { Random } from '#lib/random.ts';
import { NUMBER_WORDS, SHORE_STREETS, STREET_BEGINNINGS, STREET_ENDINGS, STREET_NATURE, STREET_PEOPLE } from './names.ts';
import type { DraftRoad } from './road-book.ts';
import type { DistrictCharacter } from './types.ts';

/** A street's name in the parts that an address has. */
export interface StreetName {
  /** 'N', 'E', 'S' or 'W' of downtown on the long roads. */
  prefix: string | null;
  base: string;
  /** Written out: 'Avenue'. */
  suffix: string;
}

interface NamingSite {
  draft: DraftRoad;
  municipalities: ReadonlySet<number>;
  character: DistrictCharacter;
  length: number;
  /** Where it lies from downtown, for the prefix. */
  quarter: string;
}

const SUFFIXES: Record<string, readonly string[]> = {
  arterial: ['Boulevard', 'Avenue', 'Avenue', 'Road', 'Parkway', 'Boulevard'],
  collector: ['Avenue', 'Road', 'Street', 'Drive'],
  shore: ['Drive', 'Way', 'Road', 'Drive'],
  frontage: ['Road', 'Way', 'Street'],
  parkside: ['Parkway', 'Drive', 'Lane'],
  court: ['Court', 'Place', 'Circle', 'Court'],
};
const TOWN_SUFFIXES = { row: ['Street'], cross: ['Avenue', 'Avenue', 'Place'] } as const;
const SUBURB_SUFFIXES = { row: ['Drive', 'Lane', 'Way', 'Street'], cross: ['Lane', 'Place', 'Drive', 'Terrace'] } as const;

/**
 * Gives every road a name of its own: within a municipality no base name is used for two roads while others are left,
 * and a full name never is.
 */
export function nameRoads(sites: readonly NamingSite[], random: Random): Map<DraftRoad, StreetName> {
  const names = new Map<DraftRoad, StreetName>();
  const usedBases = new Map<string, number[]>();
  const usedNames = new Set<string>();
  const pools = createPools(random);
  let numbered = 0;

  for (const site of sites) {
    const { draft } = site;
    if (draft.purpose === 'motorway' || draft.purpose === 'rail') {
      names.set(draft, { prefix: null, base: draft.name, suffix: '' });
      continue;
    }
    const suffix = random.pick(suffixesFor(site));
    if (site.character === 'downtown' && draft.purpose === 'row' && site.length > 220 && numbered < 24) {
      const base = NUMBER_WORDS[numbered++] ?? '';
      names.set(draft, { prefix: prefixFor(site), base, suffix: 'Avenue' });
      continue;
    }
    const pool =
      draft.purpose === 'shore' ? [pools.shore, pools.plain] : draft.purpose === 'court' ? [pools.plain] : poolsFor(site, pools);
    names.set(draft, takeName(pool, suffix, site, { usedBases, usedNames }));
  }
  return names;
}

interface Pools {
  people: string[];
  nature: string[];
  plain: string[];
  shore: string[];
}

function createPools(random: Random): Pools {
  const compounds = STREET_BEGINNINGS.flatMap((beginning) =>
    STREET_ENDINGS.filter((ending) => clashes(beginning, ending)).map((ending) => beginning + ending),
  );
  return {
    people: random.shuffle(STREET_PEOPLE),
    nature: random.shuffle(STREET_NATURE),
    plain: random.shuffle(compounds),
    shore: random.shuffle(SHORE_STREETS),
  };
}

/** 'Woodwood', 'Ridgeridge' and the like are not names. */
function clashes(beginning: string, ending: string): boolean {
  return !beginning.toLowerCase().endsWith(ending.slice(0, 3)) && beginning.toLowerCase() !== ending;
}

function poolsFor(site: NamingSite, pools: Pools): string[][] {
  const town = ['downtown', 'urban', 'streetcar'].includes(site.character);
  return town ? [pools.people, pools.nature, pools.plain] : [pools.nature, pools.plain, pools.people];
}

function suffixesFor({ draft, character }: NamingSite): readonly string[] {
  const fixed = SUFFIXES[draft.purpose];
  if (fixed) return fixed;
  const kind = draft.purpose === 'row' ? 'row' : 'cross';
  return ['downtown', 'urban', 'streetcar'].includes(character) ? TOWN_SUFFIXES[kind] : SUBURB_SUFFIXES[kind];
}

function takeName(
  pools: readonly string[][],
  suffix: string,
  site: NamingSite,
  used: { usedBases: Map<string, number[]>; usedNames: Set<string> },
): StreetName {
  for (const mayRepeatElsewhere of [false, true]) {
    for (const pool of pools) {
      for (let i = 0; i < pool.length; i++) {
        const base = pool[i] ?? '';
        const places = used.usedBases.get(base) ?? [];
        const free = mayRepeatElsewhere
          ? places.every((place) => !site.municipalities.has(place)) && !used.usedNames.has(`${base} ${suffix}`)
          : places.length === 0;
        if (!free) continue;
        used.usedBases.set(base, [...places, ...site.municipalities]);
        used.usedNames.add(`${base} ${suffix}`);
        return { prefix: prefixFor(site), base, suffix };
      }
    }
  }
  throw new Error('Out of street names');
}

function prefixFor({ draft, quarter, character, length }: NamingSite): string | null {
  const long =
    draft.purpose === 'arterial' ||
    (character === 'downtown' && draft.purpose === 'row') ||
    (draft.purpose === 'collector' && length > 1400);
  return long ? quarter : null;
}
