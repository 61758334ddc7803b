import { parseJson } from '#lib/parse-json.ts';

/** Answers a question in words. */
export interface LanguageModel {
  /** How results name it: AI model llama3.1. */
  name: string;
  /** The answer as one JSON text, which the caller checks. Throws LanguageModelError. */
  answer: (instructions: string, question: string) => Promise<string>;
}

/** There is no answer now: too late, too many, refused or unreadable. Callers do without. */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
}

/** Takes the place of a model if the operator configures none: it says nothing. */
export const SILENT_MODEL: LanguageModel = { name: 'none', answer: () => Promise.resolve('{}') };

/** The answer as a value, which the caller checks. Throws LanguageModelError, also for an answer that is no JSON. */
export async function askForJson(model: LanguageModel, instructions: string, question: string): Promise<unknown> {
  const answer = await model.answer(instructions, question);
  try {
    return parseJson(answer);
  } catch (cause) {
    throw new LanguageModelError('The answer is no JSON', { cause });
  }
}
