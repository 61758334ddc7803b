import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findTie } from './find-tie.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function addPerson({ addresses = [], devices = [] }: { addresses?: string[]; devices?: string[] }): Promise<string> {
  const { userId } = await addActor(test.db);
  const now = new Date();
  for (const address of addresses)
    await test.db
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        user_id: userId,
        token_hash: randomBytes(32),
        method: 'password',
        address,
        device: 'Firefox',
        created_at: now,
        authenticated_at: now,
        last_seen_at: now,
        expires_at: now,
      })
      .execute();
  for (const device of devices)
    await test.db
      .insertInto('known_devices')
      .values({ user_id: userId, device_hash: Buffer.from(device), device: 'Firefox', first_seen_at: now, last_seen_at: now })
      .execute();
  return userId;
}

it('is a browser of both, or a network address of both, unless many may have it', async () => {
  const one = await addPerson({ addresses: ['93.184.216.34', '10.0.0.1', '::1', ''], devices: ['laptop', 'phone'] });
  const others = {
    stranger: await addPerson({ addresses: ['93.184.216.35'], devices: ['tablet'] }),
    behindProxy: await addPerson({ addresses: ['10.0.0.1', '::1', ''] }),
    neighbor: await addPerson({ addresses: ['93.184.216.34'] }),
    again: await addPerson({ addresses: ['93.184.216.34'], devices: ['phone'] }),
  };
  const found = async (...ids: string[]) => findTie(test.db, one, ids);
  expect(await found()).toBeUndefined();
  expect(await found(others.stranger, others.behindProxy)).toBeUndefined();
  expect(await found(others.stranger, others.neighbor)).toBe('address');
  expect(await found(others.neighbor, others.again)).toBe('device');
});
