import { getDocumentProxy } from 'unpdf';
import { DomainError } from '#platform/verb/domain-error.ts';
import { composePage, type TextRun } from '../model/compose-page.ts';
import { MOST_PAGES } from '../model/limits.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/**
 * The text of each page of a PDF, lines as a reader sees them, with what was typed or ticked in form fields in its place.
 * Throws invalid for what is encrypted, broken or too long.
 */
export async function readPdfPages(pdf: Uint8Array): Promise<string[]> {
  const document = await openPdf(pdf);
  try {
    if (document.numPages > MOST_PAGES) {
      throw new DomainError('invalid', `This file has ${document.numPages} pages; we read up to ${MOST_PAGES}.`);
    }
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      pages.push(composePage([...(await readRuns(page)), ...(await readFields(page))]));
      page.cleanup();
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

async function openPdf(pdf: Uint8Array): Promise<Pdf> {
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
      isLocked
        ? 'This PDF is locked with a password. Save a copy without one, and try again.'
        : 'This PDF is damaged, so it cannot be read. Save it again, and retry.',
    );
  }
}

// Text smaller than this, or off the page, is not for people to read, and so no source.
const SMALLEST_PT = 3;

async function readRuns(page: Page): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const runs = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , scale = 0, x = 0, y = 0] = item.transform as number[];
    const height = item.height === 0 ? Math.abs(scale) : item.height;
    const isSeen = height >= SMALLEST_PT && x >= left - 2 && x <= right && y >= bottom - 2 && y <= top;
    return isSeen ? [{ text: item.str, x, y, width: item.width, height, font: item.fontName }] : [];
  });
  const symbols = await findSymbolFonts(page, runs);
  return runs.map(({ font, ...run }) => (symbols.has(font) ? { ...run, text: readSymbols(run.text) } : run));
}

// A tick of a flattened form is the letter 4 of a font of symbols, and so on.
const TICKS = /[3-8x\u00fb-\u00fe]/g;
const BOXES = /[noqru\u00a8]/g;

function readSymbols(text: string): string {
  return text.replaceAll(TICKS, '☒').replaceAll(BOXES, '☐');
}

/** The fonts of a page that draw symbols for letters. Their names cost a pass over the page, made only where one is likely. */
async function findSymbolFonts(page: Page, runs: readonly { text: string; font: string }[]): Promise<ReadonlySet<string>> {
  const shortOnly = new Map<string, boolean>();
  for (const { text, font } of runs) {
    if (text.trim() !== '') shortOnly.set(font, (shortOnly.get(font) ?? true) && text.trim().length <= 2);
  }
  const likely = [...shortOnly].flatMap(([font, isShort]) => (isShort ? [font] : []));
  if (likely.length === 0) return new Set();
  await page.getOperatorList();
  return new Set(likely.filter((font) => isSymbolFont(page, font)));
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
}

/** Fields by their place on the page; their names often lie. An empty one is drawn as a line or an empty box. */
async function readFields(page: Page): Promise<TextRun[]> {
  const widgets = (await page.getAnnotations()) as Widget[];
  return widgets.flatMap((widget) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = widget.rect ?? [];
    if (widget.subtype !== 'Widget' || widget.hidden === true || widget.rect === undefined) return [];
    const text = describeField(widget);
    if (text === undefined) return [];
    const height = Math.min(top - bottom, 11);
    return [{ text, x: left, y: bottom + Math.min(3, (top - bottom) / 4), width: right - left, height }];
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
