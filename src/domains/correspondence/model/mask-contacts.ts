/** What a masked place was. */
export const CONTACT_KINDS = ['phone', 'email', 'link'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What stands in place of a contact. */
export const MASKS: Record<ContactKind, string> = {
  phone: '[phone number hidden]',
  email: '[email address hidden]',
  link: '[link hidden]',
};

export interface Masked {
  text: string;
  /** Each kind once, in the order of `CONTACT_KINDS`. */
  found: ContactKind[];
}

interface Span {
  start: number;
  end: number;
  kind: ContactKind;
}

const DIGIT_WORDS = new Map<string, string>(
  Object.entries({
    zero: '0',
    oh: '0',
    nought: '0',
    cero: '0',
    one: '1',
    uno: '1',
    won: '1',
    two: '2',
    dos: '2',
    too: '2',
    three: '3',
    tres: '3',
    four: '4',
    cuatro: '4',
    fore: '4',
    five: '5',
    cinco: '5',
    six: '6',
    seis: '6',
    seven: '7',
    siete: '7',
    eight: '8',
    ocho: '8',
    ate: '8',
    nine: '9',
    nueve: '9',
    niner: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    thirteen: '13',
    fourteen: '14',
    fifteen: '15',
    sixteen: '16',
    seventeen: '17',
    eighteen: '18',
    nineteen: '19',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    sixty: '60',
    seventy: '70',
    eighty: '80',
    ninety: '90',
    hundred: '00',
    thousand: '000',
  }),
);
/** Words that sound like digits and mean something else more often: they count only between digits. */
const UNSURE_WORDS = new Set(['oh', 'o', 'won', 'too', 'fore', 'ate', 'uno', 'dos', 'hundred', 'thousand']);
/** Words of amounts: their zeros alone make no number to call. */
const ROUND_WORDS = new Set(['hundred', 'thousand']);
const REPEATS = new Map([
  ['double', 2],
  ['triple', 3],
]);
const LEAST_DIGITS = 7;
/** More are no phone number of any country, with its prefix and an extension. */
const MOST_DIGITS = 20;

// Letters of other alphabets that look like digits after normalization do not exist; full-width and styled digits become plain.
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu;

const TOP_LEVEL =
  'com|net|org|io|co|us|biz|info|me|app|dev|site|shop|online|pro|homes|house|realtor|email|ly|gl|gg|tv|ai|uk|ca|de|mx';
/** A sign, or a word in its place: between spaces, in brackets, or between marks as in "_at_" and "-dot-". */
const signOr = (sign: string, words: string) =>
  `(?:${[
    sign,
    String.raw`\s{0,3}[([{<]\s{0,3}(?:${words}|${sign})\s{0,3}[)\]}>]\s{0,3}`,
    String.raw`\s{1,3}(?:${words})\s{1,3}`,
    ...['_', '-', '~', String.raw`\*`].map((mark) => String.raw`\s{0,3}${mark}{1,3}(?:${words})${mark}{1,3}\s{0,3}`),
  ].join('|')})`;
const AT = signOr('@', 'at');
const DOT = signOr(String.raw`\.`, 'dot|punto');
// Bounds keep long texts quick: no part of a name or an address is longer.
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;
const END = String.raw`(?![\p{L}\p{N}])`;
const EMAIL = new RegExp(String.raw`[\p{L}\p{N}._%+-]{1,64}${AT}${LABEL}(?:${DOT}${LABEL}){0,4}?${DOT}\p{L}{2,24}${END}`, 'giu');
const SPACED_EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}(?:@[\p{L}\p{N}.-]{1,200}|\s{0,3}@\s{0,3}[\p{L}\p{N}-]{1,63}\s{0,3}\.\s{0,3}\p{L}{2,24})/giu;
const LINK = new RegExp(
  String.raw`\b(?:https?|ftp)\s{0,3}:\s{0,3}/\s{0,3}/\s{0,3}\S+|\bwww\s{0,3}[.]\s{0,3}\S+|(?<![\p{L}\p{N}-])(?:${LABEL}${DOT}){1,5}(?:${TOP_LEVEL})${END}(?:/\S*)?`,
  'giu',
);
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/giu;

/**
 * Replaces phone numbers, mail addresses and links, also those written with words ("five five five", "name at home dot com"),
 * in figures of other widths, or with invisible letters between. Prices, dates, sizes, ZIP codes and house numbers stay.
 */
export function maskContacts(text: string): Masked {
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '');
  const spans = joinSpans([
    ...matches(plain, EMAIL, 'email'),
    ...matches(plain, SPACED_EMAIL, 'email'),
    ...matches(plain, LINK, 'link'),
    ...matches(plain, HANDLE, 'link'),
    ...findPhones(plain),
  ]);
  if (spans.length === 0) return { text, found: [] };
  let masked = '';
  let from = 0;
  for (const { start, end, kind } of spans) {
    masked += plain.slice(from, start) + MASKS[kind];
    from = end;
  }
  const found = new Set(spans.map(({ kind }) => kind));
  return { text: masked + plain.slice(from), found: CONTACT_KINDS.filter((kind) => found.has(kind)) };
}

function matches(text: string, pattern: RegExp, kind: ContactKind): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, kind }));
}

/** In order; of those that overlap the first kind stands for all. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || span.start >= last.end) joined.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return joined;
}

interface Token {
  start: number;
  end: number;
  /** Digits that it stands for. */
  digits: string;
  isWord: boolean;
  isUnsure: boolean;
  isRound: boolean;
}

/** Runs of digits, in figures or words, that are close enough to be one number. */
function findPhones(text: string): Span[] {
  const spans: Span[] = [];
  let run: Token[] = [];
  const endRun = () => {
    while (run.at(-1)?.isUnsure) run.pop();
    while (run[0]?.isUnsure) run.shift();
    const [first] = run;
    const last = run.at(-1);
    const digits = run.reduce((sum, token) => sum + (token.isRound ? 0 : token.digits.length), 0);
    if (first !== undefined && last !== undefined && digits >= LEAST_DIGITS && digits <= MOST_DIGITS * 2 && isPhone(text, run))
      spans.push({ start: startOf(text, first.start, last.end), end: last.end, kind: 'phone' });
    run = [];
  };
  let repeat = 1;
  for (const match of text.matchAll(/\p{Nd}+|\p{L}+/gu)) {
    const [word] = match;
    const token = tokenOf(word, match.index, repeat);
    const before = run.at(-1);
    const gap = before === undefined ? '' : text.slice(before.end, match.index);
    if (REPEATS.has(word.toLowerCase())) {
      repeat = REPEATS.get(word.toLowerCase()) ?? 1;
      continue;
    }
    const isNear = before === undefined || (isSeparator(gap) && !(isMoney(text, match.index) && token !== undefined));
    if (!isNear) endRun();
    if (token === undefined) endRun();
    else run.push(token);
    repeat = 1;
  }
  endRun();
  return spans;
}

/** With the `+` or the `(` that a number begins with: alone, it would stand before what hides it. */
function startOf(text: string, start: number, end: number): number {
  const number = text.slice(start, end);
  const isOpen = text[start - 1] === '(' && number.includes(')') && !number.includes('(');
  const from = isOpen ? start - 1 : start;
  return text[from - 1] === '+' ? from - 1 : from;
}

function tokenOf(word: string, start: number, repeat: number): Token | undefined {
  const isNumber = /^\p{Nd}+$/u.test(word);
  const lower = word.toLowerCase();
  const digits = isNumber ? word : lower === 'o' ? '0' : DIGIT_WORDS.get(lower);
  if (digits === undefined) return undefined;
  return {
    start,
    end: start + word.length,
    digits: digits.repeat(repeat),
    isWord: !isNumber,
    isUnsure: UNSURE_WORDS.has(lower),
    isRound: ROUND_WORDS.has(lower),
  };
}

const isMoney = (text: string, index: number) => /[$€£]\s*$/u.test(text.slice(Math.max(0, index - 3), index));

/** What may stand between the digits of a number: little, and no end of a line of a list. */
function isSeparator(gap: string): boolean {
  return gap.length <= 8 && /^[\s.,\-–—_/\\()[\]{}*+#:;|~'"•·…]*(?:(?:double|triple)\s*)?$/iu.test(gap) && !/\n\s*\n/u.test(gap);
}

/** Whether a run of digits is a number to call, and no price, date, size or list of years. */
function isPhone(text: string, run: readonly Token[]): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return false;
  const written = text.slice(first.start, last.end);
  if (run.some(({ isWord }) => isWord)) return true;
  if (isMoney(text, first.start)) return false;
  // 1,250,000 and 1,250.75, and what is measured in units.
  if (/^\p{Nd}{1,3}(?:,\p{Nd}{3})+(?:\.\p{Nd}+)?$/u.test(written)) return false;
  // 2026-11-26, 11/26/2026, also from one day to another, with a time.
  const rest = written.replaceAll(
    /\p{Nd}{4}-\p{Nd}{1,2}-\p{Nd}{1,2}|\p{Nd}{1,2}[/.]\p{Nd}{1,2}[/.](?:\p{Nd}{4}|\p{Nd}{2})(?!\p{Nd})/gu,
    ' ',
  );
  if ([...rest.matchAll(/\p{Nd}/gu)].length < LEAST_DIGITS) return false;
  // Short numbers in a row: "2, 3, 4, 5, 6, 7 and 8", "1998, 2004, 2011".
  const isList =
    run.length > 1 && /^[\p{Nd}\s,;]+$/u.test(written) && /,|;/.test(written) && run.every(({ digits }) => digits.length <= 4);
  return !isList;
}
