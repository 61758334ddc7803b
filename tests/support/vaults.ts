import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Browser, makePerson, outcome } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Two people with vaults, and what puts a file into one of them. */
export async function openVaults(): Promise<{ app: TestApp; ann: Browser; bob: Browser }> {
  const app = await openTestApp();
  const [ann, bob] = [
    await makePerson(app, { displayName: 'Ann Ray' }),
    await makePerson(app, { displayName: 'Bob Elm', email: 'bob.elm@example.com' }),
  ];
  return { app, ann, bob };
}

/** Puts a file into somebody's vault, and answers its id. */
export async function putIntoVault(app: TestApp, who: Browser, name: string, content: Uint8Array): Promise<string> {
  const id = randomUUID();
  const response = await app.request(`/api/vault/documents/${id}?name=${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: Buffer.from(content),
  });
  expect(await outcome(response)).toBe('200');
  return id;
}
