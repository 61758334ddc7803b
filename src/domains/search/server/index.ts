export { describeReach, matchSearches, type SearchReach } from './match-searches.ts';
export { findPlaces } from './places/find-places.ts';
export { getKnownPlaces } from './sentences/known-places.ts';
export { listCandidates } from './list-candidates.ts';
export type { MatchScores } from './conditions/own-homes.ts';
export { measureGround } from './measure-ground.ts';
