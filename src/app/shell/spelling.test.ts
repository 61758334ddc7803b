import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

let files: { name: string; text: string }[] = [];

beforeAll(async () => {
  // Words that are read in contracts are spelled as their writers do.
  const exclude = ['**/*.test.*', '**/schema.gen.ts', 'domains/contracts/model/learned/senses.ts'];
  const names = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude });
  files = await Promise.all(
    names.map(async (name) => ({
      name,
      text: (await readFile(path.join(SOURCE, name), 'utf8')).replaceAll(COMMENT, ''),
    })),
  );
});

function findAll(pattern: RegExp): string[] {
  return files.flatMap(({ name, text }) => Array.from(text.matchAll(pattern), ([found]) => `${name}: ${found}`));
}

it('keeps each percent sign with its figure, on pages, in mails and in print', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(findAll(/(?:\d|\}) %(?=[\s.,;:'"`<)])(?! [\d(\w])/g)).toEqual([]);
});

it('spells email in one way', () => {
  expect(findAll(/\be-mails?\b/gi)).toEqual([]);
});

it('says that something is no longer so in the American spelling', () => {
  expect(findAll(/\bany more\b(?! [a-z])/gi)).toEqual([]);
});

// Codes are no texts: they stand alone in their quotes. The words of the sign-in are fixed by the specification.
it('spells canceled with one l', () => {
  expect(findAll(/(?<!Sign-in was )(?:(?<=[\w’'}] )cancell(?:ed|ing)|Cancell(?:ed|ing))\b/g)).toEqual([]);
});
