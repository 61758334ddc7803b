import { dictionary } from '#lib/dictionary.ts';
import { readPicture } from './read-pictures.ts';
import { type Signs, unmask } from './unmask.ts';

/** A word as the check compares it, with its position in the original text. */
export interface PlainWord {
  /** Lower case, without accents, look-alike letters and invisible characters. */
  word: string;
  /** UTF-16 units of the original text. `end` is one past the last. */
  start: number;
  end: number;
  /** True for "kids'" and "men's", which say whose and not who. */
  isPossessive: boolean;
  /** Starts with a capital and continues in lower case, as names do. */
  isCapitalized: boolean;
  /** Written in Spanish, and here in English. */
  isSpanish?: boolean;
}

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ɡg ԛq ԝw һh ӏl ьb αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw ıi łl øo đd ŀl ɑa ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
/** Signs that replace letters inside a word: "k1ds", "ch!ldren". */
const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** As people type in messages. */
const SHORTHAND = dictionary<string>({
  ppl: 'people',
  folx: 'folks',
  tho: 'though',
  pls: 'please',
  plz: 'please',
  ur: 'your',
  gf: 'girlfriend',
  bf: 'boyfriend',
  yung: 'young',
  gr8: 'great',
  grl: 'girl',
  grls: 'girls',
  gurl: 'girl',
  gurls: 'girls',
  boi: 'boy',
  fam: 'family',
  fams: 'families',
  str8: 'straight',
  yng: 'young',
  wmn: 'women',
  kds: 'kids',
  rite: 'right',
  blaks: 'blacks',
  wimmen: 'women',
  forieners: 'foreigners',
  foriners: 'foreigners',
  azn: 'asian',
  clime: 'climb',
  naborhood: 'neighborhood',
  nayborhood: 'neighborhood',
  neiborhood: 'neighborhood',
  gov: 'government',
  govt: 'government',
  govnt: 'government',
  onley: 'only',
  onlly: 'only',
  onyl: 'only',
  olny: 'only',
  xtian: 'christian',
  xtians: 'christians',
  prof: 'professional',
  profs: 'professionals',
  fem: 'female',
  fems: 'females',
  fml: 'female',
  wht: 'white',
  blk: 'black',
  blck: 'black',
  rmmate: 'roommate',
  rmmates: 'roommates',
  rmate: 'roommate',
  rmates: 'roommates',
  fmale: 'female',
  fmales: 'females',
  wntd: 'wanted',
  prefd: 'preferred',
  rmmte: 'roommate',
  rmmtes: 'roommates',
  rm8: 'roommate',
  svc: 'service',
  bbys: 'babies',
  bby: 'baby',
  supp: 'support',
  hcap: 'handicapped',
  hndcp: 'handicapped',
  yrs: 'years',
  cpl: 'couple',
  cpls: 'couples',
  indiv: 'individual',
  tnt: 'tenant',
  tnts: 'tenants',
  aply: 'apply',
  apts: 'apartments',
});

const INVISIBLE = /^[\p{Cf}\p{Mark}\p{Cc}\u115F\u1160\u3164\uFFA0]$/u;
const APOSTROPHES = "'’‘ʼ`´＇";
const HYPHENS = '-\u2010\u2011\u2012\u2212\u2043';
const COMMAS = ',(){}:–—';
const ENDS = ';•·|…。';

const folded = new Map<string, string>();

/** What a character counts as: letters, a sign, a space, or nothing. */
function fold(character: string): string {
  let known = folded.get(character);
  if (known !== undefined) return known;
  known = '';
  for (const part of character.normalize('NFKD').toLowerCase())
    if (part === '\n' || part === '\r' || part === '\t') known += part;
    else if (!INVISIBLE.test(part))
      known += LOOK_ALIKES[part] ?? (HYPHENS.includes(part) ? '-' : APOSTROPHES.includes(part) ? "'" : part);
  // Strangers decide how many different characters there are, so the memory of them has a limit.
  if (folded.size < 4000) folded.set(character, known);
  return known;
}

const isLetter = (sign: string | undefined) => sign !== undefined && sign >= 'a' && sign <= 'z';
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';
const isLetterOrDigit = (sign: string | undefined) => isLetter(sign) || isDigit(sign);

function readSigns(text: string): Signs {
  const found: Signs = { signs: [], from: [], to: [] };
  const push = (signs: string, from: number, to: number) => {
    for (const sign of signs) {
      found.signs.push(sign);
      found.from.push(from);
      found.to.push(to);
    }
  };
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const coded = character === '&' || character === '<' ? readMarkup(text, at) : undefined;
    if (coded !== undefined) {
      for (const part of coded.character) push(fold(part), at, at + coded.length);
      at += coded.length;
      continue;
    }
    const boxed = boxedLetter(text, at);
    // "kids, not kids🚫": a picture is a word of its own.
    const picture = character < '\u2600' || boxed !== undefined ? undefined : readPicture(text, at);
    const end = at + (picture?.length ?? character.length);
    push(picture === undefined ? (boxed ?? fold(character)) : ` ${picture.words} `, at, end);
    at = end;
  }
  return unmask(found);
}

const MARKUP =
  /<\/?[a-z][^<>\n]{0,20}>|&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z])(?:acute|tilde|uml|grave|circ|cedil)|(nbsp|amp));/iy;
/** "ni&ntilde;os", "ch&#105;ldren", "chi<b></b>ldren": pasted from a page. */
function readMarkup(text: string, at: number): { character: string; length: number } | undefined {
  MARKUP.lastIndex = at;
  const found = MARKUP.exec(text);
  if (found === null) return undefined;
  const [seen, decimal, hex, accented, named] = found;
  const code = decimal === undefined ? (hex === undefined ? undefined : Number.parseInt(hex, 16)) : Number(decimal);
  const character =
    code === undefined
      ? (accented?.toLowerCase() ?? (named === undefined ? '' : named.toLowerCase() === 'amp' ? '&' : ' '))
      : code > 0 && code < 0x110000
        ? String.fromCodePoint(code)
        : ' ';
  return { character, length: seen.length };
}

/** "🅺🅸🅳🆂", and letters of flags that stand alone: "🇰 🇮 🇩 🇸". */
function boxedLetter(text: string, at: number): string | undefined {
  const code = text.codePointAt(at) ?? 0;
  const letter =
    code >= 0x1f150 && code <= 0x1f169
      ? code - 0x1f150
      : code >= 0x1f170 && code <= 0x1f189
        ? code - 0x1f170
        : isFlagLetter(code) && !isFlagLetter(text.codePointAt(at + 2) ?? 0) && !isFlagLetter(text.codePointAt(at - 2) ?? 0)
          ? code - 0x1f1e6
          : -1;
  return letter < 0 ? undefined : String.fromCharCode(97 + letter);
}
const isFlagLetter = (code: number): boolean => code >= 0x1f1e6 && code <= 0x1f1ff;

/** Between words: "," within a sentence, "." at its end. */
export const COMMA = ',';
export const STOP = '.';

/**
 * The words of a text as the check compares them, with commas and sentence ends between them. The time grows in proportion to the
 * text.
 */
export function readPlainWords(text: string): PlainWord[] {
  const { signs, from, to } = readSigns(text);
  const words: PlainWord[] = [];
  const push = (word: string, first: number, last: number, isPossessive = false) => {
    const [start, end] = [from[first] ?? 0, to[last] ?? 0];
    const written = text.slice(start, end);
    const isCapitalized = isName(written);
    words.push({ word: readCapitals(word, written), start, end, isPossessive, isCapitalized });
  };
  let at = 0;
  while (at < signs.length) {
    const sign = signs[at] ?? ' ';
    if (isLetterOrDigit(sign) || ((sign === '@' || sign === '$') && isLetter(signs[at + 1]))) {
      const first = at;
      let word = '';
      let last = at;
      let isPossessive = false;
      for (; at < signs.length; at++) {
        const here = signs[at] ?? '';
        if (
          isLetterOrDigit(here) ||
          (here in SIGNS && (word !== '' || here === '@' || here === '$') && isLetter(signs[at + 1])) ||
          // "Black$"
          (here === '$' && word.length > 2 && !isLetterOrDigit(signs[at + 1])) ||
          (here === '*' && word !== '' && (isLetter(signs[at + 1]) || signs[at + 1] === '*'))
        ) {
          word += here;
          last = at;
        } else if (here === "'" && signs[at + 1] === 's' && !isLetterOrDigit(signs[at + 2])) {
          isPossessive = true;
          at += 2;
          break;
        } else if (here === "'" && word.endsWith('s') && !isLetter(signs[at + 1])) {
          isPossessive = signs[at + 1] === ' ' && isLetter(signs[at + 2]);
          break;
        } else if (here !== "'" || !isLetter(signs[at + 1])) {
          if (here === '+' && /^\d+$/.test(word)) {
            word += '+';
            last = at;
            at += 1;
          } else if (here === ',' && /^\d+$/.test(word) && isDigit(signs[at + 1])) {
            last = at;
            continue;
          }
          break;
        }
      }
      push(SHORTHAND[word] ?? SHORTHAND[word.replace(/z$/, 's')] ?? readLetters(word), first, last, isPossessive);
      continue;
    }
    const next = signs[at + 1];
    const isApart = next === undefined || !isLetterOrDigit(next);
    if (sign === '/' && words.at(-1)?.word === 'w') {
      // "w/ kids", "w/o kids"
      const isWithout = next === 'o' && !isLetterOrDigit(signs[at + 2]);
      const one = words.at(-1) as PlainWord;
      one.word = isWithout ? 'without' : 'with';
      if (isWithout) at += 1;
    } else if (sign === '/' && words.at(-1)?.word === 'h' && next === 'c' && !isLetterOrDigit(signs[at + 2])) {
      Object.assign(words.at(-1) as PlainWord, { word: 'handicapped', end: to[at + 1] ?? 0 });
      at += 1;
    } else if (sign === '&' || sign === '/') push('and', at, at);
    else if (sign === '-') {
      // Between spaces, or doubled, it separates words. Inside a word it joins.
      if (signs[at - 1] === ' ' && next === ' ') push(COMMA, at, at);
      else if (next === '-') push(COMMA, at, at);
    } else if (sign === '.' || sign === '!' || sign === '?') {
      if (isApart && !isShort(words.at(-1)?.word) && !isInitials(words, text)) push(STOP, at, at);
    } else if (isAroundLetter(signs, at)) {
      // (K)(I)(D)(S)
    } else if (COMMAS.includes(sign)) push(COMMA, at, at);
    else if (ENDS.includes(sign)) push(STOP, at, at);
    else if (sign === '\n' && (next === '\n' || next === '\r')) push(STOP, at, at);
    at += 1;
  }
  return joinSpelled(words, text);
}

const isAroundLetter = (signs: readonly string[], at: number): boolean =>
  (/[([{]/.test(signs[at] ?? '') && /[)\]}]/.test(signs[at + 2] ?? '') && isLetter(signs[at + 1])) ||
  (/[)\]}]/.test(signs[at] ?? '') && /[([{]/.test(signs[at - 2] ?? '') && isLetter(signs[at - 1]));

/** "aduIts onIy": a capital I between small letters is an l. */
function readCapitals(word: string, written: string): string {
  if (written.length !== word.length || !TALL.test(written)) return word;
  return Array.from(word, (sign, at) => (TALL_HERE.test(written.slice(at - 1, at + 2)) ? 'l' : sign)).join('');
}
const TALL = /[a-z]I[a-z]/;
const TALL_HERE = /^[a-z]I[a-z]$/;

const FIRST_CAPITAL = /^\p{Lu}\P{Lu}*$/u;
function isName(written: string): boolean {
  const first = written.charCodeAt(0);
  // Most words start with a small Latin letter.
  return (first < 97 || first > 122) && FIRST_CAPITAL.test(written);
}

const isShort = (word: string | undefined) =>
  word !== undefined && /^(?:st|mt|ft|dr|mr|mrs|ms|apt|ave|rd|blvd|approx|sq|bldg|vs|sec|sect)$/.test(word);

/** "U.S." does not end a sentence. */
function isInitials(words: readonly PlainWord[], text: string): boolean {
  const [one, other] = [words.at(-2), words.at(-1)];
  return isSpelled(one) && isSpelled(other) && isNextTo(one, other, text) && text[one?.end ?? 0] === '.';
}

/** Turns a word that has signs for some letters into letters. Numbers stay as they are. */
function readLetters(word: string): string {
  if (!/[a-z]/.test(word) || !/[\d@$!]/.test(word)) return word;
  if (/^\d+(?:st|nd|rd|th|s|k|m|br|ba|bd|ft|sf|sq|am|pm|x\d+|x)?\+?$/.test(word)) return word;
  return word
    .replaceAll(/(?<![\d])8(?=[a-z])/g, 'b')
    .replaceAll(/(?<=[a-z])9(?=[a-z])/g, 'g')
    .replaceAll(/[\d@$!]/g, (sign) => SIGNS[sign] ?? sign);
}

/** "k.i.d.s" and "n o  k i d s" are spelled-out words. */
function joinSpelled(words: PlainWord[], text: string): PlainWord[] {
  const joined: PlainWord[] = [];
  for (let at = 0; at < words.length;) {
    let to = at;
    while (isSpelledOn(words[to], to - at) && (to === at || isNextTo(words[to - 1], words[to], text))) {
      // The same sign separates all the letters: "a U.S. citizen".
      if (to > at + 1 && text[words[to - 1]?.end ?? 0] !== text[words[at]?.end ?? 0]) break;
      to += 1;
    }
    const isPair = text[words[at]?.end ?? 0] === '.' || (words[at]?.word === 'n' && words[at + 1]?.word === 'o');
    const least = isPair ? 2 : 3;
    const first = words[at];
    const last = words[to - 1];
    if (first !== undefined && last !== undefined && to - at >= least) {
      const word = words
        .slice(at, to)
        .map((one) => one.word)
        .join('');
      joined.push({ ...first, word, end: last.end, isCapitalized: false });
      at = to;
    } else {
      if (first !== undefined) joined.push({ ...first, word: readLetter(first.word, words[at - 1]?.word, words[at + 1]?.word) });
      at += 1;
    }
  }
  return joined;
}

/** "U r welcome", "F only", "M pref". */
function readLetter(word: string, before = '', next = ''): string {
  if (word === 'u') return 'you';
  if (!/^[fm]$/.test(word) || before === 'and' || !/^(?:only|pref\w*|wanted|please|seeks|seeking|needed|roomm?ates?)$/.test(next))
    return word;
  return word === 'f' ? 'female' : 'male';
}

/** "s e c t i o n 8" */
const isSpelledOn = (word: PlainWord | undefined, before: number) =>
  isSpelled(word) || (before > 3 && word !== undefined && /^\d$/.test(word.word));
const isSpelled = (word: PlainWord | undefined) => word !== undefined && /^[a-z]$/.test(word.word);
const isNextTo = (one: PlainWord | undefined, other: PlainWord | undefined, text: string) =>
  one !== undefined &&
  other !== undefined &&
  ((other.start - one.end === 1 && text[one.end] !== '\n') || /^(?:\)\(|\]\[|\}\{)$/.test(text.slice(one.end, other.start)));
