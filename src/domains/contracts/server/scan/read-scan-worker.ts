import { answerQuestions } from '#platform/jobs/helper.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { openScan, type Scan } from './open-scan.ts';
import type { ScanAnswer, ScanQuestion } from './read-scan.ts';

let open: { id: string; scan: Scan } | undefined;

answerQuestions(async ({ id, file, page }: ScanQuestion): Promise<ScanAnswer> => {
  try {
    if (open?.id !== id) {
      if (file === undefined) return { needsFile: true };
      await open?.scan.close();
      open = undefined;
      open = { id, scan: await openScan(file) };
    }
    return { text: await open.scan.readPage(page) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
});
