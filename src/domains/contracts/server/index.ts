export { readContractText, readKeptContract } from './analyses.ts';
