import { learnLogistic, type LogisticExample } from '#lib/learn-logistic.ts';
import type { Labelled } from './read-labelled.ts';
import { readItems } from '../text/read-items.ts';
import { piecesOf, traitsOf, WEIGHTS } from './weigh-words.ts';

/** Logistic regression on the pieces of labeled texts. The same texts give the same weights. */
export const learnWeights = (labelled: readonly Labelled[]): { bias: number; weights: Float64Array } =>
  learnLogistic(labelled.flatMap(examplesOf), {
    traits: WEIGHTS,
    seed: 'weights',
    rounds: 12,
    rate: 0.4,
    rateOfBias: 0.01,
    pull: 1e-3,
    steepness: 1e-6,
  });

/** Pieces of a wrong text are wrong where its marks are. Without marks only a single piece is known to be. */
function examplesOf({ text, isWrong, spans }: Labelled): LogisticExample[] {
  const items = readItems(text);
  const pieces = piecesOf(items);
  if (isWrong && spans.length === 0 && pieces.length > 1) return [];
  return pieces.map(([from, to]) => {
    const [start, end] = [items[from]?.start ?? 0, items[to - 1]?.end ?? 0];
    return {
      traits: traitsOf(items, from, to).map(([hash]) => hash),
      isIt: isWrong && (spans.length === 0 || spans.some((span) => start < span.end && span.start < end)),
    };
  });
}
