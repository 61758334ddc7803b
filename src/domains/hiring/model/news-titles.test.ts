import { expect, it } from 'vitest';
import { titleOf } from './news-titles.ts';

const named = { what: 'Photographer', place: 'Marlow', vendor: 'Bright Homes', number: 12 };

it('says in the subject of a mail what happened, and to which request', () => {
  expect(titleOf.client('quoted', named)).toBe('Bright Homes sent a quote for your request 12');
  expect(titleOf.vendor('won', named)).toBe('Your quote for request 12 was accepted');
  expect(titleOf.vendor('asked', named)).toBe('New request: Photographer in Marlow');
});

it('names the request alone where the news has no subject of its own', () => {
  expect(titleOf.client('lost', named)).toBe('Bright Homes: your request 12');
  expect(titleOf.vendor('lost', named)).toBe('Request 12');
});
