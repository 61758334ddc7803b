export { scoreCandidates } from './score-candidates.ts';
export { findMatches } from './find-matches.ts';
export { seeMatches } from './get-my-matches.ts';
export { saveProfile } from './save-profile.ts';
