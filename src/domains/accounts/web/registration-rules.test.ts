import { expect, it } from 'vitest';
import { checkNewPassword, checkRegistration } from './registration-rules.ts';

const good = { fullName: 'Al', email: 'al@example.com', password: 'Secr3t', confirmPassword: 'Secr3t', role: 'user' };

it.each([
  [{}, {}],
  [{ role: 'vendor' }, {}],
  [{ fullName: ' A ' }, { fullName: 'Full name is required' }],
  [{ email: 'al@' }, { email: 'Please enter a valid email address' }],
  [{ password: 'Sec3t', confirmPassword: 'Sec3t' }, { password: 'Password must be at least 6 characters' }],
  [{ password: 'secr3t', confirmPassword: 'secr3t' }, { password: 'Password must contain at least one uppercase letter' }],
  [{ password: 'Secret', confirmPassword: 'Secret' }, { password: 'Password must contain at least one number' }],
  [{ confirmPassword: 'Secr3T' }, { confirmPassword: "Passwords don't match" }],
  [{ role: 'seller' }, { role: 'Please select a role' }],
])('a registration with %o is told %o', (change, problems) => {
  expect(checkRegistration({ ...good, ...change }, 6)).toEqual(problems);
});

it('an empty form is told everything, in the order of its fields', () => {
  expect(Object.keys(checkRegistration({ confirmPassword: 'x' }, 6))).toEqual([
    'fullName',
    'email',
    'password',
    'confirmPassword',
    'role',
  ]);
  expect(checkNewPassword({}, 6)).toEqual({ password: 'Password must be at least 6 characters' });
});
