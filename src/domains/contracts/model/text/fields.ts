import type { ContractText, Found, Span } from './contract-text.ts';
import { isOpen, type Slot } from '../values/slot.ts';

/** A place of a form: what it is called, and where its value stands. */
export interface Field extends Span {
  /** In lower case, without numbers of rows, marks and hints in brackets. */
  label: string;
  /** Where the label begins. */
  labelStart: number;
}

interface Line extends Span {
  cells: Span[];
}

const CAPTIONS = /^(?:street address|address|street|city|county|state|zip(?: code)?|unit|company|individual|\(?optional\)?)$/;
/** What a caption under a value says; a value of the row below says no such thing. */
const CAPTION_WORD =
  /\b(?:dates?|day|time|names?|signatures?|address|city|county|zip|phone|number|price|amount|street|acceptance|offer|buyers?|sellers?)\b/i;
const MOST_LABEL = 64;

/**
 * The places that a paper labels: "Label: value", a label and its value in neighboring cells of a row, a row of headings over
 * a row of values, and a label on a line of its own over its value.
 */
export function findFields({ text }: ContractText): Field[] {
  const lines = splitLines(text);
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const heads = next === undefined ? [] : [...readHeadRow(text, line, next), ...readTwoHeads(text, line, next)];
    return heads.length > 0
      ? heads
      : [...readRow(text, line), ...readLabelLine(text, line, next), ...readCaptions(text, line, next)];
  });
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    const start = match.index;
    const cells = [...match[0].matchAll(/[^\t|]+/g)].flatMap((cell) => {
      const from = start + cell.index;
      return cell[0].trim() === '' || /^[\s:–-]+$/.test(cell[0]) ? [] : [{ start: from, end: from + cell[0].length }];
    });
    if (cells.length > 0) lines.push({ start, end: start + match[0].length, cells });
  }
  return lines;
}

const LABEL_AND_VALUE = /^(?<label>[^:\n]{2,80}?)\s{0,3}:(?:\*\*)?(?!\d\d)/;

function readRow(text: string, { cells, end }: Line): Field[] {
  return cells.flatMap((cell, at) => {
    const own = text.slice(cell.start, cell.end);
    // "| Street address |        |": only in drawn tables does a gap end a line.
    if (cells.length === 1 && /^\t[ $]*$/.test(text.slice(cell.end, end)) && own.trim().length <= MOST_LABEL)
      return makeField(text, own, cell.start, { start: cell.end + 1, end });
    const match = LABEL_AND_VALUE.exec(own);
    const next = cells[at + 1];
    // "$ 5,000 (a) Earnest Money Deposit": the figure stands first.
    const first =
      /^\s{0,8}(?:\(?[A-Za-z\d]{1,2}[.)]{1,2}\s{0,3})?(?<value>\$\s?(?:[\d,]{3,14}(?:\.\d\d)?|_{2,}))\s{1,4}(?:\(?[A-Za-z\d]{1,2}[.)]\s{1,3})?(?<label>[A-Za-z][^.:,$\n_]{3,60})/.exec(
        own,
      );
    if (first !== null) {
      const from = cell.start + own.indexOf('$');
      const label = (first.groups?.['label'] ?? '').replace(
        /\s(?:to be|of not|payable|which|made|will|by|shall|is|as)\b.*$/i,
        '',
      );
      return makeField(text, label, cell.start, { start: from, end: from + (first.groups?.['value'] ?? '').length });
    }
    // "$ 398,400.00 | (b) New Loan. Buyer may apply …"
    if (at === 0 && next !== undefined && /^\s{0,4}\$\s?[\d,]{3,14}(?:\.\d\d)?\s{0,4}$/.test(own)) {
      const label = /^\s{0,4}(?:\(?[A-Za-z\d]{1,2}[.)]{1,2}\s{0,3})?(?<label>[A-Za-z][^.:;$\n_]{3,60})/.exec(
        text.slice(next.start, next.end),
      );
      return label === null
        ? []
        : makeField(text, label.groups?.['label'] ?? '', cell.start, { start: cell.start + own.indexOf('$'), end: cell.end });
    }
    // "3. PRICE. $512,000, payable as follows: …"
    const priced = /^\s*(?:\(?[A-Za-z\d]{1,3}[.)]\s{1,3})?(?<label>[A-Z][^.:$\n]{3,70})\.\s{1,3}(?=\$)/.exec(own);
    if (priced !== null)
      return makeField(text, priced.groups?.['label'] ?? '', cell.start, { start: cell.start + priced[0].length, end: cell.end });
    if (match !== null) {
      const [second] = laterLabels(own, match[0].length);
      if (second !== undefined) return readPairs(text, cell, match);
      const from = cell.start + match[0].length;
      const isOpen = own.slice(match[0].length).replaceAll('*', '').trim() === '';
      // "5. RENT:" alone in its row is a heading.
      if (isOpen && next === undefined && /^\s*(?:\d|[IVX]+\.|ARTICLE|SECTION)/.test(own)) return [];
      return makeField(
        text,
        match.groups?.['label'] ?? '',
        cell.start,
        isOpen && next !== undefined ? { start: next.start, end } : { start: from, end },
      );
    }
    // "Buyer(s) Simon Achebe"
    const several = /^\s*(?<label>[A-Za-z]{4,12}\(s\))\s{1,3}(?=[A-Z])/.exec(own);
    if (several !== null)
      return makeField(text, several.groups?.['label'] ?? '', cell.start, { start: cell.start + several[0].length, end });
    // "6. Holder of Earnest Money. Weissman Closing Group | 7. Earnest Money. …"
    const numbered =
      next === undefined ? null : /^\s*\d{1,2}[.)]\s{1,3}(?<label>[A-Z][^.:$\n]{3,70})\.\s{1,3}(?=[A-Z$\d])/.exec(own);
    if (numbered !== null)
      return makeField(text, numbered.groups?.['label'] ?? '', cell.start, {
        start: cell.start + numbered[0].length,
        end: cell.end,
      });
    // "Earnest money, to be delivered within four days to … | $ 4,000.00"
    if (next !== undefined) {
      const label =
        own.length > MOST_LABEL && /^\s{0,4}\$/.test(text.slice(next.start, next.end)) ? (own.split(/[,(]/)[0] ?? own) : own;
      return makeField(text, label, cell.start, { start: next.start, end });
    }
    // "6. Holder of Earnest Money. Weissman Closing Group"
    const dotted =
      /^\s*(?:(?:\(?[A-Za-z\d]{1,3}[.)]|(?:Section|Article|Paragraph)\s\d{1,2}[.:])\s{1,3})?(?<label>[A-Z][^.:$\n]{3,70})\.\s{1,3}(?=[A-Z$\d])/.exec(
        own,
      );
    if (dotted !== null)
      return makeField(text, dotted.groups?.['label'] ?? '', cell.start, { start: cell.start + dotted[0].length, end });
    // "Purchase price ......... $ 515,000", "Settlement Date is June 19"
    const leader = /^(?<label>[^$:\n]{3,90}?)(?:\s?[._]{4,}|\s\.{3}(?=\s)|\s{1,2}(?=\$)|\s(?:is|shall be|will be|to be)\s)/.exec(
      own,
    );
    if (leader === null) return [];
    return makeField(text, leader.groups?.['label'] ?? '', cell.start, { start: cell.start + leader[0].length, end });
  });
}

const PAIR = new RegExp(
  String.raw`\s(?:Last Day of (?:the )?Lease:\s|(?:(?:Commencement|Start|End|Begin|Termination|Offer|Closing|Possession|Effective|Contract|Acceptance|Binding|Agreement|Expiration|Settlement|Inspection|Due|Diligence|Purchase|Sales?|Earnest|Money|Deposit|Property|Street|Tax|Parcel|MLS|Escrow|Title|Loan|Commitment|Permanent|Index|Zip|Mailing)\s){0,3}(?:Date|Deadline|No\.?|Number|Price|Amount|Address|Buyers?|Sellers?|Purchasers?|BUYERS?|SELLERS?|PURCHASERS?|Agent|Company|Holder|City|County|State|Zip|Code|Phone|E-?mail|ID)(?:\(s\))?\.?\s?:\s)`,
  'g',
);

/** Where more labels stand in one cell, each with its value behind it. */
function laterLabels(own: string, from: number): number[] {
  return [...own.matchAll(PAIR)].flatMap(({ index }) => (index >= from ? [index] : []));
}

/** "1. Date: May 11, 2026 MLS No.: 2241877 Offer Expiration Date: 5/13/2026": several labels in a row, each with its value. */
function readPairs(text: string, cell: Span, first: RegExpExecArray): Field[] {
  const own = text.slice(cell.start, cell.end);
  const starts = [0, ...laterLabels(own, first[0].length)];
  return starts.flatMap((from, at) => {
    const to = starts[at + 1] ?? own.length;
    const match = LABEL_AND_VALUE.exec(own.slice(from, to).trimStart());
    if (match === null) return [];
    const lead = own.slice(from, to).length - own.slice(from, to).trimStart().length;
    return makeField(text, match.groups?.['label'] ?? '', cell.start + from + lead, {
      start: cell.start + from + lead + match[0].length,
      end: cell.start + to,
    });
  });
}

/** The head of a first column of names; later cells of a row may be empty. */
const NAME_HEAD = /^(?:buyer|seller|purchaser|vendor)s?(?:\(s\))?(?:['’]s|s['’])?\s(?:full\s|legal\s)*names?$/i;

/** A row of at least three headings over as many values. */
function readHeadRow(text: string, line: Line, next: Line): Field[] {
  if (line.cells.length < 3) return [];
  const say = ({ start, end }: Span) => text.slice(start, end).trim();
  const [first] = line.cells;
  const [name] = next.cells;
  if (line.cells.length !== next.cells.length)
    return first !== undefined &&
      name !== undefined &&
      next.cells.length > 1 &&
      NAME_HEAD.test(say(first)) &&
      !CAPTIONS.test(say(name).toLowerCase())
      ? makeField(text, say(first), first.start, name)
      : [];
  const isHead = (row: Line) => row.cells.every((cell) => /^[\p{L}#*][^\d$]{1,50}$/u.test(say(cell)));
  if (!isHead(line) || isHead(next) || next.cells.some((cell) => CAPTIONS.test(say(cell).toLowerCase()))) return [];
  return line.cells.flatMap((cell, at) => {
    const value = next.cells[at];
    return value === undefined ? [] : makeField(text, say(cell), cell.start, value);
  });
}

/** Two numbered headings side by side, the first over its amount: "2. Purchase Price. | 3. Closing Costs." over "$ 412,750 | …". */
function readTwoHeads(text: string, line: Line, next: Line): Field[] {
  const [first, second, more] = line.cells;
  const value = next.cells[0];
  if (first === undefined || second === undefined || more !== undefined || value === undefined) return [];
  const say = ({ start, end }: Span) => text.slice(start, end).trim();
  const isHead = (cell: Span) => /^\d{1,2}[.)]\s{1,3}[A-Z][^:$]{3,60}[.:]?$/.test(say(cell));
  if (!isHead(first) || !isHead(second) || !/^\$\s?[\d,_]/.test(say(value))) return [];
  return makeField(text, say(first).replace(/\sto be (?:paid )?by .*$/i, ''), first.start, value);
}

/** A row of values over a row that says what they are: "05/04/2026 | May 6, 2026" over "Date of Offer | Date of Acceptance". */
function readCaptions(text: string, line: Line, next: Line | undefined): Field[] {
  if (next === undefined || line.cells.length < 2 || line.cells.length !== next.cells.length) return [];
  const say = ({ start, end }: Span) => text.slice(start, end).trim();
  const isCaption = next.cells.every((cell) => /^\(?[\p{L}][^\d$:_]{2,40}$/u.test(say(cell)) && CAPTION_WORD.test(say(cell)));
  if (!isCaption || !line.cells.some((cell) => /\d/.test(say(cell))) || line.cells.some((cell) => say(cell).includes(':')))
    return [];
  return line.cells.flatMap((cell, at) => {
    const caption = next.cells[at];
    return caption === undefined ? [] : makeField(text, say(caption), cell.start, cell);
  });
}

/** A label that fills its line, with or without a colon, over the line of its value. */
function readLabelLine(text: string, line: Line, next: Line | undefined): Field[] {
  if (next === undefined || line.cells.length !== 1) return [];
  const own = text.slice(line.start, line.end).trim();
  const match = /^(?:\d{1,2}[.)]\s{1,3})?(?<label>[^:.$\n]{3,60}?)(?::(?:\*\*)?| (?:is|shall be|will be):?)?$/.exec(own);
  if (match === null || /[,;]$/.test(own)) return [];
  return makeField(text, match.groups?.['label'] ?? '', line.start, { start: next.start, end: next.end });
}

function makeField(text: string, raw: string, labelStart: number, value: Span): Field[] {
  const label = raw
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\([^)]{0,60}\)/g, (words) => (words === '(s)' ? 's' : ' '))
    .replaceAll(/[*#|_"“”☐☒]/g, ' ')
    .replace(
      /^(?:\s|§|[a-z]{1,2}-\d{1,2}[a-z]?\s|[a-z]\(\d{1,2}\)\s|\(?[a-z]?\d{0,2}[a-z]?(?:\.\d{1,2}){0,2}[.)]|\d{1,3}[a-z]?\s|[-•])+/,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    // "3. CLOSING. Closing date: …"
    .replace(/^.{0,40}\.\s(?=[a-z])/, '')
    .replace(/^(?:the|your|a) /, '')
    .replace(/[\s.,:;-]+$/, '')
    .trim();
  if (label.length < 2 || label.length > MOST_LABEL) return [];
  let { start } = value;
  while (start < value.end && /[\s*:]/.test(text[start] ?? '')) start += 1;
  return [{ label, labelStart, start, end: value.end }];
}

/**
 * The value of the places with a label that fits, read at their beginning. Places that differ conflict; one that is empty is
 * blank only if no other is filled.
 */
export function readFields<T>(
  text: string,
  fields: readonly Field[],
  label: RegExp,
  read: (text: string, span: Span) => Found<T> | undefined,
): Slot<T> {
  let blank: Slot<T> = { state: 'absent' };
  const values: { found: Found<T>; context: Span }[] = [];
  for (const field of fields) {
    if (!label.test(field.label)) continue;
    const found = read(text, field);
    if (found !== undefined) values.push({ found, context: { start: field.labelStart, end: found.end } });
    else if (blank.state === 'absent' && isOpen(text.slice(field.start, field.end).split('\t')[0] ?? '')) {
      blank = { state: 'blank', span: { start: field.labelStart, end: field.end } };
    }
  }
  const [first] = values;
  if (first === undefined) return blank;
  const isOne = values.every(({ found }) => JSON.stringify(found.value) === JSON.stringify(first.found.value));
  return isOne ? { state: 'stated', ...first } : { state: 'conflicting', values: values.map(({ found }) => found) };
}
