import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONFIG_KEYS } from '#platform/config/config.ts';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

it('docs/operating.md names exactly the variables that are read', async () => {
  const page = await readFile(path.join(PROJECT_DIR, 'docs/operating.md'), 'utf8');
  const table = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1] ?? ''),
  );
  expect(named).toHaveLength(CONFIG_KEYS.length);
  expect(new Set(named)).toEqual(new Set(CONFIG_KEYS));
});

it('a README is one screen', () => {
  const long = globSync(['README.md', 'db/README.md', 'src/**/README.md'], { cwd: PROJECT_DIR }).filter(
    (file) => readFileSync(path.join(PROJECT_DIR, file), 'utf8').trimEnd().split('\n').length > 45,
  );
  expect(long).toEqual([]);
});

it('the index of decisions names each note once', () => {
  const index = readFileSync(path.join(PROJECT_DIR, 'docs/decisions/README.md'), 'utf8');
  const named = [...index.matchAll(/\]\((\d{4}-\d{2}-\d{2}-[\w-]+\.md)\)/g)].map((match) => match[1] ?? '');
  const notes = globSync('docs/decisions/*-*-*-*.md', { cwd: PROJECT_DIR }).map((file) => path.basename(file));
  expect(named.filter((name, at) => named.indexOf(name) === at).toSorted()).toEqual(notes.toSorted());
});

it('files that READMEs and docs name are there', () => {
  const files = globSync(['*.ts', '{src,bin,tests}/**/*.{ts,tsx,css}'], { cwd: PROJECT_DIR }).map((file) => `/${file}`);
  const missing = globSync(['README.md', 'docs/*.md', 'src/**/README.md'], { cwd: PROJECT_DIR }).flatMap((page) =>
    [...readFileSync(path.join(PROJECT_DIR, page), 'utf8').matchAll(/`([\w./@-]+\.(?:tsx?|css))`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !files.some((file) => file.endsWith(`/${named}`)))
      .map((named) => `${page}: ${named}`),
  );
  expect(missing).toEqual([]);
});
