import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPair, pairSentences } from './pair-sentences.ts';

const said = (text: string, ...fields: string[]) => ({ text, fields });
const NOW = [
  said('Welcome home.'),
  said('It has 3 bedrooms.', 'BedroomsTotal'),
  said('Oak floors.', 'Flooring'),
  said('Built in 1962.', 'YearBuilt'),
];
const PROPOSED = [
  said('This home has 3 bedrooms and 2 baths.', 'BedroomsTotal', 'BathroomsFull'),
  said('The roof is metal.', 'Roof'),
  said('Built in 1962.', 'YearBuilt'),
];

it('says what is the same, said otherwise, new and gone, in the order of the present text', () => {
  expect(pairSentences(NOW, PROPOSED)).toEqual([
    { kind: 'gone', now: 'Welcome home.' },
    { kind: 'changed', now: 'It has 3 bedrooms.', proposed: 'This home has 3 bedrooms and 2 baths.' },
    { kind: 'new', proposed: 'The roof is metal.', after: 'It has 3 bedrooms.' },
    { kind: 'gone', now: 'Oak floors.' },
    { kind: 'same', now: 'Built in 1962.' },
  ]);
});

it('takes over one difference at a time', () => {
  const text = NOW.map((one) => one.text).join(' ');
  const [gone, changed, fresh] = pairSentences(NOW, PROPOSED);
  const take = (pair: typeof gone) => (pair === undefined ? '' : applyPair(text, pair));
  expect(take(gone)).toBe('It has 3 bedrooms. Oak floors. Built in 1962.');
  expect(take(changed)).toBe('Welcome home. This home has 3 bedrooms and 2 baths. Oak floors. Built in 1962.');
  expect(take(fresh)).toBe('Welcome home. It has 3 bedrooms. The roof is metal. Oak floors. Built in 1962.');
  expect(applyPair('', { kind: 'new', proposed: 'A home.', after: null })).toBe('A home.');
  expect(applyPair('Costs $5.', { kind: 'changed', now: 'Costs $5.', proposed: 'Costs $& more.' })).toBe('Costs $& more.');
});

it('names each sentence of both texts once', () => {
  const sentences = fc
    .uniqueArray(fc.constantFrom('A.', 'B.', 'C.', 'D.', 'E.'), { maxLength: 5 })
    .chain((texts) =>
      fc.tuple(...texts.map((text) => fc.subarray(['Roof', 'Flooring', 'YearBuilt']).map((fields) => ({ text, fields })))),
    );
  fc.assert(
    fc.property(sentences, sentences, (now, proposed) => {
      const pairs = pairSentences(now, proposed);
      const inNow = pairs.flatMap((pair) => ('now' in pair ? pair.now : []));
      const inProposed = pairs.flatMap((pair) => ('proposed' in pair ? pair.proposed : pair.kind === 'same' ? pair.now : []));
      expect(inNow).toEqual(now.map(({ text }) => text));
      expect(inProposed.toSorted()).toEqual(proposed.map(({ text }) => text).toSorted());
    }),
  );
});

it('proposes sentences as they can stand in another text, and knows them again in either form', () => {
  const proposed = [
    said('The lot is 2 acres.', 'Lot'),
    { ...said('It has a carport.', 'Parking'), alone: 'The house has a carport.' },
  ];
  const [, fresh] = pairSentences([said('The lot is 2 acres.', 'Lot')], proposed);
  expect(fresh).toMatchObject({ kind: 'new', proposed: 'The house has a carport.' });
  const [changed] = pairSentences([said('Carport.', 'Parking')], proposed.slice(1));
  expect(changed).toMatchObject({ kind: 'changed', proposed: 'The house has a carport.' });
  for (const now of ['It has a carport.', 'The house has a carport.'])
    expect(pairSentences([said(now, 'Parking')], proposed.slice(1))).toEqual([{ kind: 'same', now }]);
});
