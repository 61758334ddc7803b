import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from './draw-portrait.ts';
import { portraitPlan } from './plan.ts';
import { renderPortrait } from './render-portrait.ts';
import { ARCHITECTURAL_STYLES, ROOM_TYPES, type HomeFacts } from './types.ts';

const FACTS: HomeFacts = {
  seed: 'parcel-1041',
  style: 'Craftsman',
  stories: 2,
  yearBuilt: 1924,
  garageSpaces: 2,
  pool: true,
  view: 'mountain',
  fireplace: true,
  lotSqft: 6200,
  livingAreaSqft: 2150,
  bedrooms: 4,
  bathrooms: 3,
  condition: 4,
  waterfront: false,
};

const factsArbitrary: fc.Arbitrary<HomeFacts> = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 12 }),
  style: fc.constantFrom(...ARCHITECTURAL_STYLES),
  stories: fc.integer({ min: 1, max: 4 }),
  yearBuilt: fc.integer({ min: 1880, max: 2026 }),
  garageSpaces: fc.integer({ min: 0, max: 4 }),
  pool: fc.boolean(),
  view: fc.constantFrom('none', 'water', 'mountain', 'city', 'park'),
  fireplace: fc.boolean(),
  lotSqft: fc.integer({ min: 1200, max: 90_000 }),
  livingAreaSqft: fc.integer({ min: 380, max: 7000 }),
  bedrooms: fc.integer({ min: 0, max: 7 }),
  bathrooms: fc.integer({ min: 1, max: 6 }),
  condition: fc.constantFrom(1, 2, 3, 4, 5),
  waterfront: fc.boolean(),
});

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function sumOfCars(svg: string): number {
  return [...svg.matchAll(/data-cars="(\d+)"/g)].reduce((sum, match) => sum + Number(match[1]), 0);
}

/** Enough of XML for what the drawings use: tags that nest, no stray markup, every reference defined. */
function findFault(svg: string): string | null {
  const open: string[] = [];
  let position = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z0-9-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (match.index !== position) return `stray text at ${position}: ${svg.slice(position, position + 60)}`;
    position = match.index + match[0].length;
    const [, closing, tag = '', , selfClosing] = match;
    if (closing) {
      if (open.pop() !== tag) return `</${tag}> closes nothing`;
    } else if (!selfClosing) open.push(tag);
  }
  if (position !== svg.length) return `stray text at ${position}: ${svg.slice(position, position + 60)}`;
  if (open.length > 0) return `<${open.at(-1)}> is never closed`;
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].find((match) => !ids.has(match[1]));
  if (missing) return `${missing[0]} is not defined`;
  return /NaN|Infinity|undefined/.exec(svg)?.[0] ?? null;
}

describe('drawPortrait', () => {
  it('gives the same bytes for the same facts and others for another seed', () => {
    for (const room of ROOM_TYPES) {
      const first = hash(drawPortrait(FACTS, room));
      expect(hash(drawPortrait({ ...FACTS }, room)), room).toBe(first);
      expect(hash(drawPortrait({ ...FACTS, seed: 'parcel-1042' }, room)), room).not.toBe(first);
    }
  });

  it('draws every style from every side, well-formed and without text', () => {
    for (const style of ARCHITECTURAL_STYLES) {
      for (const room of ROOM_TYPES) {
        const svg = drawPortrait({ ...FACTS, style, seed: `${style}/${room}` }, room);
        expect(findFault(svg), `${style} ${room}`).toBeNull();
        expect(svg).not.toMatch(/<text|<image|<script|style="/);
        expect(svg).toContain('viewBox="0 0 1600 1067"');
      }
    }
  });

  it('stays well-formed for any facts', () => {
    fc.assert(
      fc.property(factsArbitrary, fc.constantFrom(...ROOM_TYPES), (facts, room) => {
        expect(findFault(drawPortrait(facts, room))).toBeNull();
      }),
      { numRuns: 60, seed: 41 },
    );
  });

  it('draws as many garage spaces as there are', () => {
    for (const style of ARCHITECTURAL_STYLES) {
      if (style === 'Condo Tower') continue;
      for (const garageSpaces of [0, 1, 2, 3]) {
        const svg = drawPortrait({ ...FACTS, style, garageSpaces }, 'front');
        expect(sumOfCars(svg), `${style} with ${garageSpaces}`).toBe(garageSpaces);
      }
    }
    for (const garageSpaces of [1, 2, 3]) {
      expect(count(drawPortrait({ ...FACTS, garageSpaces }, 'garage'), /data-part="bay"/g)).toBe(garageSpaces);
      expect(count(drawPortrait({ ...FACTS, garageSpaces }, 'floor-plan'), /data-part="car"/g)).toBe(garageSpaces);
    }
  });

  it('shows a pool in the garden only where there is one', () => {
    for (const room of ['back-yard', 'aerial'] as const) {
      expect(drawPortrait({ ...FACTS, pool: false }, room)).not.toContain('data-part="pool"');
    }
    expect(drawPortrait(FACTS, 'pool')).toContain('data-part="pool"');
  });

  it('gives the floor plan the rooms of the home', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const svg = drawPortrait(facts, 'floor-plan');
        expect(count(svg, /data-room="(primary|bedroom)"/g)).toBe(Math.max(1, facts.bedrooms));
        expect(count(svg, /data-room="bathroom"/g)).toBe(facts.bathrooms);
        expect(count(svg, /data-part="level"/g)).toBe(facts.style === 'Condo Tower' ? 1 : Math.min(3, facts.stories));
      }),
      { numRuns: 60, seed: 41 },
    );
  });
});

describe('portraitPlan', () => {
  it('agrees with the facts and has 6 to 14 pictures, each once', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const plan = portraitPlan(facts);
        const rooms = plan.map((picture) => picture.room);
        expect(rooms.length).toBeGreaterThanOrEqual(6);
        expect(rooms.length).toBeLessThanOrEqual(14);
        expect(new Set(rooms).size).toBe(rooms.length);
        expect(rooms[0]).toBe('front');
        expect(rooms.at(-1)).toBe('floor-plan');
        if (!facts.pool) expect(rooms).not.toContain('pool');
        if (facts.view === 'none') expect(rooms).not.toContain('view');
        if (facts.garageSpaces === 0) expect(rooms).not.toContain('garage');
        if (facts.bedrooms < 2) expect(rooms).not.toContain('second-bedroom');
        expect(rooms.includes('balcony')).toBe(facts.style === 'Condo Tower');
        expect(plan.every((picture) => picture.caption.length > 3)).toBe(true);
        if (!facts.fireplace) expect(plan.some((picture) => picture.caption.includes('fireplace'))).toBe(false);
      }),
    );
  });
});

describe('renderPortrait', () => {
  it('gives a WebP of the width asked for', async () => {
    const image = sharp(await renderPortrait(drawPortrait(FACTS, 'front'), 480));
    const { format, width, height } = await image.metadata();
    expect([format, width, height]).toEqual(['webp', 480, 320]);
    const { channels } = await image.stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(20);
  });
});
