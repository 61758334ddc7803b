export { toHomeType } from '../model/home-types.ts';
export { findPlaces } from './find-places.ts';
export { listCandidates } from './list-candidates.ts';
