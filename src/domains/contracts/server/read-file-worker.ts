import { answerQuestions } from '#platform/jobs/helper.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { joinPages } from '../model/contract-text.ts';
import { recognizeForm } from '../model/form-families.ts';
import { readContract } from '../model/read-contract.ts';
import type { FileAnswer } from './read-file.ts';
import { readPages } from './read-pages.ts';

answerQuestions(async (file: Uint8Array): Promise<FileAnswer> => {
  try {
    const { pages, engine } = await readPages(file);
    const family = recognizeForm(joinPages(pages)).family ?? null;
    return { read: readContract(pages), family, engine, pageCount: pages.length };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
});
