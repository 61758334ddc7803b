/** Words that say nothing of a theme. */
const EMPTY = new Set(
  'about after again all also always and any are back because been before but can cannot could did does doing dont down each even every first for from get got had has have having her here him his how into its just like made make many more most much must need never not now off often once one only other our out over own page really same see seem she should site some sometimes still such than that the their them then there these they thing this those too try under until very want was way well were what when where which while who why will with would you your'.split(
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
export function findThemes(texts: readonly string[], terms: { least?: number; most?: number } = {}): Theme[] {
  return rankThemes(
    groupByWord(texts, (text) => [text]),
    (own) => own.length,
    terms,
  );
}

/** Answers by the words of their texts, with the plural. */
export function groupByWord<Answer>(
  answers: readonly Answer[],
  textsOf: (answer: Answer) => readonly string[],
): Map<string, Answer[]> {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers)
    for (const word of new Set(textsOf(answer).flatMap((text) => [...wordsOf(text)]))) {
      const own = groups.get(word);
      if (own === undefined) groups.set(word, [answer]);
      else own.push(answer);
    }
  return groups;
}

/** The words that are counted for enough answers, most first. */
export function rankThemes<Answer>(
  groups: ReadonlyMap<string, readonly Answer[]>,
  countOf: (own: readonly Answer[]) => number,
  { least = 5, most = 12 } = {},
): Theme[] {
  return [...groups]
    .filter(([, own]) => own.length >= least)
    .map(([theme, own]) => ({ theme, responses: countOf(own) }))
    .filter(({ responses }) => responses >= least)
    .toSorted((one, other) => other.responses - one.responses || one.theme.localeCompare(other.theme))
    .slice(0, most);
}

/** The words of a text in one form for one and many. What an apostrophe joins on is left out, and "couldn’t" says nothing of a theme. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  return new Set(
    words
      .filter((word) => !/n['’]t$/u.test(word))
      .map((word) => word.replace(/['’].*$/u, ''))
      .filter((word) => !EMPTY.has(word))
      .map(singularOf)
      .filter((word) => word.length >= LEAST_LETTERS && !EMPTY.has(word)),
  );
}

/** "photos", "properties" and "searches" as one of them; "address" and "status" as they are. */
function singularOf(word: string): string {
  if (/\p{L}{3}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/u.test(word)) return word.slice(0, -2);
  return word.replace(/(?<=\p{L}{3})(?<![siu])s$/u, '');
}
