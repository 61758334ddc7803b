import { expect, it } from 'vitest';
import { DEFAULT_TEMPLATES, fillTemplate, findOpenPlaces, TEMPLATE_PLACES } from './reply-templates.ts';

it('fills in the first name and the home, wherever they stand', () => {
  const filled = fillTemplate('{first_name}, {address}? Yes, {first_name}.', { name: '  Bea Maria Lindt', address: '12 Elm St' });
  expect(filled).toBe('Bea, 12 Elm St? Yes, Bea.');
  expect(fillTemplate('{address}', { name: 'Bea', address: undefined })).toBe('the home');
  // A name is text, no pattern of a replacement.
  expect(fillTemplate('{first_name}', { name: '$&', address: undefined })).toBe('$&');
});

it('finds what nothing fills in', () => {
  expect(findOpenPlaces('Hello {firstname}, {address} {firstname} {2} {}')).toEqual(['{firstname}', '{address}']);
});

it('leaves nothing open in the quick replies that come with the site', () => {
  for (const { body } of DEFAULT_TEMPLATES) expect(findOpenPlaces(fillTemplate(body, { name: 'Bea', address: 'A' }))).toEqual([]);
  expect(Object.keys(TEMPLATE_PLACES)).toEqual(findOpenPlaces(DEFAULT_TEMPLATES.map(({ body }) => body).join()));
});
