import { expect, it } from 'vitest';
import { applyRules, MOST_STEPS, rule, startDraft } from './draft.ts';
import { readQuery } from './read-query.ts';

const today = '2026-05-01';
const hostile = 'no a 1 '.repeat(142);

it('tries no more patterns than its budget, whatever is said', () => {
  const draft = startDraft(hostile, { today });
  const many = Array.from({ length: 100 }, () => rule('(no|a) (a|1) ?z?', () => false));
  applyRules(draft, many);
  expect(draft.steps).toBe(MOST_STEPS);
});

it('tells what it did not get to as not understood', () => {
  const { reading } = readQuery(`${hostile.slice(0, 900)} with 3 fireplaces`, { today });
  expect(reading.unresolved.map(({ text }) => text).join(' ')).toContain('fireplaces');
});

it('tries a rule at the words that it can begin with, and at no others', () => {
  const draft = startDraft('a pool, a yard and a large pool', { today });
  const found: string[] = [];
  applyRules(draft, [rule('(?:large )?pool', ({ from, words }) => void found.push(`${from} ${words}`))]);
  expect(found).toEqual(['1 pool', '7 large pool']);
  expect(draft.steps).toBe(2);
});

it('reads a word said again and again as far as anybody says it', () => {
  const draft = startDraft(`${'very '.repeat(12)}quiet`, { today });
  const found: string[] = [];
  applyRules(draft, [rule('(?:very )*quiet', ({ words }) => void found.push(words))]);
  expect(found).toEqual([`${'very '.repeat(8)}quiet`]);
});

it('says that it leaves the rest of a line of too many signs unread', () => {
  const draft = startDraft(`${'½'.repeat(400)} pool`, { today: '2026-05-01' });
  expect(draft.line.length).toBeLessThanOrEqual(320);
  expect(draft.unresolved).toEqual([{ text: expect.stringMatching(/^½.* pool$/), reason: expect.stringContaining('shorter') }]);
});
