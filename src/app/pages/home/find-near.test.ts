// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import { searchListings } from '#domains/search/contract.ts';
import { findNear } from './find-near.ts';

const city = (slug: string, latitude: number | null, activeCount: number): PlaceWithCount => ({
  slug,
  kind: 'city',
  name: slug,
  stateOrProvince: 'WA',
  latitude,
  longitude: latitude === null ? null : -124.5,
  bounds: null,
  activeCount,
});
const CITIES = [city('busiest', 46, 900), city('near', 47, 20), city('nowhere', null, 10)];

function stub(position: { latitude: number; longitude: number } | { code: number }, total: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json({ items: [], total: { value: total, exact: true }, nextCursor: null }));
  });
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (at: unknown) => void, failed: (why: unknown) => void) =>
        'code' in position ? failed({ ...position, PERMISSION_DENIED: 1 }) : found({ coords: position }),
    },
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('homes near somebody', () => {
  it('are those within some miles, asked for no more exactly than that', async () => {
    const asked = stub({ latitude: 47.123456, longitude: -124.654321 }, 3);
    expect(await findNear(CITIES)).toEqual({ kind: 'homes', href: '/property-search?bbox=-124.76,47.05,-124.55,47.20' });
    expect(asked).toHaveLength(1);
    const query = Object.fromEntries(new URL(asked[0] ?? '', 'https://x.example').searchParams);
    expect(asked[0]?.startsWith(searchListings.path)).toBe(true);
    expect(searchListings.query?.safeParse(query).success).toBe(true);
    expect(asked[0]).not.toContain('47.12');
  });

  it('give the nearest city with homes where there are none', async () => {
    stub({ latitude: 48, longitude: -124.5 }, 0);
    const nearby = await findNear(CITIES);
    expect(nearby).toMatchObject({ kind: 'elsewhere', city: { slug: 'near' } });
    expect(nearby.kind === 'elsewhere' && Math.round(nearby.miles)).toBe(69);
  });

  it('give the busiest city to whoever declines, and ask the server nothing', async () => {
    const asked = stub({ code: 1 }, 3);
    expect(await findNear(CITIES)).toMatchObject({ kind: 'unknown', isDeclined: true, city: { slug: 'busiest' } });
    stub({ code: 3 }, 3);
    expect(await findNear([])).toEqual({ kind: 'unknown', isDeclined: false, city: undefined });
    expect(asked).toEqual([]);
  });
});
