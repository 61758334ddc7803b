export { readContractText, readKeptContract, readKeptText } from './analyses.ts';
