/** From this many homes on, a shared best score says that the wishes no longer tell homes apart. */
const FEWEST_TIED = 5;

/** How many of the homes shown share the best score, if they are all of them; 0 where the score tells them apart. */
export function countTied(scores: readonly number[]): number {
  const [best] = scores;
  return scores.length >= FEWEST_TIED && scores.every((score) => score === best) ? scores.length : 0;
}
