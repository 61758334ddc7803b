import { expect, it } from 'vitest';
import { readingMethod } from './content.ts';

it('says that no text leaves the server only where none does', () => {
  expect(readingMethod({ hasLanguageModel: false }).text).toContain('No text leaves the server.');
  const { text } = readingMethod({ hasLanguageModel: true });
  expect(text).not.toContain('leaves the server');
  expect(text).toContain('language model');
});
