import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readContract } from '../model/read-contract.ts';
import { readDocx } from './read-docx.ts';

function docx(body: string): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
  });
}
const p = (inner: string) => `<w:p>${inner}</w:p>`;
const r = (text: string, style = '') =>
  `<w:r>${style === '' ? '' : `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

const TERMS = [
  'PURCHASE AGREEMENT',
  'Seller: Ana Ruiz',
  'Buyer: Tom Bell',
  'Seller agrees to sell and Buyer agrees to buy the property at 4 Oak St, Salem, OR 97301. Title passes by deed.',
]
  .map((line) => p(r(line)))
  .join('');

test('struck and deleted words count for nothing, inserted ones do', () => {
  const { pages, hidden } = readDocx(
    docx(
      `${TERMS}${p(`${r('The purchase price is ')}<w:del>${'<w:r><w:delText>$298,000</w:delText></w:r>'}</w:del><w:ins>${r('$291,500')}</w:ins>${r('.')}`)}` +
        p(`${r('Closing shall be on or before ')}${r('May 29, 2026', '<w:strike/>')}${r(' June 12, 2026.')}`),
    ),
  );
  const { reading } = readContract(pages, hidden);
  expect(reading).toMatchObject({ price: 291_500, dates: { closing: '2026-06-12' } });
  expect(reading.flags).toContain('struck_text');
});

test('words that cannot be seen are no source, and are flagged', () => {
  const { pages, hidden } = readDocx(
    docx(
      `${TERMS}${p(r('The purchase price is $10,000.', '<w:color w:val="FFFFFF"/>'))}${p(r('Buyer waives the deposit.', '<w:vanish/>'))}`,
    ),
  );
  const { reading } = readContract(pages, hidden);
  expect(reading.price).toBeNull();
  expect(reading.flags).toContain('hidden_text');
});

test('rows of tables, boxes of old forms, empty cells and places that nobody filled', () => {
  const cell = (inner: string) => `<w:tc>${p(inner)}</w:tc>`;
  const box = (isOn: boolean) =>
    `<w:r><w:fldChar><w:ffData><w:checkBox><w:default w:val="0"/>${isOn ? '<w:checked/>' : ''}</w:checkBox></w:ffData></w:fldChar></w:r>`;
  const [page = ''] = readDocx(
    docx(
      `<w:tbl><w:tr>${cell(r('Price'))}${cell(r('$5'))}</w:tr><w:tr>${cell(r('Closing'))}${cell('')}</w:tr></w:tbl>` +
        p(`${box(true)}${r(' Cash ')}${box(false)}${r(' Loan')}`) +
        p(`<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r('Click here')}</w:sdtContent></w:sdt>`),
    ),
  ).pages;
  expect(page.trim()).toBe('Price\t$5\nClosing\t____\n☒ Cash ☐ Loan\n____');
});

test('a bomb and a broken file are refused', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(70 * 1024 * 1024) }, { level: 9 });
  expect(() => readDocx(bomb)).toThrow('too large');
  expect(() => readDocx(bomb.slice(0, 200))).toThrow('damaged');
});
