import { extractText, getDocumentProxy } from 'unpdf';
import { answerQuestions } from '#platform/jobs/helper.ts';

/** The text of all pages of a PDF. */
answerQuestions(async (content: Uint8Array): Promise<string> => {
  const pdf = await getDocumentProxy(Uint8Array.from(content));
  const { text } = await extractText(pdf, { mergePages: true });
  return text;
});
