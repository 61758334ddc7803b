import { expect, it } from 'vitest';
import { readContract } from './read-contract.ts';
import { writeSampleAgreement } from './sample-agreement.ts';

it('is read with its terms, a waiver to ask about, and nobody’s signature', () => {
  const people = { seller: 'Jordan Example', buyer: 'Casey Example', address: '412 Maple Street, Springfield, IL 62704' };
  const { reading } = readContract([writeSampleAgreement({ ...people, today: '2027-01-28', price: 385_000 })]);
  expect(reading).toMatchObject({
    price: 385_000,
    parties: { sellers: [people.seller], buyers: [people.buyer] },
    dates: { effective: '2027-01-28', closing: '2027-03-04' },
    deposit: { amount: 7_700 },
  });
  expect(reading.flags?.length).toBeGreaterThan(0);
  expect(reading.blanks?.length).toBeGreaterThan(0);
});
