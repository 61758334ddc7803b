export { readKeptContract } from './analyses.ts';
