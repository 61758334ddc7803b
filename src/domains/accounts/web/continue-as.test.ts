// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Role } from '#lib/roles.ts';
import type { SessionUser } from '../contract.ts';
import { continueAs } from './continue-as.ts';

afterEach(() => void vi.unstubAllGlobals());

/** How often a role was asked for; the answer refuses, so that nobody is signed in after it. */
async function countAsked(role: Role): Promise<number> {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({}, { status: 403 }));
  vi.stubGlobal('fetch', fetched);
  const user = { uid: 'u', role, roles: [role], isDemo: false } as unknown as SessionUser;
  await continueAs(user, 'vendor').catch(() => {});
  return fetched.mock.calls.length;
}

it('makes a vendor of whoever joins a team, but leaves vendors and administrators as they are', async () => {
  expect(await countAsked('buyer')).toBe(1);
  expect(await countAsked('vendor')).toBe(0);
  expect(await countAsked('admin')).toBe(0);
});
