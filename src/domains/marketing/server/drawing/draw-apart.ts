import { createHelper } from '#platform/jobs/helper.ts';
import type { DrawnSheet, SheetOrder } from './draw-sheet.ts';

const helper = (name: string) =>
  createHelper<SheetOrder | null, DrawnSheet | null>(new URL('./draw-worker.ts', import.meta.url), {
    name,
    heapMb: 384,
    patienceMs: 60_000,
  });

const forPeople = helper('marketing materials');
const forSets = helper('sets of marketing materials');

/** Draws a sheet in a process of its own, because it takes half a second in which everybody else would wait. */
export const drawApart = (order: SheetOrder): Promise<DrawnSheet> => draw(forPeople, order);

/** The same in another process, so that nobody who looks at a preview waits for a set. */
export const drawForSet = (order: SheetOrder): Promise<DrawnSheet> => draw(forSets, order);

async function draw(ask: typeof forPeople, order: SheetOrder): Promise<DrawnSheet> {
  const drawn = await ask(order);
  if (drawn === null) throw new TypeError('The drawing process did not draw');
  return drawn;
}

/** Opens the process and its typefaces, so that the first preview does not wait for them. */
export function prepareDrawing(): void {
  // A failure here comes again, and is reported, with the first sheet.
  forPeople(null).catch(() => {});
}
