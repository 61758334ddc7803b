import type { Span } from '../text/contract-text.ts';

/** How far from its time a name may stand. */
const REACH = { before: 500, after: 260 };
/** Between two words of a name stand small ones alone: "give Anneke the papers on the water". */
const MOST_BETWEEN = 5;
const LONGEST = 80;
const WORD = /[a-z]+(?:['’][a-z]+)*|[.;:]|\n\s*\n|\t/gi;

/**
 * What the paper itself says where a name was made of its words: "give_papers_water" is "give the papers on the water". Undefined
 * where it stands nowhere near, and for names of one word, which need none.
 */
export function ownWords(name: string, text: string, place: Span): string | undefined {
  const [first = '', ...rest] = name.replace(/_\d$/, '').split('_');
  if (rest.length === 0) return undefined;
  const from = Math.max(0, place.start - REACH.before);
  const near = text.slice(from, place.end + REACH.after);
  const words = [...near.matchAll(WORD)].map((match) => ({
    said: plain(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found = words.flatMap(({ said, start }, at) => {
    if (!isFormOf(said, first)) return [];
    const end = rest.reduce<number | undefined>((last, part) => (last === undefined ? undefined : follow(words, last, part)), at);
    const last = end === undefined ? undefined : words[end]?.end;
    return last === undefined || last - start > LONGEST
      ? []
      : [{ start, end: last, distance: Math.abs(from + start - place.start) }];
  });
  const [best] = found.toSorted((a, b) => a.end - a.start - (b.end - b.start) || a.distance - b.distance);
  if (best === undefined) return undefined;
  const said = inPlainCase(near.slice(best.start, best.end).replaceAll(/\s+/g, ' '));
  // "delivers the rules" is told as what there is to do.
  return said.replace(/^[a-z]+/i, (word) => (word.toLowerCase() === first ? word : first));
}

/** "ABSTRACT AND TITLE" as "abstract and title", "SELLER pumps" as "Seller pumps". */
const inPlainCase = (said: string): string =>
  /[a-z]/.test(said)
    ? said.replaceAll(/\b[A-Z]{5,}\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : said.toLowerCase();

interface Said {
  said: string;
}

/** The next place of a part of the name behind a word, in the same clause. */
function follow(words: readonly Said[], last: number, part: string): number | undefined {
  for (let at = last + 1; at <= last + 1 + MOST_BETWEEN; at += 1) {
    const said = words[at]?.said;
    if (said === undefined || !/[a-z]/.test(said)) return undefined;
    if (isFormOf(said, part)) return at;
  }
  return undefined;
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '');

/** "delivers" of "deliver" */
const isFormOf = (said: string, part: string): boolean =>
  said === part || (part.length > 2 && said.startsWith(part) && /^(?:e?s)$/.test(said.slice(part.length)));
