import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { MOST_COLLECTION_PEOPLE } from '../model/limits.ts';
import { collectionInvitations } from './collection-people.ts';
import { getCollection } from './read-collections.ts';
import { createCollection } from './write-collections.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof addActor>>;
beforeAll(async () => {
  app = await openTestApp();
  owner = await addActor(app.db, { isDemo: true });
});
afterAll(() => app.close());

const asOwner = () => ({ ...app.ctx(), actor: owner });

async function start() {
  const { id } = await createCollection(asOwner(), { name: 'Our homes', note: '' });
  return {
    id,
    invite: (email: string, role: 'view' | 'edit' = 'view') =>
      collectionInvitations.invite(asOwner(), { params: { id }, form: { email, role } }),
    readInvitations: async () => (await getCollection(asOwner(), id)).invitations,
  };
}

const tokenOf = ({ path }: { path: string | null }) => path?.split('/').at(-1) ?? '';

describe('inviting to a collection', () => {
  it('renews the open invitation to an address, in whatever case, and ends its old link', async () => {
    const { invite, readInvitations } = await start();
    const first = tokenOf(await invite('ben@home.example'));
    const second = tokenOf(await invite('Ben@Home.example', 'edit'));
    expect(await readInvitations()).toMatchObject([{ email: 'Ben@Home.example', role: 'edit' }]);
    await expect(collectionInvitations.open(app.ctx(), first)).rejects.toMatchObject({ code: 'not-found' });
    expect(await collectionInvitations.open(app.ctx(), second)).toMatchObject({ role: 'edit' });
  });

  it('has room for so many people and open invitations together, and names the field', async () => {
    const { id, invite, readInvitations } = await start();
    const member = await addActor(app.db);
    await collectionInvitations.accept({ ...app.ctx(), actor: member }, tokenOf(await invite('member@home.example')));
    const room = MOST_COLLECTION_PEOPLE - 1;
    const { id: rowId } = await app.db
      .selectFrom('collections')
      .select('id')
      .where('public_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await readInvitations()).toEqual([]);
    for (let n = 0; n < room - 1; n += 1) {
      const { userId } = await addActor(app.db);
      await app.db
        .insertInto('collection_members')
        .values({ collection_id: rowId, user_id: userId, role: 'view', joined_at: app.ctx().now })
        .execute();
    }

    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => invite(`${name}-${randomUUID()}@home.example`)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      code: 'conflict',
      fields: { email: expect.stringContaining(`At most ${MOST_COLLECTION_PEOPLE} people`) },
    });

    // The last place is renewed even so.
    const [last] = await readInvitations();
    await invite(last?.email ?? '', 'edit');
    expect(await readInvitations()).toMatchObject([{ email: last?.email, role: 'edit' }]);
  });
});
