import { expect, it } from 'vitest';
import { placeOf, readStart } from './read-start.ts';

it('takes what the page before knew, and the place of a home as far as it may be told', () => {
  const start = readStart(
    undefined,
    new URLSearchParams('category=mover&zip=98000&budget=$1,200&q.rooms=3&from=2026-12-01&until=2026-12-09'),
  );
  expect(start).toMatchObject({
    categoryKey: 'mover',
    place: { address: '', postalCode: '98000' },
    budgetCents: 120_000,
    answers: { rooms: '3' },
    startsOn: '2026-12-01',
    endsOn: '2026-12-09',
  });
  expect(placeOf({ streetAddress: '12 Elm St', postalCode: '98000-1234' })).toEqual({
    address: '12 Elm St',
    postalCode: '98000',
  });
  expect(placeOf({ streetAddress: null, postalCode: null })).toEqual({ address: '', postalCode: '' });
});
