import { answerQuestions } from '#platform/jobs/helper.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { readContract, recognizeFamily } from '../model/read-contract.ts';
import type { FileAnswer } from './read-file.ts';
import { readPagesOrScan } from './read-pages.ts';

answerQuestions(async (file: Uint8Array): Promise<FileAnswer> => {
  try {
    const answer = await readPagesOrScan(file);
    if ('scanned' in answer) return { scannedPages: answer.scanned };
    const { pages, engine, hidden, isCut } = answer;
    return {
      read: readContract(pages, hidden, { isCut }),
      family: recognizeFamily(pages),
      engine,
      pageCount: pages.length,
      pages,
    };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
});
