import { answerQuestions } from '#platform/jobs/helper.ts';
import type { PdfOrder } from './pdf-helper.ts';

type Writers = Record<string, (...args: unknown[]) => Promise<Uint8Array<ArrayBuffer>>>;

answerQuestions(async ({ module, writer, args }: PdfOrder) => {
  const writers = (await import(module)) as Writers;
  return writer === null ? null : (writers[writer]?.(...args) ?? null);
});
