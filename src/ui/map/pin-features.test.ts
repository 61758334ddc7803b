import { describe, expect, it } from 'vitest';
import { draftFeatures, pinFeatures, ringFeatures } from './pin-features.ts';

describe('pinFeatures', () => {
  it('keeps the place of each pin in the list, and stretches with the latitude', () => {
    const pin = {
      id: 'a',
      kind: 'home',
      longitude: 10,
      latitude: 60,
      label: '$1M',
      count: 1,
      tone: 'normal',
      isApproximate: true,
    } as const;
    const bounds = { west: 10, south: 60, east: 10, north: 60 };
    const { features } = pinFeatures([
      { ...pin, bounds },
      { ...pin, id: 'b', latitude: 0, bounds },
    ]);
    expect(features.map((feature) => feature.id)).toEqual([0, 1]);
    expect(features[0]?.properties?.['stretch']).toBeCloseTo(2);
    expect(features[1]?.properties?.['stretch']).toBeCloseTo(1);
  });
});

describe('areas', () => {
  it('are closed', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const;
    expect(ringFeatures([ring]).features[0]?.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    });
    expect(draftFeatures(ring).features.map((feature) => feature.geometry.type)).toEqual([
      'LineString',
      'Point',
      'Point',
      'Point',
    ]);
    expect(draftFeatures([[0, 0]]).features).toHaveLength(1);
  });
});
