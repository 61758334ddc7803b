import { expect, test } from 'vitest';
import { readContract } from '../model/read-contract.ts';
import { readPages } from './read-pages.ts';

const PAPER = `PURCHASE AGREEMENT
Seller: José Muñoz
Buyer: Bob Ray
Seller agrees to sell and Buyer agrees to purchase 9 Elm St, Ames, IA 50010. Title passes by deed.
Purchase Price: $200,000
Deposit: $2,000
Closing Date: June 5, 2026
`;

test.each([
  ['UTF-8', Buffer.from(PAPER)],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${PAPER}`, 'utf16le')],
  ['Windows-1252', Buffer.from(PAPER, 'latin1')],
])('a plain text in %s', async (_name, file) => {
  const { reading } = readContract((await readPages(file)).pages);
  expect(reading).toMatchObject({
    docType: 'purchase_agreement',
    parties: { sellers: ['José Muñoz'], buyers: ['Bob Ray'] },
    price: 200_000,
  });
});

test('a mail that asks to wire money is no contract, and its person is warned', async () => {
  const mail = Buffer.from(
    'Please wire the closing funds of $45,000 to routing number 021000021, account number 12345, before 5 p.m. Our title company changed banks.',
  );
  const { reading, evidence } = readContract((await readPages(mail)).pages);
  expect(reading.docType).toBe('not_a_contract');
  expect(reading.price).toBeUndefined();
  expect(reading.flags).toContain('wire_instructions');
  expect(evidence.find(({ path }) => path === 'flags.wire_instructions')?.quote).toContain('routing number');
});

test.each([700_000, 14_000_000])('a text of %i characters is refused before anything reads it', async (length) => {
  const file = Buffer.from(`${PAPER}${'Buyer shall pay within 5 days. '.repeat(Math.ceil(length / 31))}`);
  await expect(readPages(file)).rejects.toThrow('more than 600,000 characters');
});
