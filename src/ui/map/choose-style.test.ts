import { describe, expect, it } from 'vitest';
import { isCovered } from './choose-style.ts';
import type { MapGround } from './map-types.ts';

const ground: MapGround = {
  tilesUrl: '/tiles/{z}/{x}/{y}.mvt',
  styleUrl: null,
  bounds: { west: -125, south: 46, east: -124, north: 47 },
  attribution: 'A fictional city',
};
const far = { west: 10, south: 50, east: 11, north: 51 };

describe('isCovered', () => {
  it('knows our own tiles by their bounds', () => {
    expect(isCovered(ground, { west: -124.5, south: 46.5, east: -123, north: 48 })).toBe(true);
    expect(isCovered(ground, far)).toBe(false);
  });

  it('takes the style of the operator for the whole world', () => {
    expect(isCovered({ ...ground, styleUrl: 'https://maps.example/style.json' }, far)).toBe(true);
  });

  it('has nothing to show where no tiles are stored', () => {
    expect(isCovered({ ...ground, tilesUrl: null }, null)).toBe(false);
  });
});
