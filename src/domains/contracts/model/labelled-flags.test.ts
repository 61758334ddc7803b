import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const FOLDER = path.join(import.meta.dirname, 'labelled-flags');
/** "… as liquidated damages. {{liquidated_damages, ?one_sided_default}}": what a clause should raise; with "?", what is missed so far. */
const LABELS = /\s*\{\{(.*)\}\}\s*$/;
/** Told by days of signing, which these papers are not about. */
const OF_DAYS = ['effective_date_blank_deadlines_not_computable', 'rent_back_over_60_days'];

test.each(readdirSync(FOLDER))('%s raises the flags of its clauses, and none for a fair one', (file) => {
  const labels = new Set<string>();
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n');
  const text = lines.map((line) => {
    for (const code of LABELS.exec(line)?.[1]?.split(',') ?? []) labels.add(code.trim());
    return line.replace(LABELS, '');
  });
  const { flags } = readContract([text.join('\n')]).reading;
  const isOpen = (code: string) => labels.has(`?${code}`) || OF_DAYS.includes(code);
  expect(flags.filter((code) => !isOpen(code)).toSorted()).toEqual(
    [...labels].filter((code) => !code.startsWith('?') && !OF_DAYS.includes(code)).toSorted(),
  );
});
