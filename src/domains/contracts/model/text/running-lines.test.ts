import { expect, test } from 'vitest';
import { growsSteadily } from '#tests/support/work-time.ts';
import { readContract } from '../read-contract.ts';
import { joinCutSentences } from './running-lines.ts';

const HEAD = 'Front Range Exchange   Agreement 5521-B';
const foot = (page: number) => `Copyright Front Range Exchange\nPage ${page} of 3`;

test('a sentence that a page cuts goes on behind what runs through the paper', () => {
  const pages = [
    `${HEAD}\nAGREEMENT FOR PURCHASE AND SALE\nGordon Pell, as Seller, sells and Lucia Marin, as Buyer, buys 14 Ridge Road, Golden, Colorado 80401. The purchase price shall be\n${foot(1)}`,
    `${HEAD}\n$612,750. Earnest money of $12,000 is due. Title by deed. The closing of this sale shall take place on or before\n${foot(2)}`,
    `${HEAD}\nOctober 16, 2026, in Golden.\n${foot(3)}`,
  ];
  const { reading, evidence } = readContract(pages);
  expect(reading).toMatchObject({ price: 612_750, dates: { closing: '2026-10-16' } });
  const placeOf = (name: string) => evidence.find(({ path }) => path === name);
  expect(placeOf('price')).toMatchObject({ page: 2, quote: '$612,750' });
  expect(placeOf('dates.closing')).toMatchObject({ page: 3, quote: expect.stringMatching(/^October 16, 2026/) });
});

test.each([
  ['a sentence that ends with its page', 'The price is $5.', 'and more'],
  ['a paragraph that begins with its page', 'These words of a heading break off', '12. Closing'],
  ['a label that begins with its page', 'These words of a heading break off', 'Closing date: May 1'],
])('%s is left as it is', (_what, last, first) => {
  const pages = [`${HEAD}\n${last}\n${foot(1)}`, `${HEAD}\n${first}\n${foot(2)}`];
  expect(joinCutSentences(pages)).toEqual(pages);
});

test('a paper of many short pages is joined in good time', () => {
  const read = (text: string) => void joinCutSentences(text.split('\f'));
  const write = (length: number) => `${HEAD}\nwords that break off within the\nPage 1\f`.repeat(length / 80);
  expect(growsSteadily(read, write, 400_000, 500)).toBe(true);
});
