/** From this many answers at once, background work rests: a page that opens asks for four or five. */
const BUSY_FROM = 6;

let underway = 0;

/** Counts a request until its answer begins. */
export async function whileAnswering<T>(answer: () => Promise<T>): Promise<T> {
  underway += 1;
  try {
    return await answer();
  } finally {
    underway -= 1;
  }
}

/** Whether this process is busy with people. */
export function isAnsweringMany(): boolean {
  return underway >= BUSY_FROM;
}
