/** A part of a text, and its replacement. */
export interface Cut {
  start: number;
  end: number;
  words: string;
}

/**
 * Replaces a phrase so that the rest still reads well. A removed phrase takes its spaces with it, and the end of the sentence if
 * it was the whole sentence. The start of a sentence keeps its capital. Offsets are UTF-16 units.
 */
export function cutWords(text: string, { start, end }: { start: number; end: number }, replacement: string): Cut {
  if (replacement !== '') {
    const isCapital = /^\p{Lu}/u.test(text.slice(start, start + 2));
    return { start, end, words: isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement };
  }
  const before = text.slice(0, start).trimEnd();
  const isFirst = before === '' || /[.!?\n]$/.test(before);
  let to = end;
  if (isFirst && /^\s*[.!?,;]/.test(text.slice(to, to + 8)))
    to += (/^\s*[.!?,;]+/.exec(text.slice(to, to + 8)) ?? [''])[0].length;
  let from = start;
  if (text[to] === ' ' && (from === 0 || /\s/.test(text[from - 1] ?? ''))) to += 1;
  else if (text[from - 1] === ' ' && (to === text.length || /[.,;!?\s]/.test(text[to] ?? ''))) from -= 1;
  return { start: from, end: to, words: '' };
}
