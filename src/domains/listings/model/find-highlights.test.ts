import { expect, it } from 'vitest';
import { findHighlights } from './find-highlights.ts';

it('names what a description says the home has, rarest first', () => {
  const remarks =
    'Water views of Lake Marlow set this three-bedroom Cape Cod apart. Inside, find hardwood floors. The primary bedroom is on the main floor. A heated in-ground pool and a covered patio extend the living space outdoors.';
  expect(findHighlights(remarks)).toEqual([
    'Water view',
    'Pool',
    'Primary bedroom on the main floor',
    'Hardwood floors',
    'Covered patio',
  ]);
  expect(findHighlights('The daylight basement adds 880 finished square feet. A transit stop is close by.')).toEqual([
    'Walk-out basement',
    'Close to transit',
  ]);
});

it.each([
  'No fireplace, and no pool.',
  'Room for a pool.',
  'Space for an ADU or a workshop.',
  'Plumbed for a wet bar.',
  'A few steps to the community pool.',
  'Bring the pool table.',
  'Close to the waterfront.',
  'Mariners Row Waterfront Park is a few blocks away.',
  'The carpool lane is near.',
  'Sold without a garage.',
  '',
])('takes nothing from %j', (remarks) => {
  expect(findHighlights(remarks)).toEqual([]);
});

it('shows at most eight', () => {
  const everything = 'Pool. Sauna. Hot tub. Fire pit. Workshop. Wet bar. Fireplace. Heat pump. Deck. Balcony. Corner lot.';
  expect(findHighlights(everything)).toHaveLength(8);
});
