/** The same work, of which only this many calls run at once; the others wait for their turn, in order. */
export function limitAtOnce<Args extends unknown[], Result>(
  most: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      // Its place goes to the next, if there is one.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
