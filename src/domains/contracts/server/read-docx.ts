import { dictionary } from '#lib/dictionary.ts';
import { unzipSync } from 'fflate';
import { DomainError } from '#platform/verb/domain-error.ts';
import { EMPTY_CELL, STRUCK } from '../model/text/contract-text.ts';
import type { HiddenText } from '../model/reading.ts';
import { readLists, type ListPlace, type Lists } from './docx-lists.ts';
import { attributeOf, readTags } from './docx-tags.ts';

// What a packed file may hold unpacked: a bomb is refused before it goes off.
const MOST_UNPACKED_BYTES = 60 * 1024 * 1024;
const MOST_PARTS = 5000;
const DAMAGED = 'This document is damaged, so we can’t read it. Save it again and retry.';
// Half points; smaller letters are not for people to read.
const SMALLEST_HALF_POINTS = 6;

export interface DocxText {
  pages: string[];
  hidden: HiddenText[];
}

/**
 * The text of a DOCX by pages, as its page breaks tell them: rows of tables as lines, cells parted by tabs, check boxes as
 * boxes, places that nobody filled as blanks, struck and deleted words between {@link STRUCK}, paragraphs of lists with their
 * numbers, and notes after the paragraph that they are to. Words that cannot be seen are told apart. Nothing outside of the file
 * is opened. Throws invalid for what is broken or too large.
 */
export function readDocx(file: Uint8Array): DocxText {
  const parts = unpack(file);
  const body = parts.get('word/document.xml');
  if (body === undefined) throw new DomainError('invalid', DAMAGED);
  const heads = [...parts].filter(([name]) => /^word\/(?:header|footer)\d{0,3}\.xml$/.test(name));
  const lists = readLists(parts.get('word/numbering.xml') ?? '', parts.get('word/styles.xml') ?? '');
  const notes = new Map(['footnote', 'endnote'].flatMap((kind) => readNotes(parts.get(`word/${kind}s.xml`) ?? '', kind)));
  const main = walk(body, { lists, notes });
  // Headers and footers name the form; they stand on each page, and are read once.
  const edges = [...new Set(heads.flatMap(([, xml]) => walk(xml).pages))].filter((text) => text.trim() !== '');
  const pages = main.pages.map((page, at) => (at === 0 ? [page, ...edges].join('\n\n') : page));
  const words = main.hidden.trim();
  return { pages, hidden: words === '' ? [] : [{ page: 1, words }] };
}

function unpack(file: Uint8Array): Map<string, string> {
  let unpacked = 0;
  let count = 0;
  let isTooLarge = false;
  try {
    const entries = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        count += 1;
        isTooLarge ||= unpacked > MOST_UNPACKED_BYTES || count > MOST_PARTS;
        return (
          !isTooLarge && /^word\/(?:document|header\d{0,3}|footer\d{0,3}|footnotes|endnotes|numbering|styles)\.xml$/.test(name)
        );
      },
    });
    if (isTooLarge) throw new DomainError('invalid', 'This document is too large when unpacked.');
    return new Map(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder('utf-8').decode(bytes)]));
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('invalid', DAMAGED);
  }
}

interface RunStyle {
  isStruck: boolean;
  isHidden: boolean;
}

/** What paragraphs draw that stands in other parts of the file. */
interface Drawn {
  lists: Lists;
  /** By kind and id; one that was drawn is taken out. */
  notes: Map<string, string>;
}

const NOTHING_DRAWN: Drawn = { lists: readLists('', ''), notes: new Map() };

const LONGEST_NOTE = 2000;

/** The words of the notes of a part, by "footnote 2". */
function readNotes(xml: string, kind: string): [string, string][] {
  const [, ...parts] = xml.split(`<w:${kind} `);
  return parts.map((part) => [
    `${kind} ${attributeOf(` ${part.slice(0, part.indexOf('>'))}`, 'id') ?? ''}`,
    walk(part.slice(part.indexOf('>') + 1))
      .pages.join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST_NOTE),
  ]);
}

/** Reads the parts of the text in order; a document is one long list of paragraphs and tables. */
function walk(xml: string, { lists, notes }: Drawn = NOTHING_DRAWN): { pages: string[]; hidden: string } {
  const pages: string[] = [];
  let page = '';
  let hidden = '';
  let style: RunStyle = { isStruck: false, isHidden: false };
  let [deleted, cells, rows, copies] = [0, 0, 0, 0];
  let [isText, isProperties, isPlaceholder] = [false, false, false];
  let place: Partial<ListPlace> = {};
  let noted = '';
  // What somebody typed into a field of old forms; undefined outside of one.
  let typed: string | undefined;
  // A check box of old forms draws no letter of its own.
  let box: boolean | undefined;
  let cellText: string[] = [];
  const put = (text: string) => {
    if (style.isHidden && !/^\s*$/.test(text)) {
      hidden += `${text} `;
      return;
    }
    const own = (style.isStruck || deleted > 0) && text.trim() !== '' ? `${STRUCK.start}${text}${STRUCK.end}` : text;
    if (cells > 0) cellText[cellText.length - 1] = (cellText.at(-1) ?? '') + own;
    else page += own;
  };
  const breakPage = () => {
    if (cells > 0 || page.trim() === '') return;
    pages.push(page);
    page = '';
  };
  for (const { name, attributes, isOpen, isClose, text } of readTags(xml)) {
    // The same once more, for readers that cannot draw it, and how it looked before it was changed.
    if (name === 'Fallback' || name.endsWith('PrChange')) copies += isOpen ? 1 : isClose ? -1 : 0;
    if (copies > 0) continue;
    if (text !== undefined) {
      if (!isText || isPlaceholder) continue;
      if (typed !== undefined) typed += text;
      if (typed?.trim() !== '') put(decode(text));
      continue;
    }
    const isOn = !/\bval="(?:0|false|off|none)"/.test(attributes);
    switch (name) {
      case 't':
      case 'delText':
        isText = isOpen;
        break;
      case 'rPr':
        isProperties = isOpen;
        break;
      case 'r':
        if (!isClose) style = { isStruck: false, isHidden: false };
        break;
      case 'strike':
      case 'dstrike':
        if (isProperties && !isClose) style.isStruck ||= isOn;
        break;
      case 'vanish':
        if (isProperties && !isClose) style.isHidden ||= isOn;
        break;
      case 'color':
        if (isProperties && /\bval="f[a-f\d]f[a-f\d]f[a-f\d]"/i.test(attributes)) style.isHidden = true;
        break;
      case 'shd':
      case 'highlight':
        // White letters on a dark ground are there to be read.
        if (isProperties && !/\b(?:fill|val)="(?:auto|clear|white|ffffff|nil)"[^>]*$/i.test(attributes)) style.isHidden = false;
        break;
      case 'sz':
        if (isProperties && Number(/\bval="(\d{1,4})"/.exec(attributes)?.[1] ?? 99) < SMALLEST_HALF_POINTS) style.isHidden = true;
        break;
      case 'del':
      case 'moveFrom':
        deleted += isOpen ? 1 : isClose ? -1 : 0;
        break;
      case 'pPr':
        if (isOpen) {
          place = {};
          style = { isStruck: false, isHidden: false };
        } else if (isClose && place.list !== undefined) {
          const number = lists.next({ list: place.list, level: place.level ?? 0 });
          if (number !== '') put(`${number} `);
        }
        break;
      case 'pStyle':
        place = { ...lists.placeOf(attributeOf(attributes, 'val') ?? ''), ...place };
        break;
      case 'ilvl':
        place.level = Number(attributeOf(attributes, 'val') ?? 0);
        break;
      case 'numId':
        place.list = attributeOf(attributes, 'val') ?? '';
        break;
      case 'footnoteReference':
      case 'endnoteReference': {
        const note = `${name.replace('Reference', '')} ${attributeOf(attributes, 'id') ?? ''}`;
        noted += `\n${notes.get(note) ?? ''}`;
        notes.delete(note);
        break;
      }
      case 'textInput':
        if (!isClose) typed = '';
        break;
      case 'fldChar':
        if (typed === undefined || !/\bfldCharType="end"/.test(attributes)) break;
        if (typed.trim() === '') put('____');
        typed = undefined;
        break;
      case 'txbxContent':
        put('\n');
        break;
      case 'cr':
        put('\n');
        break;
      case 'tab':
        if (!isProperties && !isClose && !/\bval=/.test(attributes)) put('\t');
        break;
      case 'br':
        if (/\btype="page"/.test(attributes)) breakPage();
        else if (!isClose) put('\n');
        break;
      case 'lastRenderedPageBreak':
        breakPage();
        break;
      case 'noBreakHyphen':
        put('-');
        break;
      case 'sym':
        put(symbolOf(attributes));
        break;
      case 'showingPlcHdr':
        if (isOn) {
          isPlaceholder = true;
          style = { isStruck: false, isHidden: false };
          put('____');
        }
        break;
      case 'sdt':
        if (isClose) isPlaceholder = false;
        break;
      case 'checkBox':
        if (isOpen) box = false;
        else if (box !== undefined) {
          put(box ? '☒' : '☐');
          box = undefined;
        }
        break;
      case 'checked':
      case 'default':
        if (box !== undefined && !isClose) box = isOn;
        break;
      case 'tr':
        if (isClose && rows > 0) {
          rows -= 1;
          const row = cellText.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').trim());
          page += row[0] === '' ? EMPTY_CELL : '';
          page += `${row.map((cell, at, all) => (cell === '' && at > 0 && all.length > 1 ? '____' : cell)).join('\t')}\n`;
          cellText = [];
        } else if (isOpen) {
          rows += 1;
          if (rows === 1) cellText = [];
        }
        break;
      case 'tc':
        if (isOpen) {
          cells += 1;
          cellText.push('');
        } else if (isClose) cells -= 1;
        break;
      case 'p':
        if (!isOpen) {
          put(`${noted}\n`);
          noted = '';
        }
        break;
    }
  }
  if (page.trim() !== '') pages.push(page);
  return { pages: pages.length === 0 ? [''] : pages, hidden };
}

/** Symbols of fonts for forms keep their numbers; the text tells boxes by them. */
function symbolOf(attributes: string): string {
  const code = Number.parseInt(/\bchar="([\da-f]{1,4})"/i.exec(attributes)?.[1] ?? '', 16);
  return Number.isNaN(code) ? ' ' : String.fromCodePoint(code < 0xf000 ? code + 0xf000 : code);
}

const ENTITIES = dictionary<string>({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" });

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}
