import { respell } from './respell.ts';

/** The signs of a text, each with its position. */
export interface Signs {
  signs: string[];
  from: number[];
  to: number[];
}

/** Signs that stand for a letter or between letters: "m_slims", "ch||dren", "k/i/d/s". Every repetition has an end. */
const MASKED = /[a-z](?:[a-z]|[*#_|/\\-](?=[a-z*#_|/\\-])){2,30}/g;
const HIDING = /[*#_|-]/g;
const MASK = /[*#_|/\\-]/;
/** The same sign between all the letters. */
const APART = /^[a-z]([*#_|/\\-])[a-z](?:\1[a-z]){2,}$/;

/** The signs with masked words as the check reads them: letters that stand apart together, and `*` for a hidden letter. */
export function unmask(found: Signs): Signs {
  // A sign outside the basic plane has two units.
  const line = found.signs.map((sign) => (sign.length === 1 ? sign : '\u0000')).join('');
  const dropped = new Set<number>();
  for (const { 0: word, index } of line.matchAll(MASKED)) {
    if (!MASK.test(word) || !/[a-z]/.test(word.at(-1) ?? '')) continue;
    if (APART.test(word)) {
      for (let at = 1; at < word.length; at += 2) dropped.add(index + at);
      continue;
    }
    const hidden = word.replaceAll(HIDING, '*');
    if (hidden === word || /[/\\]/.test(hidden) || respell(hidden) === undefined) continue;
    for (const { index: at } of word.matchAll(HIDING)) found.signs[index + at] = '*';
  }
  if (dropped.size === 0) return found;
  const kept = <Part>(parts: Part[]) => parts.filter((_part, at) => !dropped.has(at));
  return { signs: kept(found.signs), from: kept(found.from), to: kept(found.to) };
}
