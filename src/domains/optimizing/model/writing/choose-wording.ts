/** So many wordings come one after the other before the first comes again. */
const MOST_WORDINGS = 20;
/** After this many in a row that were there before, there are no others. */
const ENOUGH_ALIKE = 16;

/**
 * The wording of a round, which no round before it had as long as there are others; then the first comes again. `write` writes one
 * by its number, and `say` says what people read of it.
 */
export function chooseWording<T>(round: number, { write, say }: { write: (at: number) => T; say: (one: T) => string }): T {
  const first = write(0);
  if (round === 0) return first;
  const found = new Map([[say(first), first]]);
  for (let at = 1, alike = 0; alike < ENOUGH_ALIKE && found.size <= Math.min(round, MOST_WORDINGS - 1); at++) {
    const one = write(at);
    const text = say(one);
    alike = found.has(text) ? alike + 1 : 0;
    if (alike === 0) found.set(text, one);
  }
  return [...found.values()][round % found.size] ?? first;
}
