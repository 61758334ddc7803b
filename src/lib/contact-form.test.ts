import { expect, it } from 'vitest';
import { senderFields } from './contact-form.ts';

it.each([
  ['', undefined],
  ['(303) 555-0142', '(303) 555-0142'],
  ['+372 555 0142', '+372 555 0142'],
])('takes the phone number %j', (phone, taken) => {
  expect(senderFields.phone.parse(phone)).toBe(taken);
});

it.each(['12', '555-01', '++() .-', 'call me'])('refuses %j as a phone number', (phone) => {
  expect(senderFields.phone.safeParse(phone).success).toBe(false);
});
