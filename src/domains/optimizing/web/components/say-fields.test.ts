import { expect, it } from 'vitest';
import { sayFields } from './say-fields.ts';

it('says fields as people read them', () => {
  expect(sayFields(['BedroomsTotal', 'InteriorFeatures', 'WaterfrontYN', 'ElementarySchool'])).toBe(
    'bedrooms, interior features, waterfront, elementary school',
  );
  expect(sayFields(['StateOrProvince', 'PostalCode'])).toBe('state, ZIP code');
  // What was said of a field, such as a photo's room, is in words already.
  expect(sayFields(['Photo: Kitchen'])).toBe('Photo: Kitchen');
});
