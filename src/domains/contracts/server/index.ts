export { writeSampleAgreement } from '../model/sample-agreement.ts';
export { readContractText, readKeptContract, readKeptText } from './analyses.ts';
export { placePaper } from './deal-papers.ts';
