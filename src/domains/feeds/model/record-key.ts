import { KEY_FIELDS, type ResourceName } from './profiles.ts';

/** The first of some fields that says something, as text. */
export function firstText(record: Record<string, unknown>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = record[name];
    if ((typeof value === 'string' || typeof value === 'number') && String(value).trim() !== '') return String(value).trim();
  }
  return null;
}

/** What identifies a mapped record within its feed; null where it says nothing. */
export const keyOfRecord = (resource: ResourceName, record: Record<string, unknown>): string | null =>
  firstText(record, KEY_FIELDS[resource]);
