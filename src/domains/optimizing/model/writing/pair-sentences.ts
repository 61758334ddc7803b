export interface FieldedSentence {
  text: string;
  /** The fields that support it. */
  fields: readonly string[];
  /** What it says without the sentence before it, if that differs. */
  alone?: string | undefined;
}

/** As it can stand in another text, whatever comes before it there. */
export const aloneOf = ({ text, alone }: FieldedSentence): string => alone ?? text;
const isSaidBy = (text: string, one: FieldedSentence): boolean => one.text === text || aloneOf(one) === text;

/** A sentence of a text, what another text says instead of it, or both. */
export type SentencePair =
  | { kind: 'same'; now: string }
  | { kind: 'gone'; now: string }
  | { kind: 'changed'; now: string; proposed: string }
  /** `after`: the sentence that it follows; null at the beginning. */
  | { kind: 'new'; proposed: string; after: string | null };

/**
 * How one text differs from another, sentence by sentence, in the order of the first. Sentences that speak of the same fields say
 * the same in other words.
 */
export function pairSentences(now: readonly FieldedSentence[], proposed: readonly FieldedSentence[]): SentencePair[] {
  const pairs = findPairs(now, proposed);
  const proposedOf = new Map([...pairs].map(([at, nowAt]) => [nowAt, proposed[at]]));
  const newAfter = Map.groupBy(
    proposed.flatMap((one, at) => (pairs.has(at) ? [] : [{ text: aloneOf(one), anchor: findAnchor(pairs, at) }])),
    ({ anchor }) => anchor,
  );
  const newOnes = (anchor: number): SentencePair[] =>
    (newAfter.get(anchor) ?? []).map(({ text }) => ({ kind: 'new', proposed: text, after: now[anchor]?.text ?? null }));
  return [
    ...newOnes(BEGINNING),
    ...now.flatMap(({ text }, at): SentencePair[] => {
      const other = proposedOf.get(at);
      const pair: SentencePair =
        other === undefined
          ? { kind: 'gone', now: text }
          : isSaidBy(text, other)
            ? { kind: 'same', now: text }
            : { kind: 'changed', now: text, proposed: aloneOf(other) };
      return [pair, ...newOnes(at)];
    }),
  ];
}

const BEGINNING = -1;

/** The place among the present sentences after which a new one belongs. */
function findAnchor(pairs: ReadonlyMap<number, number>, at: number): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const anchor = pairs.get(before);
    if (anchor !== undefined) return anchor;
  }
  return BEGINNING;
}

/** Which proposed sentence stands for which present one: the same words first, then those with most fields in common. */
function findPairs(now: readonly FieldedSentence[], proposed: readonly FieldedSentence[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (at: number, nowAt: number) => {
    pairs.set(at, nowAt);
    taken.add(nowAt);
  };
  proposed.forEach((sentence, at) => {
    const nowAt = now.findIndex(({ text }, index) => !taken.has(index) && isSaidBy(text, sentence));
    if (nowAt >= 0) pair(at, nowAt);
  });
  proposed.forEach((sentence, at) => {
    if (pairs.has(at)) return;
    const [best] = now
      .map((one, nowAt) => ({ nowAt, common: taken.has(nowAt) ? 0 : shareOf(one.fields, sentence.fields) }))
      .toSorted((a, b) => b.common - a.common || a.nowAt - b.nowAt);
    if (best !== undefined && best.common > 0) pair(at, best.nowAt);
  });
  return pairs;
}

/** Of the fields of two sentences, the share that both speak of. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 0 : one.filter((field) => other.includes(field)).length / all.size;
}

/** A text after one difference was taken over. What no longer stands in it changes nothing. */
export function applyPair(text: string, pair: SentencePair): string {
  if (pair.kind === 'new') {
    const { proposed, after } = pair;
    return after === null || !text.includes(after)
      ? `${proposed} ${text}`.trim()
      : text.replace(after, () => `${after} ${proposed}`);
  }
  if (pair.kind === 'changed') return text.replace(pair.now, () => pair.proposed);
  return pair.kind === 'gone' ? text.replace(pair.now, '').replaceAll(/ {2,}/g, ' ').trim() : text;
}
