import { dictionary } from '#lib/dictionary.ts';
import { unzipSync } from 'fflate';
import { DomainError } from '#platform/verb/domain-error.ts';
import { EMPTY_CELL, STRUCK } from '../model/text/contract-text.ts';
import type { HiddenText } from '../model/reading.ts';
import { readLists, type ListPlace, type Lists } from './docx-lists.ts';
import { attributeOf, readTags, type DocxTag } from './docx-tags.ts';

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

const PLAIN: Readonly<RunStyle> = { isStruck: false, isHidden: false };

/** Gathers the text page by page; that of tables row by row. */
class PageWriter {
  style: RunStyle = { ...PLAIN };
  /** In how many deletions the text stands. */
  deleted = 0;
  hidden = '';
  private readonly pages: string[] = [];
  private page = '';
  private rows = 0;
  private cells = 0;
  private cellText: string[] = [];

  put(text: string): void {
    if (this.style.isHidden && !/^\s*$/.test(text)) {
      this.hidden += `${text} `;
      return;
    }
    const isStruck = (this.style.isStruck || this.deleted > 0) && text.trim() !== '';
    const own = isStruck ? `${STRUCK.start}${text}${STRUCK.end}` : text;
    if (this.cells > 0) this.cellText[this.cellText.length - 1] = (this.cellText.at(-1) ?? '') + own;
    else this.page += own;
  }

  breakPage(): void {
    if (this.cells > 0 || this.page.trim() === '') return;
    this.pages.push(this.page);
    this.page = '';
  }

  openRow(): void {
    this.rows += 1;
    if (this.rows === 1) this.cellText = [];
  }

  closeRow(): void {
    if (this.rows === 0) return;
    this.rows -= 1;
    const row = this.cellText.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').trim());
    this.page += row[0] === '' ? EMPTY_CELL : '';
    this.page += `${row.map((cell, at, all) => (cell === '' && at > 0 && all.length > 1 ? '____' : cell)).join('\t')}\n`;
    this.cellText = [];
  }

  openCell(): void {
    this.cells += 1;
    this.cellText.push('');
  }

  closeCell(): void {
    this.cells -= 1;
  }

  end(): string[] {
    if (this.page.trim() !== '') this.pages.push(this.page);
    return this.pages.length === 0 ? [''] : this.pages;
  }
}

/** What a tag among the properties of a run makes of its letters. */
function restyle(style: RunStyle, { name, attributes, isClose }: DocxTag): void {
  switch (name) {
    case 'strike':
    case 'dstrike':
      if (!isClose) style.isStruck ||= isOn(attributes);
      break;
    case 'vanish':
      if (!isClose) style.isHidden ||= isOn(attributes);
      break;
    case 'color':
      if (/\bval="f[a-f\d]f[a-f\d]f[a-f\d]"/i.test(attributes)) style.isHidden = true;
      break;
    case 'shd':
    case 'highlight':
      // White letters on a dark ground are there to be read.
      if (!/\b(?:fill|val)="(?:auto|clear|white|ffffff|nil)"[^>]*$/i.test(attributes)) style.isHidden = false;
      break;
    case 'sz':
      if (Number(/\bval="(\d{1,4})"/.exec(attributes)?.[1] ?? 99) < SMALLEST_HALF_POINTS) style.isHidden = true;
      break;
  }
}

const isOn = (attributes: string): boolean => !/\bval="(?:0|false|off|none)"/.test(attributes);

/** The numbers that lists draw before their paragraphs. */
class ListPlaces {
  private place: Partial<ListPlace> = {};
  private readonly lists: Lists;

  constructor(lists: Lists) {
    this.lists = lists;
  }

  read({ name, attributes, isOpen, isClose }: DocxTag, writer: PageWriter): void {
    switch (name) {
      case 'pPr':
        if (isOpen) {
          this.place = {};
          writer.style = { ...PLAIN };
        } else if (isClose && this.place.list !== undefined) {
          const number = this.lists.next({ list: this.place.list, level: this.place.level ?? 0 });
          if (number !== '') writer.put(`${number} `);
        }
        break;
      case 'pStyle':
        this.place = { ...this.lists.placeOf(attributeOf(attributes, 'val') ?? ''), ...this.place };
        break;
      case 'ilvl':
        this.place.level = Number(attributeOf(attributes, 'val') ?? 0);
        break;
      case 'numId':
        this.place.list = attributeOf(attributes, 'val') ?? '';
        break;
    }
  }
}

/** Blanks to be filled in: fields and check boxes of old forms, and placeholders of new ones. */
class FormFields {
  isPlaceholder = false;
  /** What somebody typed into a field of old forms; undefined outside of one. */
  private typed: string | undefined;
  /** A check box of old forms draws no letter of its own. */
  private box: boolean | undefined;

  read({ name, attributes, isOpen, isClose }: DocxTag, writer: PageWriter): void {
    switch (name) {
      case 'textInput':
        if (!isClose) this.typed = '';
        break;
      case 'fldChar':
        if (this.typed === undefined || !/\bfldCharType="end"/.test(attributes)) break;
        if (this.typed.trim() === '') writer.put('____');
        this.typed = undefined;
        break;
      case 'showingPlcHdr':
        if (!isOn(attributes)) break;
        this.isPlaceholder = true;
        writer.style = { ...PLAIN };
        writer.put('____');
        break;
      case 'sdt':
        if (isClose) this.isPlaceholder = false;
        break;
      case 'checkBox':
        if (isOpen) this.box = false;
        else if (this.box !== undefined) {
          writer.put(this.box ? '☒' : '☐');
          this.box = undefined;
        }
        break;
      case 'checked':
      case 'default':
        if (this.box !== undefined && !isClose) this.box = isOn(attributes);
        break;
    }
  }

  /** Whether a text shows; within a field, only if something was typed. */
  shows(text: string): boolean {
    if (this.isPlaceholder) return false;
    if (this.typed !== undefined) this.typed += text;
    return this.typed?.trim() !== '';
  }
}

/** Letters, breaks and tables. */
function draw({ name, attributes, isOpen, isClose }: DocxTag, writer: PageWriter): void {
  switch (name) {
    case 'r':
      if (!isClose) writer.style = { ...PLAIN };
      break;
    case 'del':
    case 'moveFrom':
      writer.deleted += depthOf({ isOpen, isClose });
      break;
    case 'txbxContent':
    case 'cr':
      writer.put('\n');
      break;
    case 'br':
      if (/\btype="page"/.test(attributes)) writer.breakPage();
      else if (!isClose) writer.put('\n');
      break;
    case 'lastRenderedPageBreak':
      writer.breakPage();
      break;
    case 'noBreakHyphen':
      writer.put('-');
      break;
    case 'sym':
      writer.put(symbolOf(attributes));
      break;
    case 'tr':
      if (isClose) writer.closeRow();
      else if (isOpen) writer.openRow();
      break;
    case 'tc':
      if (isOpen) writer.openCell();
      else if (isClose) writer.closeCell();
      break;
  }
}

const depthOf = ({ isOpen, isClose }: Pick<DocxTag, 'isOpen' | 'isClose'>): number => (isOpen ? 1 : isClose ? -1 : 0);

/** Reads the parts of the text in order; a document is one long list of paragraphs and tables. */
function walk(xml: string, { lists, notes }: Drawn = NOTHING_DRAWN): { pages: string[]; hidden: string } {
  const writer = new PageWriter();
  const places = new ListPlaces(lists);
  const fields = new FormFields();
  let copies = 0;
  let [isText, isProperties] = [false, false];
  let noted = '';
  for (const tag of readTags(xml)) {
    const { name, attributes, isOpen, isClose, text } = tag;
    // The same once more, for readers that cannot draw it, and how it looked before it was changed.
    if (name === 'Fallback' || name.endsWith('PrChange')) copies += depthOf(tag);
    if (copies > 0) continue;
    if (text !== undefined) {
      if (isText && fields.shows(text)) writer.put(decode(text));
      continue;
    }
    if (isProperties) restyle(writer.style, tag);
    places.read(tag, writer);
    fields.read(tag, writer);
    draw(tag, writer);
    switch (name) {
      case 't':
      case 'delText':
        isText = isOpen;
        break;
      case 'rPr':
        isProperties = isOpen;
        break;
      case 'tab':
        if (!isProperties && !isClose && !/\bval=/.test(attributes)) writer.put('\t');
        break;
      case 'footnoteReference':
      case 'endnoteReference': {
        const note = `${name.replace('Reference', '')} ${attributeOf(attributes, 'id') ?? ''}`;
        noted += `\n${notes.get(note) ?? ''}`;
        notes.delete(note);
        break;
      }
      case 'p':
        if (!isOpen) {
          writer.put(`${noted}\n`);
          noted = '';
        }
        break;
    }
  }
  return { pages: writer.end(), hidden: writer.hidden };
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
