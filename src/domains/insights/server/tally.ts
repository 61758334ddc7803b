/** How often pages reported an act in a span, in batches. */
export interface ActSum {
  name: string;
  times: number;
  isFew: boolean;
}

/** How a search can end. */
export const SEARCHES = ['search_found', 'search_empty'];
/** How a sentence for the search can be read. */
export const SENTENCES = ['sentence_read', 'sentence_partly_read', 'sentence_refused'];

/** Sums of what pages did, each hidden where fewer than five did it. */
export function tally(acts: readonly ActSum[]) {
  const of = (names: readonly string[]) => {
    const own = acts.filter(({ name }) => names.includes(name));
    return { times: own.reduce((sum, act) => sum + act.times, 0), isFew: own.some(({ isFew }) => isFew) };
  };
  const times = (names: readonly string[]) => {
    const { times: n, isFew } = of(names);
    return n === 0 && isFew ? null : n;
  };
  const shareOf = (part: readonly string[], whole: readonly string[]) => {
    const [some, all] = [of(part), of(whole)];
    // Beside the sum, a share also tells of the rest: none of its parts may be of few.
    return some.isFew || all.isFew || all.times === 0 ? null : some.times / all.times;
  };
  return { times, shareOf };
}
