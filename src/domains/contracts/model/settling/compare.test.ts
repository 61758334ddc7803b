import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { comparePapers, type Paper } from './compare.ts';
import { readContract } from '../read-contract.ts';
import type { TimedTerm } from '../reading.ts';

const PAPER = readFileSync(path.join(import.meta.dirname, '../labelled/plain-sentences.txt'), 'utf8').split('\n---\n')[1] ?? '';

function read(text: string): Paper {
  return { reading: readContract([text]).reading, pages: [text] };
}

test('a paper against itself has no differences', () => {
  expect(comparePapers(read(PAPER), read(PAPER))).toEqual({ terms: [], clauses: [], isCut: false });
});

test('a changed price is told as a term, and as words of its clause', () => {
  const { terms, clauses } = comparePapers(
    read(PAPER),
    read(PAPER.replace('Three Hundred Twelve Thousand Five Hundred Dollars ($312,500.00)', '$305,000.00')),
  );
  expect(terms).toContainEqual({ label: 'Price', kind: 'money', before: '312500', after: '305000' });
  const words = clauses.flatMap(({ parts }) => parts);
  expect(words.some(({ kind, words: said }) => kind === 'removed' && said.includes('312,500'))).toBe(true);
  expect(words.some(({ kind, words: said }) => kind === 'added' && said.includes('305,000'))).toBe(true);
});

test('a clause that was put in is told as one', () => {
  const { clauses } = comparePapers(read(PAPER), read(`${PAPER}\n\n19. RENT BACK. Seller may stay for 30 days after closing.`));
  expect(clauses).toContainEqual(
    expect.objectContaining({ parts: [{ kind: 'added', words: expect.stringContaining('30 days') }] }),
  );
});

test('a time that changed is told with its day as people read it', () => {
  const { reading } = read(PAPER);
  const time = (date: string): TimedTerm => ({
    type: 'closing_extension',
    status: 'stated',
    days: 5,
    from: 'closing',
    basis: 'calendar',
    date,
  });
  const paper = (date: string): Paper => ({ reading: { ...reading, deadlines: [time(date)] }, pages: [PAPER] });
  const { terms } = comparePapers(paper('2026-04-29'), paper('2026-05-04'));
  expect(terms).toContainEqual({
    label: 'Closing extension',
    kind: 'text',
    before: '5 calendar days after closing (Apr 29, 2026)',
    after: '5 calendar days after closing (May 4, 2026)',
  });
});

test('a new day of closing is told once', () => {
  const { reading } = read(PAPER);
  const paper = (date: string, time: string): Paper => ({
    reading: {
      ...reading,
      dates: { ...reading.dates, closing: date },
      deadlines: [{ type: 'closing', status: 'stated', date, time }],
    },
    pages: [PAPER],
  });
  const closings = (now: Paper) =>
    comparePapers(paper('2026-10-29', '11:00'), now).terms.filter(({ label }) => label === 'Closing');
  expect(closings(paper('2026-11-12', '11:00'))).toMatchObject([{ before: '2026-10-29', after: '2026-11-12' }]);
  expect(closings(paper('2026-10-29', '11:00'))).toEqual([]);
});
