export { describeReach, matchSearches, type SearchReach } from './match-searches.ts';
export { toHomeType } from '../model/home-types.ts';
export { findPlaces } from './find-places.ts';
export { listCandidates } from './list-candidates.ts';
export { measureGround } from './measure-ground.ts';
