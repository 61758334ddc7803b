import { expect, it } from 'vitest';
import { endedBy } from './browser-data.ts';

const local = (...keys: string[]) => keys.map((key) => ({ place: 'local' as const, key }));

it('clearing the token ends the session behind it on the server too', () => {
  expect(endedBy(local('theme', 'auth_token'))).toBe('everyone');
  expect(endedBy(local('auth_token', 'demo_token', 'demo_user'))).toBe('everyone');
  expect(endedBy(local('demo_token', 'demo_user'))).toBe('demo');
  expect(endedBy(local('theme', 'demo_user'))).toBeUndefined();
  expect(endedBy([{ place: 'session', key: 'auth_token' }])).toBeUndefined();
});
