import { expect, it } from 'vitest';
import { TAGS } from '../tags/vocabulary.ts';
import { OWN_TAGS } from '../tags/own-tags.ts';
import { readQuery } from '../read-query.ts';

const today = '2026-05-01';
const read = (text: string) => readQuery(text, { today, withOwnTags: true });

it.each<[string, string]>([
  ['house with an unfinished basement under 400k', '+unfinished_basement'],
  ['basement that is not finished', '+unfinished_basement'],
  ['no unfinished basement', '-unfinished_basement'],
  ['finished or unfinished basement', '+basement'],
  ['foreclosures only', '+foreclosure'],
  ['bank-owned homes with 3 beds', '+foreclosure'],
  ['REO', '+foreclosure'],
  ['short sale under 300k', '+short_sale'],
  ['homes at auction', '+auction'],
  ['foreclosures, short sales or auctions', '+distressed'],
  ['distressed properties', '+distressed'],
  ['no foreclosures, short sales or auctions', '-foreclosure -short_sale -auction'],
  ['anything but a short sale', '-short_sale'],
  ['home with an assumable FHA loan', '+assumable'],
  ['VA loan assumable', '+assumable'],
  ['ideally an assumable loan', '~assumable'],
  // All the same, or about other homes: no filter.
  ['foreclosures are fine', ''],
  ['including foreclosures', ''],
  ['not too many foreclosures nearby', ''],
  ['homes for sale', ''],
])('%s: %s', (text, expected) => {
  const { must, must_not: mustNot, soft } = read(text).reading;
  const known = new Set(['basement', ...Object.keys(OWN_TAGS)]);
  const said = [...must.map((tag) => `+${tag}`), ...mustNot.map((tag) => `-${tag}`), ...soft.map((tag) => `~${tag}`)].filter(
    (word) => known.has(word.slice(1)),
  );
  expect(said.toSorted()).toEqual(expected.split(' ').filter(Boolean).toSorted());
});

it('says in chips what it read, at the words that said it', () => {
  const text = 'Bank-owned condo, no short sales';
  const { spans } = read(text);
  expect(spans.map(({ slot, label }) => [slot, label])).toEqual([
    ['must.foreclosure', 'Foreclosure or bank-owned'],
    ['filters.types.condo', 'Condo'],
    ['must_not.short_sale', 'No short sale'],
  ]);
  for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
});

it('keeps to the closed vocabulary where only that is asked for', () => {
  const known = new Set<string>(TAGS);
  for (const text of ['bank-owned, no short sales', 'assumable loan', 'no unfinished basement', 'auctions only']) {
    const { reading } = readQuery(text, { today });
    expect([...reading.must, ...reading.must_not].filter((tag) => !known.has(tag))).toEqual([]);
  }
});
