import { answerQuestions } from '#platform/jobs/helper.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { readContract, recognizeFamily } from '../model/read-contract.ts';
import type { FileAnswer } from './read-file.ts';
import { readPages } from './read-pages.ts';

answerQuestions(async (file: Uint8Array): Promise<FileAnswer> => {
  try {
    const { pages, engine } = await readPages(file);
    return { read: readContract(pages), family: recognizeFamily(pages), engine, pageCount: pages.length };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
});
