import { expect, it } from 'vitest';
import { isInAudience, sourceKindOf } from './audience.ts';

it.each([
  [null, null, 'direct'],
  [null, 'www.google.com', 'search'],
  [null, 'duckduckgo.com', 'search'],
  [null, 'm.facebook.com', 'social'],
  [null, 't.co', 'social'],
  [null, 'notx.com', 'other'],
  [null, 'homes.example', 'site'],
  [null, 'news.example', 'other'],
  ['newsletter', 'www.google.com', 'campaign'],
] as const)('a visit with the tag %s from %s comes from: %s', (tag, host, kind) => {
  expect(sourceKindOf({ tag, host, ownHost: 'homes.example' })).toBe(kind);
});

it('is for everybody unless it names whom', () => {
  const visit = { device: 'mobile', source: 'search' } as const;
  expect(isInAudience({ devices: [], sources: [] }, visit)).toBe(true);
  expect(isInAudience({ devices: ['mobile', 'tablet'], sources: [] }, visit)).toBe(true);
  expect(isInAudience({ devices: ['desktop'], sources: [] }, visit)).toBe(false);
  expect(isInAudience({ devices: ['mobile'], sources: ['direct'] }, visit)).toBe(false);
});
