/** Writes an answer to a question in words. */
export interface LanguageModel {
  /** How results name it: AI model llama3.1. */
  name: string;
  /** The answer as one JSON text; whoever asked checks it. Throws LanguageModelError. */
  answer: (instructions: string, question: string) => Promise<string>;
}

/** No answer can be had now: too late, too many, refused or unreadable. Callers do without. */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
}

/** What stands in where the operator configures none: it has nothing to say. */
export const SILENT_MODEL: LanguageModel = { name: 'none', answer: () => Promise.resolve('{}') };
