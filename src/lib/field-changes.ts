import { z } from 'zod';

export const fieldChangeSchema = z.strictObject({
  path: z.array(z.string().min(1).max(160)).min(1).max(6).describe('Where the field is: ["profile", "budget", "priceMax"]'),
  value: z.unknown().optional().describe('What it is now; left out where it was removed'),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Changes of one window that are not known to be saved. Sent twice or late, they overwrite nothing newer. */
export const unsavedSchema = z.strictObject({
  writer: z.uuid().describe('The window that was typed in'),
  seq: z.number().int().min(1).max(1e9).describe('Goes up with every change there; older ones that arrive later are left out'),
  changes: z.array(fieldChangeSchema).max(2000),
});
export type Unsaved = z.infer<typeof unsavedSchema>;

/** Lists whose elements count as separate fields: by the list's path, the member that names an element. */
export type KeyedLists = Readonly<Record<string, string>>;

const NONE: KeyedLists = {};

/** The fields in which two states of a document differ, as the later one has them. */
export function diffFields(before: unknown, after: unknown, keyed = NONE, path: string[] = []): FieldChange[] {
  if (before === after) return [];
  const key = keyed[path.join('.')];
  const [from, to] = [membersOf(before, key), membersOf(after, key)];
  if (from !== undefined && to !== undefined) {
    const names = [...new Set([...from.keys(), ...to.keys()])];
    // A list element counts as one field.
    const below = key === undefined ? keyed : NONE;
    return names.flatMap((name) =>
      key === undefined
        ? diffFields(from.get(name), to.get(name), below, [...path, name])
        : diffValues(from.get(name), to.get(name), [...path, name]),
    );
  }
  return diffValues(before, after, path);
}

function diffValues(before: unknown, after: unknown, path: string[]): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [after === undefined ? { path } : { path, value: after }];
}

/** The fields of a document that changed, for a call that leaves the others as they are. */
export function changedFields<Doc extends object>(changes: readonly FieldChange[], doc: Doc): Partial<Doc> {
  const changed = new Set(changes.map(({ path }) => path[0]));
  const fields: Partial<Doc> = { ...doc };
  for (const name in fields) if (!changed.has(name)) delete fields[name];
  return fields;
}

/** The same, of two states of a document. */
export function changesOf<Doc extends object>(before: Doc, after: Doc): Partial<Doc> {
  return changedFields(diffFields(before, after), after);
}

/** A document with fields changed. Its reader validates the result. */
export function applyChanges(doc: unknown, changes: readonly FieldChange[], keyed = NONE): unknown {
  return changes.reduce((next, { path, value }) => setAt(next, { path, value, keyed }, 0), doc);
}

function setAt(doc: unknown, change: { path: readonly string[]; value: unknown; keyed: KeyedLists }, at: number): unknown {
  const { path, value, keyed } = change;
  const name = path[at];
  if (name === undefined) return value;
  const key = keyed[path.slice(0, at).join('.')];
  if (key !== undefined) return setElement(Array.isArray(doc) ? doc : [], key, name, value);
  const members = membersOf(doc, undefined) ?? new Map<string, unknown>();
  const next = setAt(members.get(name), change, at + 1);
  if (next === undefined) members.delete(name);
  else members.set(name, next);
  return Object.fromEntries(members);
}

function setElement(list: readonly unknown[], key: string, name: string, value: unknown): unknown[] {
  const at = list.findIndex((one) => nameOf(one, key) === name);
  if (value === undefined) return at < 0 ? [...list] : list.toSpliced(at, 1);
  return at < 0 ? [...list, value] : list.with(at, value);
}

function membersOf(value: unknown, key: string | undefined): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return key === undefined ? new Map(Object.entries(value)) : undefined;
  return key === undefined ? undefined : new Map(value.map((one: unknown) => [nameOf(one, key), one]));
}

function nameOf(element: unknown, key: string): string {
  const name: unknown = typeof element === 'object' && element !== null ? Reflect.get(element, key) : undefined;
  return String(name);
}

/** Whether a later change replaces an earlier one. */
export function covers(later: FieldChange, earlier: FieldChange): boolean {
  return later.path.every((name, at) => earlier.path[at] === name);
}

/** The newest saved changes of each window. */
export type Writers = Readonly<Record<string, number>>;

const MOST_WRITERS = 12;

/** The same with one more save; null where this window has saved these changes, or newer ones, before. */
export function admitWriter(writers: Writers, { writer, seq }: Unsaved): Writers | null {
  if ((writers[writer] ?? 0) >= seq) return null;
  const others = Object.entries(writers).filter(([name]) => name !== writer);
  return Object.fromEntries([...others, [writer, seq] as const].slice(-MOST_WRITERS));
}

/** Parses the stored form; empty if it cannot be read. */
export function readWriters(stored: unknown): Writers {
  return z.record(z.string(), z.number()).catch({}).parse(stored);
}
