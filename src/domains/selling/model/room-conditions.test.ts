import { expect, it } from 'vitest';
import { shapeByRooms } from './room-conditions.ts';

it('is the shape of the worst part that was looked at', () => {
  expect(shapeByRooms({})).toBeNull();
  expect(shapeByRooms({ kitchen: 'fresh', baths: 'kept' })).toBe('kept');
  expect(shapeByRooms({ kitchen: 'repairs', baths: 'worn', living: 'fresh' })).toBe('repairs');
  // A part that is no longer asked about.
  expect(shapeByRooms({ kitchen: 'kept', ballroom: 'repairs' })).toBe('kept');
});
