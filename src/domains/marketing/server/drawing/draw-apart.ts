import { createHelper } from '#platform/jobs/helper.ts';
import type { DrawnMaterial, DrawingOrder } from './draw-material.ts';

const helper = (name: string) =>
  createHelper<DrawingOrder | null, DrawnMaterial | null>(new URL('./draw-worker.ts', import.meta.url), {
    name,
    heapMb: 384,
    patienceMs: 60_000,
  });

const forPeople = helper('marketing materials');
const forSets = helper('sets of marketing materials');

/** Draws a material in a process of its own, because it takes half a second in which everybody else would wait. */
export const drawApart = (order: DrawingOrder): Promise<DrawnMaterial> => draw(forPeople, order);

/** The same in another process, so that nobody who looks at a preview waits for a set. */
export const drawForSet = (order: DrawingOrder): Promise<DrawnMaterial> => draw(forSets, order);

async function draw(ask: typeof forPeople, order: DrawingOrder): Promise<DrawnMaterial> {
  const drawn = await ask(order);
  if (drawn === null) throw new TypeError('The drawing process did not draw');
  return drawn;
}

/** Opens the process and its typefaces, so that the first preview does not wait for them. */
export function prepareDrawing(): void {
  // A failure here comes again, and is reported, with the first material.
  forPeople(null).catch(() => {});
}
