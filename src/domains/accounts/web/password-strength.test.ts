import { expect, it } from 'vitest';
import { measurePassword } from './password-strength.ts';

it.each([
  ['', ''],
  ['aB3', 'Weak'],
  ['Passw0rd', 'Weak'],
  ['Secr3t', 'Fair'],
  ['Gk7rTm2p', 'Fair'],
  ['Gk7-rTm2p', 'Good'],
  ['Tide 4 lamps on the roof', 'Strong'],
])('%j is %s', (password, label) => {
  expect(measurePassword(password).label).toBe(label);
});

it('counts the own name and address little', () => {
  expect(measurePassword('Jonathan-77', ['Jonathan Reed', 'j.reed@example.com']).score).toBeLessThan(
    measurePassword('Jonathan-77').score,
  );
});
