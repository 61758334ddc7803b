/** A pattern in its parts, as far as rules over words use them. */
export type PatternPart =
  | { kind: 'letter'; letter: string }
  /** One of several characters, `[a-z]`, `\d`, `.`: as it is written. */
  | { kind: 'class'; source: string }
  | { kind: 'sequence'; parts: PatternPart[] }
  | { kind: 'choice'; parts: PatternPart[] }
  | { kind: 'repeat'; part: PatternPart; least: number; most: number }
  /** What stands around a match or at its edge takes up no letter of it. */
  | { kind: 'around'; part: PatternPart };

/** Reads the source of a pattern. Throws for what rules are not made of, such as a group that repeats another's text. */
export function parsePattern(source: string): PatternPart {
  const reader = { source, at: 0 };
  const part = readChoice(reader);
  if (reader.at < source.length) throw new RangeError(`Cannot read ${source} from ${reader.at}`);
  return part;
}

interface Reader {
  source: string;
  at: number;
}

function readChoice(reader: Reader): PatternPart {
  const parts = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    parts.push(readSequence(reader));
  }
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'choice', parts };
}

function readSequence(reader: Reader): PatternPart {
  const parts: PatternPart[] = [];
  for (;;) {
    const sign = reader.source[reader.at];
    if (sign === undefined || sign === ')' || sign === '|') return { kind: 'sequence', parts };
    parts.push(readRepeat(reader, readOne(reader)));
  }
}

const GROUP = /\((?:\?(?:(?<around><?[=!])|:|<\w+>))?/y;
const CLASS = /\[\^?\]?(?:\\.|[^\]\\])*\]/y;
const REPEAT = /(?:([*+?])|\{(\d+)(,?)(\d*)\})[?]?/y;

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.source);
  if (match !== null) reader.at += match[0].length;
  return match;
}

function readOne(reader: Reader): PatternPart {
  // Most signs are plain letters: patterns look at the few others only.
  const sign = reader.source[reader.at] ?? '';
  const group = sign === '(' ? take(reader, GROUP) : null;
  if (group !== null) {
    const part = readChoice(reader);
    if (reader.source[reader.at] !== ')') throw new RangeError(`A group is left open in ${reader.source}`);
    reader.at += 1;
    return group.groups?.['around'] === undefined ? part : { kind: 'around', part };
  }
  const characters = sign === '[' ? take(reader, CLASS) : null;
  if (characters !== null) return { kind: 'class', source: characters[0] };
  reader.at += 1;
  if (sign === '.') return { kind: 'class', source: sign };
  if (sign === '^' || sign === '$') return { kind: 'around', part: { kind: 'sequence', parts: [] } };
  if (sign !== '\\') return { kind: 'letter', letter: sign };
  const escaped = reader.source[reader.at] ?? '';
  reader.at += 1;
  if (/[1-9k]/.test(escaped)) throw new RangeError(`A rule repeats no text of a group: ${reader.source}`);
  if (/b/i.test(escaped)) return { kind: 'around', part: { kind: 'sequence', parts: [] } };
  return /[a-z]/i.test(escaped) ? { kind: 'class', source: `\\${escaped}` } : { kind: 'letter', letter: escaped };
}

function readRepeat(reader: Reader, part: PatternPart): PatternPart {
  if (!'*+?{'.includes(reader.source[reader.at] ?? ' ')) return part;
  const match = take(reader, REPEAT);
  if (match === null) return part;
  const [, sign, from = '', comma, to = ''] = match;
  if (sign !== undefined) return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  const most = comma === '' ? Number(from) : to === '' ? Infinity : Number(to);
  return { kind: 'repeat', part, least: Number(from), most };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789@$#%()<>=+-/.,:;!?·'.split('');
const lettersKnown = new Map<string, string[] | undefined>();

/** The letters that a class stands for; undefined if it has too many. */
export function lettersOfClass(source: string): string[] | undefined {
  const letters = lettersKnown.has(source) ? lettersKnown.get(source) : listLetters(source);
  lettersKnown.set(source, letters);
  return letters;
}

function listLetters(source: string): string[] | undefined {
  const pattern = new RegExp(source);
  if (pattern.test('\u{1F600}') || pattern.test(' ')) return undefined;
  return [...LETTERS, ...(source.match(/[^\0-\x7F]/g) ?? [])].filter((letter) => pattern.test(letter));
}
