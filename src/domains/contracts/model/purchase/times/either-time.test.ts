import { expect, test } from 'vitest';
import { sayRule } from '../../times/deadline-words.ts';
import { readContract } from '../../read-contract.ts';
import { recountTimes } from '../../times/recount.ts';

const read = (words: string) =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. The effective date is April 7, 2026. Closing is on June 1, 2026.\n${words}\n`,
  ]).reading;
const timesOf = ({ deadlines = [], contingencies = [] }: ReturnType<typeof read>) => [
  ...(deadlines ?? []),
  ...(contingencies ?? []),
];
const timeOf = (words: string, type: string) => timesOf(read(words)).find((term) => term.type === type);

test.each([
  ['later', '2026-04-21'],
  ['earlier', '2026-04-19'],
])('counts the %s of a day and a count', (which, day) => {
  const words = `Septic: Buyer to obtain an inspection by the ${which} of April 21, 2026 or twelve (12) days after the Effective Date.`;
  expect(timeOf(words, 'septic_inspection')).toMatchObject({ date: day, from: `the_${which}_of_two_times` });
});

test('tells no day where one of the two is from something that nobody knows yet, and says so', () => {
  const term = timeOf(
    'Buyer shall object to title by the later of April 20, 2026 or 5 days after receipt of the title commitment.',
    'title_objection',
  );
  expect(term?.date).toBeNull();
  expect(term && sayRule(term)).toBe('The later of two times, of which one is not known');
});

test('tells each pair once', () => {
  const reading = read('The appraisal contingency expires on the later of April 24, 2026 and 16 days after the Effective Date.');
  expect(reading.deadlines?.filter(({ date }) => date !== '2026-06-01')).toHaveLength(1);
});

test('finds the day anew when the start is corrected', () => {
  const reading = read(
    'Septic: Buyer to obtain an inspection by the later of April 21, 2026 or twelve (12) days after the Effective Date.',
  );
  const moved = recountTimes({ ...reading, dates: { ...reading.dates, effective: '2026-04-20' } }, undefined);
  expect(timesOf(moved).find(({ type }) => type === 'septic_inspection')?.date).toBe('2026-05-02');
});
