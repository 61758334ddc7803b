import type { z } from 'zod';
import { admitWriter, applyChanges, type KeyedLists, readWriters, type Unsaved } from '#lib/field-changes.ts';
import { DomainError } from './domain-error.ts';

interface TakeChangesInput<Doc> {
  unsaved: Unsaved;
  /** The current document, locked until the end of the transaction. */
  before: unknown;
  /** Its column of the same name. */
  writers: unknown;
  schema: z.ZodType<Doc>;
  keyed?: KeyedLists;
}

/**
 * A document with changed fields, and the new value of its column `writers`; null if these changes, or newer ones of that window,
 * were saved before. Throws `invalid` if the result would not be such a document.
 */
export function takeChanges<Doc>(input: TakeChangesInput<Doc>): { doc: Doc; writers: string } | null {
  const writers = admitWriter(readWriters(input.writers), input.unsaved);
  if (writers === null) return null;
  const next = input.schema.safeParse(applyChanges(input.before, input.unsaved.changes, input.keyed));
  if (next.success) return { doc: next.data, writers: JSON.stringify(writers) };
  const fields = Object.fromEntries(next.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new DomainError('invalid', 'These answers cannot be saved as they are.', { fields });
}
