import { PDF, rgb } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { readContract } from '../model/read-contract.ts';
import { readPdfPages } from './read-pdf-pages.ts';

/** A PDF of one page, drawn by these operations in Helvetica (F1) and Dingbats (F2); Gs is a state of no ink at all. */
function drawPdf(operations: string, notes = ''): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Annots[${notes}]/Resources<</Font<</F1 5 0 R/F2 6 0 R>>/ExtGState<</Gs<</ca 0>>>>>>>>`,
    `<</Length ${operations.length}>>stream\n${operations}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>',
  ];
  return packPdf(objects);
}

function packPdf(objects: readonly string[]): Uint8Array {
  let pdf = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${pdf.length}\n%%EOF`;
  return new TextEncoder().encode(pdf);
}

const say = (y: number, words: string, before = '') => `${before} BT /F1 11 Tf 1 0 0 1 72 ${y} Tm (${words}) Tj ET`;

const HEAD = [
  say(740, 'REAL ESTATE PURCHASE AGREEMENT'),
  say(700, 'Seller: Ann Lee'),
  say(680, 'Buyer: Bob Ray'),
  say(660, 'Seller agrees to sell and Buyer agrees to purchase the property at 9 Elm St, Ames, IA 50010.'),
];
const TAIL = [
  say(500, 'Closing Date: June 5, 2026'),
  say(480, 'The deed is delivered at closing. The deposit is held in escrow.'),
];

async function read(operations: readonly string[], notes = '') {
  const { pages, hidden } = await readPdfPages(drawPdf([...HEAD, ...operations, ...TAIL].join('\n'), notes));
  return { text: pages.join('\n'), hidden, ...readContract(pages, hidden) };
}

describe('what no reader of a page sees', () => {
  const secret = 'Purchase Price: $999,000';
  it.each([
    ['invisible ink', say(620, secret, '3 Tr')],
    ['ink in the color of paper', say(620, secret, '1 g')],
    ['ink of no strength', say(620, secret, '/Gs gs')],
    ['ink that is painted over', `${say(620, secret)}\n1 g 60 610 300 30 re f`],
    ['letters too small', `BT /F1 1 Tf 1 0 0 1 72 620 Tm (${secret}) Tj ET`],
    ['letters off the page', `BT /F1 11 Tf 1 0 0 1 72 -40 Tm (${secret}) Tj ET`],
  ])('%s is no source, and is flagged', async (_what, operations) => {
    const { text, reading, evidence, hidden } = await read([`q ${operations} Q`]);
    expect(text).not.toContain('999,000');
    expect(reading.price).toBeNull();
    expect(reading.dates?.['closing']).toBe('2026-06-05');
    expect(reading.flags).toContain('hidden_text');
    expect(hidden[0]?.words).toContain('999,000');
    expect(evidence.find(({ path }) => path === 'flags.hidden_text')?.quote).toContain('999,000');
  });

  it('white letters on a dark bar are there to be read', async () => {
    const { reading } = await read([`q 0.1 g 60 610 300 30 re f ${say(620, 'Purchase Price: $410,000', '1 g')} Q`]);
    expect(reading.price).toBe(410_000);
    expect(reading.flags).not.toContain('hidden_text');
  });
});

describe('struck words', () => {
  const price = 'Purchase Price: $349,900  $342,000';

  it.each([
    ['a line', '1 w 152 624.5 m 197 624.5 l S', ''],
    ['a thin bar', '152 624 45 1 re f', ''],
    ['a thin bar a third up its letters', '152 623.3 45 0.8 re f', ''],
    ['a note', '', '<</Type/Annot/Subtype/StrikeOut/Rect[152 618 197 632]/QuadPoints[152 632 197 632 152 618 197 618]/F 4>>'],
  ])('%s takes a value away; what stands beside it counts', async (_what, bar, note) => {
    const { reading, evidence } = await read([say(620, price), bar], note);
    expect(reading.price).toBe(342_000);
    expect(reading.flags).toContain('struck_text');
    expect(evidence.find(({ path }) => path === 'flags.struck_text')?.quote).toContain('$349,900');
  });

  it('a line under words strikes nothing', async () => {
    const { reading } = await read([say(620, 'Purchase Price: $342,000'), '1 w 72 617.5 m 300 617.5 l S']);
    expect(reading.price).toBe(342_000);
    expect(reading.flags).not.toContain('struck_text');
  });
});

describe('a hostile file', () => {
  it('with more text on a page than it can show is refused before all of it is read', async () => {
    const crowd = `BT /F1 9 Tf 1 0 0 1 50 700 Tm ${'(Seller) Tj 0 -0.01 Td '.repeat(60_000)} ET`;
    await expect(readPdfPages(drawPdf(crowd))).rejects.toThrow('more text than a page can show');
  });

  it('locked with a password is refused; one that only its owner may change is read', async () => {
    const protect = async (options: { userPassword?: string; ownerPassword: string }) => {
      const pdf = await PDF.load(drawPdf(HEAD.join('\n')));
      pdf.setProtection(options);
      return pdf.save();
    };
    await expect(readPdfPages(await protect({ userPassword: 'secret', ownerPassword: 'own' }))).rejects.toThrow(
      'with a password',
    );
    expect((await readPdfPages(await protect({ ownerPassword: 'own' }))).pages.join('\n')).toContain('Seller: Ann Lee');
  });

  it('of too many pages is refused before they are read', async () => {
    const pages = Array.from({ length: 1000 }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>');
    const kids = pages.map((_, at) => `${at + 3} 0 R`).join(' ');
    const long = packPdf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`, ...pages]);
    await expect(readPdfPages(long)).rejects.toThrow('1000 pages; we read up to 300');
  });

  it('that is cut off, or runs in a circle, is refused or read', async () => {
    const whole = new TextDecoder('latin1').decode(drawPdf(HEAD.join('\n')));
    await expect(readPdfPages(Uint8Array.from(Buffer.from(whole.slice(0, 300), 'latin1')))).rejects.toThrow('damaged');
    const circle = whole.replace('/Kids[3 0 R]/Count 1', '/Kids[2 0 R]/Count 1');
    await expect(readPdfPages(Uint8Array.from(Buffer.from(circle, 'latin1')))).rejects.toThrow('damaged');
  });

  it('runs no script, and what its scripts say is no text', async () => {
    const whole = new TextDecoder('latin1').decode(drawPdf([...HEAD, ...TAIL].join('\n')));
    const scripted = whole.replace(
      '/Type/Catalog',
      '/Type/Catalog/OpenAction<</S/JavaScript/JS(while\\(true\\){} Purchase Price: $1)>>',
    );
    const { pages } = await readPdfPages(Uint8Array.from(Buffer.from(scripted, 'latin1')));
    expect(pages.join('\n')).toContain('Seller: Ann Lee');
    expect(pages.join('\n')).not.toContain('Price: $1');
  });
});

describe('drawn boxes', () => {
  const box = (y: number) => `q 0 G 1 w 72 ${y - 1} 9 9 re S Q`;
  const option = (y: number, words: string) => `BT /F1 11 Tf 1 0 0 1 90 ${y} Tm (${words}) Tj ET`;
  it.each([
    ['a drawn tick', 'q 1.5 w 74 604 m 76 601 l 79 607 l S Q'],
    ['a letter', 'BT /F1 9 Tf 1 0 0 1 73.5 601 Tm (X) Tj ET'],
  ])('%s chooses; an empty box does not', async (_what, tick) => {
    const { text, reading } = await read([
      box(620),
      option(620, 'This is a cash transaction with no financing contingency.'),
      box(602),
      tick,
      option(602, 'This contract is contingent upon Buyer obtaining a loan within 30 days after the Effective Date.'),
    ]);
    expect(text).toMatch(/☐ This is a cash/);
    expect(text).toMatch(/☒ This contract is/);
    expect(reading.contingencies).toMatchObject([{ type: 'financing', days: 30, status: 'stated' }]);
    expect(reading.flags).not.toContain('cash_sale');
  });

  it('a letter over the empty box of a font of symbols is its tick', async () => {
    const glyph = (y: number) => `BT /F2 11 Tf 1 0 0 1 72 ${y} Tm <6F> Tj ET`;
    const { text } = await read([
      glyph(620),
      option(620, 'All cash.'),
      glyph(602),
      'BT /F1 9 Tf 1 0 0 1 73 602 Tm (X) Tj ET',
      option(602, 'With a loan.'),
    ]);
    expect(text).toMatch(/☐ ?All cash/);
    expect(text).toMatch(/☒ ?With a loan/);
  });

  it('a tick of a field that was made part of its page is one, whatever its letter', async () => {
    const pdf = PDF.create();
    const page = pdf.addPage({ width: 612, height: 792 });
    const form = pdf.getOrCreateForm();
    for (const [at, words] of ['All cash.', 'With a loan.'].entries()) {
      page.drawText(words, { x: 100, y: 700 - at * 30, size: 11 });
      const field = form.createCheckbox(`box${at}`);
      page.drawField(field, { x: 80, y: 698 - at * 30, width: 11, height: 11 });
      if (at === 1) field.check();
    }
    form.flatten();
    const { pages } = await readPdfPages(await pdf.save());
    expect(pages.join('\n')).toBe('All cash.\n☒ With a loan.');
  });

  it('a box that a form prints under its field is one box', async () => {
    const pdf = PDF.create();
    const page = pdf.addPage({ width: 612, height: 792 });
    const form = pdf.getOrCreateForm();
    for (const [at, words] of ['All cash.', 'With a loan.'].entries()) {
      const place = { x: 80, y: 698 - at * 30, width: 11, height: 11 };
      page.drawText(words, { x: 100, y: 700 - at * 30, size: 11 });
      page.drawRectangle({ ...place, borderColor: rgb(0, 0, 0), borderWidth: 1 });
      const field = form.createCheckbox(`box${at}`);
      page.drawField(field, place);
      if (at === 1) field.check();
    }
    const { pages } = await readPdfPages(await pdf.save());
    expect(pages.join('\n')).toBe('☐ All cash.\n☒ With a loan.');
  });

  it('a square around words is none', async () => {
    const { text } = await read([box(620), 'BT /F1 8 Tf 1 0 0 1 73 621 Tm (A) Tj ET']);
    expect(text).not.toMatch(/[☐☒]/);
  });
});
