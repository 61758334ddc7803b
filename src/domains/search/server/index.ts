export { describeReach, matchSearches, type SearchReach } from './match-searches.ts';
export { findPlaces } from './find-places.ts';
export { getKnownPlaces } from './known-places.ts';
export { listCandidates } from './list-candidates.ts';
export type { MatchScores } from './own-homes.ts';
export { measureGround } from './measure-ground.ts';
