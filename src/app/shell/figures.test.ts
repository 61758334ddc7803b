import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A figure, or what a template puts in its place, and its sign in another line of the paragraph. */
const PARTED = /(?:\d|\}) %(?=[\s.,;:'"`<)])(?! [\d(\w])/g;

it('keeps each percent sign with its figure, so that no line breaks between them', async () => {
  const files = globSync(['app/**/*.tsx', 'app/**/*.ts', 'domains/*/web/**/*.tsx', 'ui/**/*.tsx'], {
    cwd: SOURCE,
    exclude: ['**/*.test.*'],
  });
  const parted: string[] = [];
  for (const file of files) {
    const text = (await readFile(path.join(SOURCE, file), 'utf8')).replaceAll(COMMENT, '');
    for (const [found] of text.matchAll(PARTED)) parted.push(`${file}: ${found}`);
  }
  expect(files.length).toBeGreaterThan(300);
  expect(parted).toEqual([]);
});
