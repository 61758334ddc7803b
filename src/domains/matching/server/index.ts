export { scoreCandidates } from './score-candidates.ts';
