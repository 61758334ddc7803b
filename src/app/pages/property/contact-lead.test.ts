import { expect, it } from 'vitest';
import { sayContact } from './contact-lead.ts';

it('promises no account only for what needs none', () => {
  const say = (contact: Parameters<typeof sayContact>[0]) => sayContact(contact, 'the seller');
  expect(say({ standardStatus: 'Active', isListedHere: true, canTour: true })).toBe(
    'The seller answers. Questions need no account; you sign in to book a tour.',
  );
  for (const contact of [
    { standardStatus: 'Active', isListedHere: false },
    { standardStatus: 'Coming Soon', isListedHere: true },
  ] as const)
    expect(say({ ...contact, canTour: true })).toBe('The seller answers. No account needed.');
  expect(say({ standardStatus: 'Pending', isListedHere: true, canTour: false })).toBe(
    'Tours are closed. The seller answers questions; no account needed.',
  );
  expect(say({ standardStatus: 'Coming Soon', isListedHere: true, canTour: false })).toBe(
    'Tours start once it is on the market. The seller answers questions; no account needed.',
  );
});
