export { describeReach, matchSearches, type SearchReach } from './match-searches.ts';
export { toHomeType } from '../model/home-types.ts';
export { findPlaces } from './find-places.ts';
export { getKnownPlaces } from './known-places.ts';
export { listCandidates } from './list-candidates.ts';
export type { MatchScores } from './own-homes.ts';
export { measureGround } from './measure-ground.ts';
export { warmUpReader } from '../model/reading/read-query.ts';
