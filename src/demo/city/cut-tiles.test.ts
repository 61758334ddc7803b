import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationCity } from '#tests/support/demonstration-city.ts';
import { cutTiles } from './cut-tiles.ts';
import type { Tile } from './cut-tiles.ts';
import type { City } from './types.ts';

let city: City;
let tiles: Tile[];

beforeAll(async () => {
  city = await demonstrationCity();
  tiles = [...cutTiles(city)];
});

function tileOf(z: number, [lng, lat]: readonly [number, number]): Tile | undefined {
  const sin = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
  return tiles.find((tile) => tile.z === z && tile.x === x && tile.y === y);
}

/** The names of the layers of a tile: field 3 of the message, in it field 1. */
function layerNames(tile: Tile | undefined): string[] {
  const bytes = gunzipSync(tile?.data ?? new Uint8Array());
  const names: string[] = [];
  let position = 0;
  const varint = (): number => {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = bytes[position++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  };
  while (position < bytes.length) {
    expect(varint()).toBe((3 << 3) | 2);
    const end = varint() + position;
    while (position < end) {
      const key = varint();
      if ((key & 7) === 0) {
        varint();
        continue;
      }
      const length = varint();
      if (key >> 3 === 1) names.push(bytes.toString('utf8', position, position + length));
      position += length;
    }
  }
  return names;
}

describe('cutTiles', () => {
  it('covers zooms 8 to 16, each tile once', () => {
    expect([...new Set(tiles.map(({ z }) => z))].toSorted((a, b) => a - b)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(new Set(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)).size).toBe(tiles.length);
  });

  it('stays small enough to send', () => {
    expect(Math.max(...tiles.map(({ data }) => data.length))).toBeLessThan(1120_000);
    expect(tiles.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThan(12_000_000);
  });

  it('has streets, buildings and everything else downtown', () => {
    expect(layerNames(tileOf(14, city.center))).toEqual(
      expect.arrayContaining([
        'landuse',
        'park',
        'water',
        'road',
        'building',
        'place_label',
        'poi',
        'transit_stop',
        'transit_line',
        'hazard',
        'boundary',
      ]),
    );
    const schools = city.schools.map(({ point }) => layerNames(tileOf(13, point)));
    expect(schools.every((names) => names.includes('school'))).toBe(true);
  });

  it('leaves detail out on small scales', () => {
    const names = layerNames(tileOf(9, city.center));
    expect(names).toEqual(expect.arrayContaining(['landuse', 'water', 'road', 'place_label']));
    expect(names).not.toContain('building');
    expect(names).not.toContain('poi');
  });
});
