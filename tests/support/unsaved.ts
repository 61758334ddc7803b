import { randomUUID } from 'node:crypto';
import type { Unsaved } from '#lib/field-changes.ts';

/** The save of a newly opened window with these fields changed. */
export function unsavedOf(fields: Record<string, unknown>, { writer = randomUUID(), seq = 1 } = {}): Unsaved {
  const changes = Object.entries(fields).map(([path, value]) => ({ path: path.split('.'), value }));
  return { writer, seq, changes };
}
