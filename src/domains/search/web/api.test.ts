import { describe, expect, it } from 'vitest';
import { getListing } from '#domains/listings/contract.ts';
import { getAttendanceArea, getMap, getPlace } from '#domains/neighborhoods/contract.ts';
import { getTravelArea, getTravelInfo, suggestTravelPlaces } from '#domains/travel/contract.ts';
import { searchEndpoints } from '../contract.ts';
import { clusterOptions, listKey, listQuery, SEARCH_PATHS } from './api.ts';

describe('SEARCH_PATHS', () => {
  it('are those of the contracts', () => {
    expect(SEARCH_PATHS).toEqual({
      listings: searchEndpoints.searchListings.path,
      clusters: searchEndpoints.clusterListings.path,
      cellSummary: searchEndpoints.summarizeCell.path,
      priceLevels: searchEndpoints.levelPrices.path,
      facets: searchEndpoints.countFacets.path,
      relax: searchEndpoints.relaxSearch.path,
      places: searchEndpoints.suggestPlaces.path,
      parse: searchEndpoints.parseSentence.path,
      home: getListing.path,
      place: getPlace.path,
      map: getMap.path,
      attendanceArea: getAttendanceArea.path,
      filterCounts: searchEndpoints.countFilters.path,
      ownCounts: searchEndpoints.countOwn.path,
      travel: getTravelInfo.path,
      travelArea: getTravelArea.path,
      travelPlaces: suggestTravelPlaces.path,
    });
  });
});

describe('queries', () => {
  it('are accepted by the contract', () => {
    const query = listQuery({ filters: { priceMax: '500000', place: 'a,b' }, sort: 'price-cut', cursor: '', limit: 24 });
    expect(searchEndpoints.searchListings.query?.safeParse(query).success).toBe(true);
  });

  it('have keys that begin with their address and differ by filter and order', () => {
    expect(clusterOptions({ pool: 'true' }, '1,2,3,4', 12).queryKey[0]).toBe(
      '/api/listings/clusters?pool=true&bbox=1%2C2%2C3%2C4&zoom=12',
    );
    expect(listKey({ pool: 'true' }, 'newest', '')).not.toEqual(listKey({}, 'newest', ''));
    expect(listKey({}, 'price-asc', '')).not.toEqual(listKey({}, 'newest', ''));
  });
});
