import { expect, it } from 'vitest';
import { KEY_FIELDS, RESOURCES } from './profiles.ts';
import { keyOfRecord } from './record-key.ts';

it('is the first field of a resource that says something', () => {
  for (const resource of RESOURCES)
    for (const [at, name] of KEY_FIELDS[resource].entries()) {
      const before = Object.fromEntries(KEY_FIELDS[resource].slice(0, at).map((empty) => [empty, ' ']));
      expect(keyOfRecord(resource, { ...before, [name]: 7 })).toBe('7');
    }
  expect(keyOfRecord('Property', { ListingId: '7' })).toBeNull();
});
