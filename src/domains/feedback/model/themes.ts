/** Words that say nothing of a theme. */
const EMPTY = new Set(
  'about after again all also and any are because been before but can cannot could did does doing dont down each even every for from get got had has have having her here him his how into its just like made make many more most much must need not now off one only other our out over own page really same see she should site some such than that the their them then there these they thing this those too try under until very want was way well were what when where which while who why will with would you your'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 4;

export interface Theme {
  theme: string;
  /** How many answers speak of it. */
  responses: number;
}

/** What free texts speak of: words, with their plural, that several answers share, most first. */
export function findThemes(texts: readonly string[], { least = 5, most = 12 } = {}): Theme[] {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, responses]) => responses >= least)
    .toSorted(([one, n], [other, m]) => m - n || one.localeCompare(other))
    .slice(0, most)
    .map(([theme, responses]) => ({ theme, responses }));
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?<=\p{L}{3})(?<!s)s$/u, ''))
      .filter((word) => word.length >= LEAST_LETTERS && !EMPTY.has(word)),
  );
}
