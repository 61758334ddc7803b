import { expect, it } from 'vitest';
import type { PlaceWithCount } from '../contract.ts';
import { nearAreas } from './near-areas.ts';

function area(
  slug: string,
  longitude: number,
  activeCount: number,
  kind: PlaceWithCount['kind'] = 'neighborhood',
): PlaceWithCount {
  return { slug, kind, name: slug, stateOrProvince: 'WA', latitude: 45, longitude, bounds: null, activeCount };
}

it('names the nearest areas of the same kind that have homes', () => {
  const here = area('here', -122, 0);
  const areas = [here, area('far', -121, 3), area('near', -122.01, 2), area('empty', -122.001, 0), area('zip', -122, 9, 'zip')];
  expect(nearAreas(here, areas).map(({ slug }) => slug)).toEqual(['near', 'far']);
  expect(nearAreas(area('county', -122, 0, 'county'), [area('zip', -122, 9, 'zip')]).map(({ slug }) => slug)).toEqual(['zip']);
  expect(nearAreas({ ...here, latitude: null }, areas)).toEqual([]);
});
