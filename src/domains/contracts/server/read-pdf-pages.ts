import { getDocumentProxy } from 'unpdf';
import { DomainError } from '#platform/verb/domain-error.ts';
import { composePage } from '../model/text/compose-page.ts';
import type { TextRun } from '../model/text/text-run.ts';
import { STRUCK } from '../model/text/contract-text.ts';
import { MOST_PAGES } from '../model/limits.ts';
import type { HiddenText } from '../model/reading.ts';
import { multiply, transformBox, type Box, type Matrix } from './pdf-boxes.ts';
import { traceInk, type Ink, type TickBox } from './pdf-ink.ts';
import type { Rule } from '../model/text/page-grid.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const DAMAGED = 'This PDF is damaged, so we can’t read it. Save it again and retry.';

export interface PdfText {
  pages: string[];
  /** Words that are in the file and that no reader of its pages sees; they are not in the pages. */
  hidden: HiddenText[];
}

/**
 * The text of each page of a PDF, lines as a reader sees them, with what was typed or ticked in form fields in its place.
 * Struck words stand between the marks {@link STRUCK}. Throws invalid for what is encrypted, broken or too long.
 */
export async function readPdfPages(pdf: Uint8Array): Promise<PdfText> {
  const document = await openPdf(pdf);
  try {
    if (document.numPages > MOST_PAGES) {
      throw new DomainError('invalid', `This file has ${document.numPages} pages; we read up to ${MOST_PAGES}.`);
    }
    const pages: string[] = [];
    const hidden: HiddenText[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const read = await readPdfPage(page, number);
      pages.push(read.text);
      if (read.hidden !== undefined) hidden.push(read.hidden);
      page.cleanup();
    }
    return { pages, hidden };
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('invalid', DAMAGED);
  } finally {
    await document.loadingTask.destroy();
  }
}

/** One page as {@link readPdfPages} reads it. */
export async function readPdfPage(page: Page, number: number): Promise<{ text: string; hidden: HiddenText | undefined }> {
  const items = await readItems(page);
  const upright = turnUpright(page, items);
  const widgets = ((await page.getAnnotations()) as Widget[]).map((widget) => turnWidget(widget, upright));
  const { runs, hidden, rules } = await readRuns(page, items, widgets, upright);
  const isMuch = hidden.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= FEWEST_HIDDEN;
  return {
    text: composePage(withFields(runs, readFields(widgets)), rules),
    hidden: isMuch ? { page: number, words: hidden } : undefined,
  };
}

/** Pieces of text of one page; a page of a contract has some thousands. */
const MOST_PIECES = 40_000;

/** The text of a page, piece by piece. Throws invalid for more than a page can show, before the rest of it is read. */
async function readItems(page: Page): Promise<Items> {
  const reader = (page.streamTextContent() as ReadableStream<{ items: Items }>).getReader();
  const items: Items = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    items.push(...value.items);
    if (items.length <= MOST_PIECES) continue;
    await reader.cancel(new Error('More text than is read.'));
    throw new DomainError(
      'invalid',
      'A page of this PDF holds more text than a page can show. Print it to a new PDF, and retry.',
    );
  }
}

/** Opens a PDF. Throws invalid for what is locked or broken. */
export async function openPdf(pdf: Uint8Array): Promise<Pdf> {
  try {
    // The library takes ownership of the bytes.
    return await getDocumentProxy(Uint8Array.from(pdf), {
      enableXfa: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new DomainError(
      'invalid',
      isLocked ? 'This PDF is locked with a password. Save a copy without one, and try again.' : DAMAGED,
    );
  }
}

// Text smaller than this, or off the page, is not for people to read, and so no source.
const SMALLEST_PT = 3;

// Fewer hidden letters are a slip of whoever made the form.
const FEWEST_HIDDEN = 8;
// The text layer of a scan lies unseen over or under its picture.
const LAYER_SHARE = 0.8;

type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];

/** What turns a page as it is shown, or, where nearly all of its words run another way, as it is read. */
function turnUpright(page: Page, items: Items): Matrix {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const turns: Readonly<Record<number, Matrix>> = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, -1, 1, 0, -bottom, right],
    180: [-1, 0, 0, -1, right + left, top + bottom],
    270: [0, 1, -1, 0, top, -left],
  };
  // How far each word is turned against the page’s own axes, by its letters.
  const letters = new Map<number, number>();
  for (const item of items) {
    if (!('str' in item)) continue;
    const [a = 1, b = 0] = item.transform as number[];
    const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360;
    letters.set(turn, (letters.get(turn) ?? 0) + item.str.trim().length);
  }
  const [most] = [...letters].toSorted((one, other) => other[1] - one[1]);
  return turns[most?.[0] ?? page.rotate] ?? [1, 0, 0, 1, 0, 0];
}

function turnWidget(widget: Widget, upright: Matrix): Widget {
  const { rect, quadPoints } = widget;
  if (upright[0] === 1) return widget;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect ?? [];
  const corners = Array.from(quadPoints ?? []);
  const turned = corners.map((value, at) => {
    const [x, y] = at % 2 === 0 ? [value, corners[at + 1] ?? 0] : [corners[at - 1] ?? 0, value];
    const whole = multiply(upright, [1, 0, 0, 1, x, y]);
    return at % 2 === 0 ? whole[4] : whole[5];
  });
  return {
    ...widget,
    ...(rect === undefined ? {} : { rect: [...transformBox(upright, [x0, y0, x1, y1])] }),
    ...(quadPoints == null ? {} : { quadPoints: turned }),
  };
}

async function readRuns(
  page: Page,
  items: Items,
  widgets: readonly Widget[],
  upright: Matrix,
): Promise<{ runs: TextRun[]; hidden: string; rules: Rule[] }> {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const view = transformBox(upright, [x0, y0, x1, y1]);
  const [left, bottom, right, top] = view;
  const all = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const own = item.transform as unknown as Matrix;
    const [a, b, , scale, x, y] = multiply(upright, own);
    // Words along the margin belong to no line.
    if (Math.abs(b) > Math.abs(a)) return [];
    const height = item.height === 0 ? Math.abs(scale) : item.height;
    const isSeen = height >= SMALLEST_PT && x >= left - 2 && x <= right && y >= bottom - 2 && y <= top;
    return [{ text: item.str, x, y, width: item.width, height, font: item.fontName, isSeen }];
  });
  const runs = all.filter(({ isSeen }) => isSeen);
  const drawing = await page.getOperatorList();
  const ink = await traceInk(drawing, view, { strikes: strikesOf(widgets), upright });
  const symbols = findSymbolFonts(page, runs);
  const isSymbol = findSymbolPlaces(page, ink.inks);
  const shown = runs.map(({ font, isSeen: _isSeen, ...run }) =>
    symbols.has(font) || isSymbol(run) ? { ...run, text: readSymbols(run.text) } : run,
  );
  const { rules, boxes } = ink;
  const unseen = all.filter(({ isSeen }) => !isSeen).map(({ text }) => text);
  const letters = ink.inks.filter(({ text }) => text.trim() !== '');
  const isLayer = ink.isPicture && letters.filter(({ isHidden }) => isHidden).length >= letters.length * LAYER_SHARE;
  const marked = letters.filter(({ isHidden, isStruck }) => isStruck || (isHidden && !isLayer));
  if (marked.length === 0) return { runs: drawBoxes(shown, boxes), hidden: unseen.join(' '), rules };
  const inks = isLayer ? ink.inks.map((one) => ({ ...one, isHidden: false })) : ink.inks;
  const redone = redrawRuns(shown, inks);
  const words = joinInks(inks.filter(({ isHidden }) => isHidden));
  return { runs: drawBoxes(redone, boxes), hidden: [...unseen, words].filter((part) => part.trim() !== '').join(' '), rules };
}

const TICK_LETTER = /^[xX✓✔√☒☑✗✘•]$/;

const EMPTY_LETTER = /^[\s☐□\uf06f-\uf072\uf0a3\uf0a8\uf020]+$/;

/** Runs with the boxes that are letters of a font; a letter that somebody put over one is its tick. */
function tickLetters(runs: readonly TextRun[]): TextRun[] {
  const empty = runs.filter(({ text }) => text.trim() !== '' && EMPTY_LETTER.test(text));
  if (empty.length === 0) return [...runs];
  const dropped = new Set<TextRun>();
  const ticked = new Set<TextRun>();
  for (const run of runs) {
    if (!TICK_LETTER.test(run.text.trim()) || EMPTY_LETTER.test(run.text)) continue;
    const [x, y] = [run.x + run.width / 2, run.y + run.height / 3];
    const box = empty.find((one) => x >= one.x - 1 && x <= one.x + one.height && y >= one.y - 2 && y <= one.y + one.height);
    if (box === undefined) continue;
    dropped.add(run);
    ticked.add(box);
  }
  return runs.flatMap((run) => (dropped.has(run) ? [] : [ticked.has(run) ? { ...run, text: '☒ ' } : run]));
}

/** Runs with the squares that are drawn for a tick; a letter that stands in one is its tick, other words make it none. */
function drawBoxes(written: readonly TextRun[], boxes: readonly TickBox[]): TextRun[] {
  const runs = tickLetters(written);
  if (boxes.length === 0) return runs;
  const ticks = new Set<TextRun>();
  const drawn = boxes.flatMap(({ left, bottom, right, top, isTicked }): TextRun[] => {
    const inside = runs.filter((run) => {
      const [x, y] = [run.x + run.width / 2, run.y + run.height / 3];
      return run.text.trim() !== '' && x >= left && x <= right && y >= bottom - 1 && y <= top + 1;
    });
    // A letter of a font of symbols is the box already.
    if (inside.some(({ text }) => !TICK_LETTER.test(text.trim()))) return [];
    for (const run of inside) ticks.add(run);
    const text = isTicked || inside.length > 0 ? '☒' : '☐';
    return [{ text, x: left, y: bottom + (top - bottom) / 8, width: right - left, height: Math.min(top - bottom, 10) }];
  });
  return [...runs.filter((run) => !ticks.has(run)), ...drawn];
}

/** The boxes of words that a note of the page strikes out. */
function strikesOf(widgets: readonly Widget[]): Box[] {
  return widgets.flatMap(({ subtype, quadPoints, hidden }) => {
    if (subtype !== 'StrikeOut' || quadPoints == null || hidden === true) return [];
    const numbers = Array.from(quadPoints);
    return Array.from({ length: Math.floor(numbers.length / 8) }, (_, at): Box => {
      const quad = numbers.slice(at * 8, at * 8 + 8);
      const [xs, ys] = [quad.filter((_value, index) => index % 2 === 0), quad.filter((_value, index) => index % 2 === 1)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });
  });
}

/** Runs once more where letters in them are hidden or struck, from the letters themselves. */
function redrawRuns(runs: readonly TextRun[], inks: readonly Ink[]): TextRun[] {
  const rows = new Map<number, Ink[]>();
  for (const ink of inks) {
    const key = Math.round(ink.y);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [ink]);
    else row.push(ink);
  }
  const redone = new Set<Ink>();
  const kept = runs.filter((run) => {
    const y = Math.round(run.y);
    const own = [y - 1, y, y + 1]
      .flatMap((key) => rows.get(key) ?? [])
      .filter((ink) => ink.x >= run.x - 1 && ink.x <= run.x + run.width + 1);
    if (!own.some(({ isHidden, isStruck, text }) => (isHidden || isStruck) && text.trim() !== '')) return true;
    for (const ink of own) redone.add(ink);
    return false;
  });
  const groups: Ink[][] = [];
  for (const ink of [...redone].filter(({ isHidden }) => !isHidden)) {
    const last = groups.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      last.isStruck === ink.isStruck &&
      Math.abs(last.y - ink.y) < 1 &&
      Math.abs(ink.x - last.x - last.width) < Math.max(1, ink.height * 0.6);
    if (isNext) groups.at(-1)?.push(ink);
    else groups.push([ink]);
  }
  const redrawn = groups.flatMap((group): TextRun[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    const text = joinInks(group);
    return [
      {
        text: first.isStruck ? `${STRUCK.start}${text}${STRUCK.end}` : text,
        x: first.x,
        y: first.y,
        width: last.x + last.width - first.x,
        height: first.height,
      },
    ];
  });
  return [...kept, ...redrawn];
}

/** Letters as words: a gap is a space. */
function joinInks(inks: readonly Ink[]): string {
  let text = '';
  let last: Ink | undefined;
  for (const ink of inks) {
    const isApart = last !== undefined && (Math.abs(last.y - ink.y) > 1 || ink.x - last.x - last.width > ink.height * 0.18);
    if (isApart && !text.endsWith(' ') && !ink.text.startsWith(' ')) text += ' ';
    text += ink.text;
    last = ink;
  }
  return text;
}

// A tick of a flattened form is the letter 4 of a font of symbols, and so on.
const TICKS = /[3-8x\u00fb-\u00fe]/g;
const BOXES = /[noqru\u00a8]/g;

function readSymbols(text: string): string {
  return text.replaceAll(TICKS, '☒').replaceAll(BOXES, '☐');
}

/** The fonts of a page that draw symbols for letters. */
function findSymbolFonts(page: Page, runs: readonly { text: string; font: string }[]): ReadonlySet<string> {
  const shortOnly = new Map<string, boolean>();
  for (const { text, font } of runs) {
    if (text.trim() !== '') shortOnly.set(font, (shortOnly.get(font) ?? true) && text.trim().length <= 2);
  }
  const likely = [...shortOnly].flatMap(([font, isShort]) => (isShort ? [font] : []));
  return new Set(likely.filter((font) => isSymbolFont(page, font)));
}

/**
 * Where letters of such fonts are drawn. A field that was made part of its page may have a font of its own, which the library
 * calls otherwise in the words of the page than in its drawing.
 */
function findSymbolPlaces(page: Page, inks: readonly Ink[]): (run: TextRun) => boolean {
  const fonts = new Map<string, boolean>();
  const places = new Set<string>();
  const placeOf = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  for (const { font, x, y } of inks) {
    const isSymbol = fonts.get(font) ?? isSymbolFont(page, font);
    fonts.set(font, isSymbol);
    if (isSymbol) places.add(placeOf(x, y));
  }
  return ({ text, x, y }) =>
    places.size > 0 &&
    text.trim().length === 1 &&
    [-0.5, 0.5].some((dx) => [-0.5, 0.5].some((dy) => places.has(placeOf(x + dx, y + dy))));
}

function isSymbolFont(page: Page, font: string): boolean {
  if (!page.commonObjs.has(font)) return false;
  const { name } = page.commonObjs.get(font) as { name?: string };
  return /dingbats|wingdings|webdings|symbol/i.test(name ?? '');
}

interface Widget {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string;
  rect?: number[];
  hidden?: boolean;
  /** Corners of the words that a note marks. */
  quadPoints?: ArrayLike<number> | null;
}

/** Words and fields of a page; where a form prints the box that a field lies in, one box is meant, and ticked if either is. */
function withFields(runs: readonly TextRun[], fields: readonly TextRun[]): TextRun[] {
  const isBox = ({ text }: TextRun) => /^[☐☒]\s?$/.test(text);
  const boxes = fields.filter(isBox);
  const liesOn = (one: TextRun, other: TextRun) => {
    const [x, y] = [other.x + other.width / 2, other.y + other.height / 2];
    const slack = one.height / 3;
    return x >= one.x && x <= one.x + one.width && y >= one.y - slack && y <= one.y + one.height + slack;
  };
  const printed = new Map(
    boxes.flatMap((box) => {
      const under = runs.find((run) => isBox(run) && liesOn(box, run));
      return under === undefined ? [] : [[under, box] as const];
    }),
  );
  const ticked = new Set([...printed].flatMap(([under, box]) => (under.text.startsWith('☒') ? [box] : [])));
  return [
    ...runs.filter((run) => !printed.has(run)),
    ...fields.map((field) => (ticked.has(field) ? { ...field, text: '☒' } : field)),
  ];
}

/** Fields by their place on the page; their names often lie. An empty one is drawn as a line or an empty box. */
function readFields(widgets: readonly Widget[]): TextRun[] {
  return widgets.flatMap((widget) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = widget.rect ?? [];
    if (widget.subtype !== 'Widget' || widget.hidden === true || widget.rect === undefined) return [];
    const text = describeField(widget);
    if (text === undefined) return [];
    const height = Math.min(top - bottom, 11);
    const place = { text, x: left, y: bottom + Math.min(3, (top - bottom) / 4), width: right - left, height };
    return [widget.fieldType === 'Btn' ? place : { ...place, isField: true }];
  });
}

function describeField({ fieldType, fieldValue, checkBox, radioButton, exportValue, buttonValue }: Widget): string | undefined {
  if (fieldType === 'Btn') {
    if (checkBox !== true && radioButton !== true) return undefined;
    const on = exportValue ?? buttonValue;
    return typeof fieldValue === 'string' && fieldValue !== 'Off' && (on === undefined || fieldValue === on) ? '☒' : '☐';
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return undefined;
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
  return typeof value === 'string' && value.trim() !== '' ? value.replaceAll(/\s+/g, ' ') : '____';
}
