import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { PART_BYTES } from '#platform/files/sealed-files.ts';
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

const sendBytes = (app: TestApp, who: Browser, path: string, body: Uint8Array) =>
  app.request(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: Buffer.from(body),
  });

/** Puts a file into somebody's vault, and answers its id. */
export async function putIntoVault(
  app: TestApp,
  who: Browser,
  name: string,
  content: Uint8Array,
  id: string = randomUUID(),
): Promise<string> {
  expect(await outcome(sendBytes(app, who, `/api/vault/documents/${id}?name=${encodeURIComponent(name)}`, content))).toBe('200');
  return id;
}

/** What puts files of somebody into their vault, whole or in parts, and reads them. */
export function vaultOn(open: () => { app: TestApp; ann: Browser }) {
  const send = (path: string, body: Uint8Array, person = open().ann) => sendBytes(open().app, person, path, body);
  const put = (name: string, content: Uint8Array, id: string = randomUUID()) =>
    putIntoVault(open().app, open().ann, name, content, id);
  const start = async (id: string, body: object, person = open().ann) => person.send('PUT', `/api/vault/uploads/${id}`, body);
  const part = (id: string, content: Uint8Array, at: number, person = open().ann) =>
    send(`/api/vault/uploads/${id}/parts/${at}`, content.subarray(at * PART_BYTES, (at + 1) * PART_BYTES), person);
  const finish = (id: string, person = open().ann) => person.send('POST', `/api/vault/uploads/${id}/finish`);
  async function sendWhole(name: string, content: Uint8Array, rest: object = {}): Promise<string> {
    const id = randomUUID();
    expect(await outcome(start(id, { name, sizeBytes: content.length, ...rest }))).toBe('200');
    for (let at = 0; at * PART_BYTES < content.length; at += 1) expect(await outcome(part(id, content, at))).toBe('204');
    expect(await outcome(finish(id))).toBe('200');
    return id;
  }
  const read = async (path: string): Promise<Buffer> => Buffer.from(await (await open().ann.send('GET', path)).arrayBuffer());
  return { send, put, start, part, finish, sendWhole, read };
}
