import { attributeOf, readTags } from './docx-tags.ts';

interface Level {
  start: number;
  format: string;
  /** "%1." or "(%2)": each figure stands for the count of that level. */
  pattern: string;
}

interface List {
  levels: Map<number, Level>;
  counts: Map<number, number>;
}

interface Use {
  list: List;
  /** Levels that this use of the list counts anew, until it did. */
  restarts: Map<number, number>;
}

/** Where a paragraph stands in a list. */
export interface ListPlace {
  list: string;
  level: number;
}

/** The numbers that a DOCX draws before the paragraphs of its lists, which their text does not hold. */
export interface Lists {
  /** The number of the next paragraph at a place: "3." or "(b)"; empty for bullets. */
  next(place: ListPlace): string;
  /** Where the paragraphs of a style stand. */
  placeOf(style: string): ListPlace | undefined;
}

/** Reads the parts `numbering` and `styles`. */
export function readLists(numbering: string, styles: string): Lists {
  const uses = readUses(numbering);
  const places = readStyles(styles);
  return {
    placeOf: (style) => places.get(style),
    next: ({ list, level }) => {
      const use = uses.get(list);
      const own = use?.list.levels.get(level);
      return use === undefined || own === undefined || own.format === 'bullet' || own.format === 'none'
        ? ''
        : drawNumber(use, level, own);
    },
  };
}

function drawNumber({ list, restarts }: Use, level: number, own: Level): string {
  const restart = restarts.get(level);
  restarts.delete(level);
  list.counts.set(level, restart ?? (list.counts.get(level) ?? own.start - 1) + 1);
  for (const deeper of list.counts.keys()) if (deeper > level) list.counts.delete(deeper);
  return own.pattern.replaceAll(/%([1-9])/g, (_whole, figure: string) => {
    const at = Number(figure) - 1;
    const one = list.levels.get(at);
    return one === undefined ? '' : spellCount(list.counts.get(at) ?? one.start, one.format);
  });
}

function readUses(numbering: string): Map<string, Use> {
  const lists = new Map<string, List>();
  const uses = new Map<string, Use>();
  let list: List | undefined;
  let use: Use | undefined;
  let level: Level | undefined;
  let restarted = 0;
  for (const { name, attributes, isClose } of readTags(numbering)) {
    const value = attributeOf(attributes, 'val') ?? '';
    if (isClose) {
      if (name === 'lvl') level = undefined;
      if (name === 'num') use = undefined;
      continue;
    }
    switch (name) {
      case 'abstractNum':
        list = { levels: new Map(), counts: new Map() };
        lists.set(attributeOf(attributes, 'abstractNumId') ?? '', list);
        break;
      case 'lvl':
        level = { start: 1, format: 'decimal', pattern: '' };
        if (use === undefined) addLevel(list, Number(attributeOf(attributes, 'ilvl')), level);
        break;
      case 'start':
        if (level !== undefined) level.start = Number(value);
        break;
      case 'numFmt':
        if (level !== undefined) level.format = value;
        break;
      case 'lvlText':
        if (level !== undefined) level.pattern = value;
        break;
      case 'num':
        use = { list: { levels: new Map(), counts: new Map() }, restarts: new Map() };
        uses.set(attributeOf(attributes, 'numId') ?? '', use);
        break;
      case 'abstractNumId':
        if (use !== undefined) use.list = lists.get(value) ?? use.list;
        break;
      case 'lvlOverride':
        restarted = Number(attributeOf(attributes, 'ilvl'));
        break;
      case 'startOverride':
        use?.restarts.set(restarted, Number(value));
        break;
    }
  }
  return uses;
}

const MOST_LEVELS = 9;

function addLevel(list: List | undefined, at: number, level: Level): void {
  if (at < MOST_LEVELS) list?.levels.set(at, level);
}

function readStyles(styles: string): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>();
  let style = '';
  let level = 0;
  for (const { name, attributes, isClose } of readTags(styles)) {
    if (isClose) continue;
    if (name === 'style') [style, level] = [attributeOf(attributes, 'styleId') ?? '', 0];
    if (name === 'ilvl') level = Number(attributeOf(attributes, 'val') ?? 0);
    if (name === 'numId') places.set(style, { list: attributeOf(attributes, 'val') ?? '', level });
  }
  return places;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Longer lists than this are no lists of a contract. */
const MOST_COUNTED = 399;
const LETTERS = 26;

function spellCount(count: number, format: string): string {
  if (!Number.isInteger(count) || count < 1 || count > MOST_COUNTED) return String(count);
  switch (format) {
    case 'lowerLetter':
      return spellLetters(count);
    case 'upperLetter':
      return spellLetters(count).toUpperCase();
    case 'lowerRoman':
      return spellRoman(count);
    case 'upperRoman':
      return spellRoman(count).toUpperCase();
    default:
      return String(count);
  }
}

/** After z comes aa, then bb. */
const spellLetters = (count: number) => String.fromCodePoint(97 + ((count - 1) % LETTERS)).repeat(Math.ceil(count / LETTERS));

function spellRoman(count: number): string {
  let rest = count;
  let spelled = '';
  for (const [value, letters] of ROMAN) {
    while (rest >= value) {
      spelled += letters;
      rest -= value;
    }
  }
  return spelled;
}
