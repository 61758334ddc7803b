/** So many answers under way at once that background work should rest: a page that opens asks for four or five. */
const BUSY_FROM = 6;

let underway = 0;

/** Counts a request as under way until its answer begins. */
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
