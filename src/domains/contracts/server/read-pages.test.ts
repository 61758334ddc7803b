import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { flagWords } from '../model/flags/flag-words.ts';
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

test('a document that is longer than what is read says where reading ended', async () => {
  const rest = Array.from(
    { length: 6200 },
    (_, at) => `Exhibit line ${at}: nothing here changes what the sides agreed on, nor when, nor for how much money.`,
  );
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = [...PAPER.split('\n'), ...rest, 'Buyer waives all inspections.'].map(paragraph).join('');
  const file = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
  });
  const { pages, isCut } = await readPages(file);
  expect(isCut).toBe(true);
  const { reading, evidence } = readContract(pages, [], { isCut });
  expect(reading).toMatchObject({ price: 200_000, flags: expect.arrayContaining(['read_up_to_page_1']) });
  const { page, quote = '' } = evidence.find(({ path }) => path === 'flags.read_up_to_page_1') ?? {};
  expect(page).toBe(1);
  expect(pages.join('').replaceAll(/\s+/g, ' ')).toContain(quote);
  expect(flagWords('read_up_to_page_1')).toMatchObject({ severity: 'high', why: expect.stringContaining('600,000 characters') });
  expect((await readPages(Buffer.from(PAPER))).isCut).toBe(false);
});
