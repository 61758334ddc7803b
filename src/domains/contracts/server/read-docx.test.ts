import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readContract } from '../model/read-contract.ts';
import { readDocx } from './read-docx.ts';

function docx(body: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(Object.entries(others).map(([name, xml]) => [`word/${name}.xml`, strToU8(xml)])),
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

test('paragraphs of lists have the numbers that are drawn before them', () => {
  const level = (at: number, format: string, pattern: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
  const numbering =
    `<w:numbering><w:abstractNum w:abstractNumId="4">${level(0, 'upperRoman', 'Article %1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum>` +
    '<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0A8;"/></w:lvl></w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="4"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="5"/></w:num></w:numbering>';
  const styles =
    '<w:styles><w:style w:styleId="Clause"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>';
  const item = (list: number, at: number, text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${r(text)}</w:p>`;
  const [page = ''] = readDocx(
    docx(
      `<w:p><w:pPr><w:pStyle w:val="Clause"/></w:pPr>${r('Price')}</w:p>${item(1, 1, 'in cash')}${item(1, 1, 'by loan')}` +
        `${item(1, 0, 'Closing')}${item(1, 1, 'in June')}${item(2, 0, 'keys')}`,
      { numbering, styles },
    ),
  ).pages;
  expect(page.trim().split('\n')).toEqual([
    'Article I. Price',
    '(a) in cash',
    '(b) by loan',
    'Article II. Closing',
    '(a) in June',
    'keys',
  ]);
});

test('a note stands after the paragraph that it is to, and a text box once', () => {
  const box = `<w:txbxContent>${p(r('Buyer: Tom Bell'))}</w:txbxContent>`;
  const [page = ''] = readDocx(
    docx(
      `${p(`${r('The deposit is $5,000')}<w:r><w:footnoteReference w:id="2"/></w:r>${r('.')}`)}` +
        p(`<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`),
      {
        footnotes: `<w:footnotes><w:footnote w:id="1">${p(r('No'))}</w:footnote><w:footnote w:id="2">${p(r('Held by Ada Title.'))}</w:footnote></w:footnotes>`,
      },
    ),
  ).pages;
  expect(page.trim().split(/\n+/)).toEqual(['The deposit is $5,000.', 'Held by Ada Title.', 'Buyer: Tom Bell']);
});

test('an old form’s field that nobody typed into is a blank, and what a run looked like before does not count', () => {
  const field = (text: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:textInput/></w:ffData></w:fldChar></w:r>${r(text)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const [page = ''] = readDocx(
    docx(
      p(`${r('Price: ')}${field('$5')}${r(' Deposit: ')}${field('\u2002\u2002\u2002')}`) +
        p(r('kept', '<w:rPrChange><w:rPr><w:strike/></w:rPr></w:rPrChange>')),
    ),
  ).pages;
  expect(page.trim().split('\n')).toEqual(['Price: $5 Deposit: ____', 'kept']);
});

test('a bomb and a broken file are refused', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(70 * 1024 * 1024) }, { level: 9 });
  expect(() => readDocx(bomb)).toThrow('too large');
  expect(() => readDocx(bomb.slice(0, 200))).toThrow('damaged');
});
