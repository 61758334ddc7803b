import { capitalize } from '#lib/format.ts';

/** A part of a text, and its replacement. */
export interface Cut {
  start: number;
  end: number;
  words: string;
}

/** How far around a phrase what belongs to it may stand. */
const NEAR = 24;
const COURTESY_AFTER = /^(?:,? {0,2}(?:please|period|thanks|thank you)\b){1,2}(?= ?(?:[.!?\n]|$))/i;
const COURTESY_BEFORE = /(?:^|[.!?\n] ?)(?<said>(?:sorry|unfortunately|please|strictly|absolutely)[,:]? ?)$/i;
const JOINS_BEFORE = /[ ,;:–—-]*(?: (?:and|or|y|ni))?[ ,;:–—-]*$/i;
const ARTICLE = /(?<![\p{L}\d])(?<article>an?) $/iu;

/**
 * Replaces a phrase so that the rest still reads well. A removed phrase takes along its spaces, its comma and "please", and the end
 * of the sentence if it was the whole sentence. The start of a sentence keeps its capital. Offsets are UTF-16 units.
 */
export function cutWords(text: string, { start, end }: { start: number; end: number }, replacement: string): Cut {
  const isFirst = startsSentence(text, start);
  return replacement === ''
    ? cutOut(text, start, end, isFirst)
    : putIn(text, start, end, isFirst && /^\p{Lu}/u.test(text.slice(start, start + 2)) ? capitalize(replacement) : replacement);
}

/** Spaces do not count. */
const startsSentence = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - NEAR), at).trimEnd();
  return before === '' ? at <= NEAR : /[.!?]$/.test(before) || text.slice(Math.max(0, at - NEAR), at).includes('\n');
};

/** "An exclusive neighborhood" is "a neighborhood" without it. */
function putIn(text: string, start: number, end: number, words: string): Cut {
  const article = ARTICLE.exec(text.slice(Math.max(0, start - 4), start))?.groups?.['article'];
  if (article === undefined) return { start, end, words };
  const fitting = `${article.charAt(0)}${/^[aeiou]/i.test(words) ? 'n' : ''}`;
  return { start: start - article.length - 1, end, words: `${fitting} ${words}` };
}

function cutOut(text: string, start: number, end: number, isFirst: boolean): Cut {
  let [from, to] = [start, end];
  to += COURTESY_AFTER.exec(text.slice(to, to + NEAR))?.[0].length ?? 0;
  const said = COURTESY_BEFORE.exec(text.slice(Math.max(0, from - NEAR), from))?.groups?.['said'];
  from -= said?.length ?? 0;
  const isWhole = isFirst || said !== undefined;
  const rest = text.slice(to, to + NEAR);
  if (!isWhole && /^ ?(?:[.!?\n]|$)/.test(rest)) {
    from -= JOINS_BEFORE.exec(text.slice(Math.max(0, from - NEAR), from))?.[0].length ?? 0;
    return { start: from, end: to, words: '' };
  }
  if (isWhole) {
    const sign = /^ ?(?:[.!?‼❗,;:–—]|\uFE0F)+/u.exec(rest)?.[0] ?? '';
    to += sign.length;
    if (text[to] === ' ' && (from === 0 || /\s/.test(text[from - 1] ?? ''))) to += 1;
    else if (text[from - 1] === ' ' && (to === text.length || text[to] === '\n')) from -= 1;
    // The next clause opens the sentence now.
    const next = /[.!?‼❗]/.test(sign) ? '' : (/^\p{Ll}/u.exec(text.slice(to, to + 2))?.[0] ?? '');
    return { start: from, end: to + next.length, words: next.toUpperCase() };
  }
  const opens = /[,;:–—-] ?$/.exec(text.slice(Math.max(0, from - 2), from))?.[0] ?? '';
  if (opens !== '' && /^ ?[,;:–—]/.test(rest)) from -= opens.length;
  else if (text[to] === ' ' && /\s/.test(text[from - 1] ?? '')) to += 1;
  else if (text[from - 1] === ' ' && /^[.,;!?\s]/.test(rest)) from -= 1;
  return { start: from, end: to, words: '' };
}
