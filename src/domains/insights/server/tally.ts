import { orHidden } from '#domains/analytics/contract.ts';

/** How often pages reported an act in a span, and of how many visitors. */
export interface ActSum {
  name: string;
  times: number;
  visitors: number;
}

/** How a search can end. */
export const SEARCHES = ['search_found', 'search_empty'];
/** How a sentence for the search can be read. */
export const SENTENCES = ['sentence_read', 'sentence_partly_read', 'sentence_refused'];

/** Sums of what pages did, each hidden where fewer than five did it. */
export function tally(acts: readonly ActSum[]) {
  const of = (names: readonly string[]) => {
    const own = acts.filter(({ name }) => names.includes(name));
    const total = (field: 'times' | 'visitors') => own.reduce((sum, act) => sum + act[field], 0);
    return { times: total('times'), visitors: total('visitors') };
  };
  const times = (names: readonly string[]) => {
    const { times: n, visitors } = of(names);
    return orHidden(visitors) === null ? null : n;
  };
  const shareOf = (part: readonly string[], whole: readonly string[]) => {
    const [some, all] = [of(part), of(whole)];
    // Beside the sum, a share also tells of the rest: none of its parts may be of few.
    const isHidden = [...part, ...whole].some((name) => orHidden(of([name]).visitors) === null);
    return isHidden || all.times === 0 ? null : some.times / all.times;
  };
  return { times, shareOf };
}
