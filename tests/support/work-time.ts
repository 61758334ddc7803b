/**
 * How long the processor works on something, in milliseconds: unlike the clock, it says the same on a machine that does other
 * work. For tests that hold what must not grow by its square, with limits far above the usual.
 */
export function workTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds of this process alone, the best of several runs. */
export function bestWorkTimeOf(work: () => void, runs: number): number {
  let best = Infinity;
  for (let run = 0; run < runs; run++) best = Math.min(best, workTimeOf(work));
  return best;
}

/** The longest text against one of half its length read twice: 1 where the time grows with the length, 2 where it grows with its square. */
const MOST_GROWTH = 1.5;

/**
 * Whether reading a text takes about as long as reading its half twice, which leaves as much for the collector of garbage to do.
 * What takes less than `freeMs` is not compared: growth says little there, and what grows by its square takes far more. The best
 * of all attempts counts, since code that is not compiled yet and a busy machine make some of them slower.
 */
export function growsSteadily(read: (text: string) => void, write: (length: number) => string, longest: number, freeMs: number) {
  const [half, whole] = [write(longest / 2), write(longest)];
  const readWhole = () => read(whole);
  const readHalfTwice = () => {
    read(half);
    read(half);
  };
  let [once, twiceHalf] = [Infinity, Infinity];
  for (const runs of [1, 3, 5, 7, 9, 11]) {
    once = Math.min(once, bestWorkTimeOf(readWhole, runs));
    if (once < freeMs) return true;
    twiceHalf = Math.min(twiceHalf, bestWorkTimeOf(readHalfTwice, runs));
    if (once / twiceHalf < MOST_GROWTH) return true;
  }
  return false;
}
