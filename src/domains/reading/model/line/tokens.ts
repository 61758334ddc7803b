import { dictionary } from '#lib/dictionary.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { readNumberWords } from './number-words.ts';
import type { Token } from './token.ts';

// Numbers with thousands, units that hold a digit, words, emoji, single signs.
const TOKEN =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.000)+(?!\d)|\d+(?:\.\d+)?|(?<![\p{L}\d])\.\d+|[½¼¾]|\bw\/o(?![\p{L}])|\bw\/(?!d\b)|\bb\/w(?![\p{L}])|\b(?:a\/c|c\/a|b\/r|b\/a)(?![\p{L}])|(?<=\d\s?)(?:m2|m²|ft2|ft²)(?![\p{L}\d])|sq\.?\s?ft\b\.?|[\p{L}]+(?:['’][\p{L}]+)*(?:(?<=s)['’](?![\p{L}]))?|\p{Extended_Pictographic}|[^\s\p{L}\d]/giu;

const SPELLINGS = dictionary<string>({
  'w/o': 'without',
  'w/': 'with',
  'a/c': 'ac',
  'c/a': 'ac',
  'b/r': 'br',
  'b/a': 'ba',
  'm²': 'm2',
  ft2: 'sqft',
  'ft²': 'sqft',
  '½': '0.5',
  '¼': '0.25',
  '¾': '0.75',
  '–': '-',
  '—': '-',
  '−': '-',
  '≤': '<',
  '≥': '>',
  '&': 'and',
  '€': '$',
  '£': '$',
  hose: 'house',
  'b/w': 'between',
});

/** What emoji stand for in a search. */
const EMOJI = dictionary<string>({
  '🛏': 'bed',
  '🛌': 'bed',
  '🛁': 'bath',
  '🛀': 'bath',
  '🚿': 'bath',
  '🚽': 'bath',
  '💰': 'priced',
  '💵': 'priced',
  '💲': 'priced',
  '🤑': 'priced',
  '🚗': 'car garage',
  '🚙': 'car garage',
  '🏊': 'pool',
  '🌳': 'garden',
  '🌻': 'garden',
  '🔥': 'fireplace',
  '🏖': 'beach',
  '🌊': 'waterfront',
  '🐶': 'dogs allowed',
  '🐕': 'dogs allowed',
  '🐱': 'cats allowed',
  '🏢': 'condo',
  '☀': 'solar',
});

const COMPARED = dictionary<string>({
  old: 'older',
  new: 'newer',
  big: 'bigger',
  large: 'larger',
  small: 'smaller',
  cheap: 'cheaper',
  high: 'higher',
  low: 'lower',
  long: 'longer',
  far: 'farther',
  young: 'younger',
});

const A_MONTH = /^\s*(?:\/\s?mo|(?:an?|per|al|por)\s(?:month|mes)\b)/i;
const IS_EMOJI = /^\p{Extended_Pictographic}$/u;
/** Signs that only change the emoji before them. */
const JOINERS = /^(?:\uFE0F|[\u200B-\u200F\u2060\uFEFF]|\p{Emoji_Modifier})$/u;
const DOTTED = new Set([
  'approx',
  'min',
  'max',
  'bdrm',
  'bdrms',
  'bd',
  'br',
  'ba',
  'bath',
  'bed',
  'st',
  'ave',
  'mt',
  'ft',
  'sq',
  'apt',
  'apts',
  'yr',
  'yrs',
  'mo',
  'mi',
  'nr',
]);

/** Whose short "is" no rule knows by heart, as those do of "it's" and "that's". */
const SHORT_IS = /^(?!(?:it|that|there|here|what|he|she|who|let|where|how|when)['’])([\p{L}]{3,})['’]s$/iu;
const FOLLOWS_IS =
  /^(?:out|off|a|an|not|optional|fine|ok|okay|nice|overrated|required|needed|mandatory|essential|negotiable|preferred|too|no|moving|coming|living|staying|getting|using)$/;

/** "Fourbed", "twobath": written without a space. */
const COUNTED_IN_ONE = /^(one|two|three|four|five|six)((?:bed|bath)(?:room)?s?|br|bd|ba|car|story)$/;

export interface Tokens {
  tokens: Token[];
  emoji: number;
  meaningfulEmoji: number;
}

/** Splits a sentence into tokens. */
export function splitTokens(text: string): Tokens {
  const tokens: Token[] = [];
  let emoji = 0;
  let meaningfulEmoji = 0;
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    const [start, end] = [match.index, match.index + raw.length];
    if (IS_EMOJI.test(raw) && !/^[\d#*©®]$/.test(raw)) {
      emoji += 1;
      const meaning = EMOJI[raw];
      if (meaning !== undefined) {
        meaningfulEmoji += 1;
        for (const word of meaning.split(' ')) tokens.push({ word, start, end });
      }
      continue;
    }
    if (JOINERS.test(raw)) continue;
    const word = toWord(raw);
    const counted = COUNTED_IN_ONE.exec(word);
    if (counted !== null) {
      const middle = start + (counted[1]?.length ?? 0);
      tokens.push({ word: counted[1] ?? '', start, end: middle }, { word: counted[2] ?? '', start: middle, end });
      continue;
    }
    // Of "'85" the year is left.
    if (word !== '') tokens.push({ word, start, end });
  }
  return { tokens: tidy(tokens, text), emoji, meaningfulEmoji };
}

function toWord(raw: string): string {
  const lower = raw.toLowerCase();
  const known = SPELLINGS[lower] ?? ABBREVIATIONS.get(lower);
  if (known !== undefined) return known;
  // "400.000" is how much of Europe writes 400,000.
  if (/^\d{1,3}(?:\.000)+$/.test(lower)) return lower.replaceAll('.', '');
  if (/^[.]\d/.test(lower)) return `0${lower}`;
  if (/^\d/.test(lower)) return lower.replaceAll(',', '');
  if (/^sq\.?\s?ft\.?$/.test(lower)) return 'sqft';
  // "We'll" is no well.
  if (/^we['’]ll$/.test(lower)) return 'we';
  return lower
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’]/g, '');
}

/** Takes out hyphens within words and dots of abbreviations, joins "650 000", turns number words into digits. */
function tidy(tokens: readonly Token[], text: string): Token[] {
  const tidied: Token[] = [];
  tokens.forEach((token, index) => {
    const [last, next] = [tidied.at(-1), tokens[index + 1]];
    const isGlued = last?.end === token.start && next?.start === token.end;
    if (token.word === '-' && isGlued && isWordToken(last) && isWordToken(next)) return;
    if (
      token.word === '-' &&
      isGlued &&
      /^\d+(?:\.\d+)?$/.test(last?.word ?? '') &&
      /^(story|stories|storey|bed|bath|bedroom|bathroom|car|acre|foot|minute|min|unit|month|year|mile|day|level|plex|plexe|hour|week|room|door|sqft|sqm|ish|zimmer|raum|piece|pieces|bdrm|br|ba|bathroom|family|person|space|stall)s?$/.test(
        next?.word ?? '',
      )
    )
      return;
    // "Grocery + pharmacy".
    const isBetweenWords = isWordToken(last) && isWordToken(next) && last?.end !== token.start && next?.start !== token.end;
    if (token.word === '+' && isBetweenWords) token.word = 'and';
    if (
      token.word === '4' &&
      (/^(?:looking|lookin|look|searching|searchin|hunting|shopping|good|great)$/.test(last?.word ?? '') ||
        /^(?:rent|sale|lease)$/.test(next?.word ?? ''))
    )
      token.word = 'for';
    if (token.word === 'w' && !/^(?:\/|d|and)$/.test(next?.word ?? '/')) token.word = 'with';
    // "HOA u/300", "u/ 400k".
    if (token.word === 'u' && next?.word === '/' && /^[\d$]/.test(tokens[index + 2]?.word ?? '')) token.word = 'under';
    if (token.word === '/' && last?.word === 'under') return;
    // "TH or condo", but not "4TH floor".
    if (token.word === 'th' && last?.end !== token.start && text.slice(token.start, token.end) === 'TH') token.word = 'townhouse';
    // "Granite's out", "a pool's a no", "Grandma's moving in".
    const owner = SHORT_IS.exec(text.slice(token.start, token.end))?.[1];
    if (owner !== undefined && FOLLOWS_IS.test(next?.word ?? '')) {
      tidied.push(
        { word: toWord(owner), start: token.start, end: token.start + owner.length },
        { word: 'is', start: token.start + owner.length, end: token.end },
      );
      return;
    }
    // "She'd love" is no shed.
    const would = /^(s?he)['’]d$/i.exec(text.slice(token.start, token.end))?.[1];
    if (would !== undefined) {
      const middle = token.start + would.length;
      tidied.push({ word: toWord(would), start: token.start, end: middle }, { word: 'would', start: middle, end: token.end });
      return;
    }
    // As a phone hears stairs.
    if (token.word === 'stares' && /^(?:no|without|any|zero)$/.test(last?.word ?? '')) token.word = 'stairs';
    // "More old than": how learners of English compare.
    const compared = last?.word === 'more' && next?.word === 'than' ? COMPARED[token.word] : undefined;
    if (compared !== undefined && last !== undefined) {
      last.word = compared;
      last.end = token.end;
      return;
    }
    // "1500ish sqft" is about as much.
    if (token.word === 'ish' && isNumberBefore(last, token)) {
      tidied.splice(-1, 0, { word: 'about', start: last.start, end: last.end });
      return;
    }
    const isShort = DOTTED.has(last?.word ?? '') || ABBREVIATIONS.has(text.slice(last?.start, last?.end).toLowerCase());
    // "They start at 700. I have 480."
    const endsSentence =
      next !== undefined &&
      next.start > token.end &&
      (/^\p{Lu}/u.test(text.slice(next.start)) || /^\d{3,}$/.test(last?.word ?? ''));
    if (token.word === '.' && (last?.end !== token.start || isShort || (/\d/.test(last?.word ?? '') && !endsSentence))) {
      if (next !== undefined) return;
    }
    if (token.word === '000' && last !== undefined && /^\d{1,3}$/.test(last.word) && text.slice(last.end, token.start) === ' ') {
      last.word += '000';
      last.end = token.end;
      return;
    }
    // "1.700 per month", as in Europe: no rent has three decimals.
    const isOfThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(token.word) && A_MONTH.test(text.slice(token.end, token.end + 12));
    tidied.push(isOfThousands ? { ...token, word: token.word.replace('.', '') } : { ...token });
  });
  return readNumberWords(tidied);
}

function isNumberBefore(last: Token | undefined, next: Token): last is Token {
  return last?.end === next.start && /^\d/.test(last.word);
}

function isWordToken(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]/.test(token.word);
}
