import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentity } from '#platform/identity/identity.ts';
import { keepSignIn, makePerson, openBrowser, outcome } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readPersonal, recordAudit } from './audit.ts';
import { createFirstAdmin, grantAdminByEmail } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('the audit log', () => {
  it('holds what is personal under the person’s key, which goes with the person', async () => {
    const person = await makePerson(app);
    const { uid } = person.user;
    const [event] = await app.db.selectFrom('audit_events').selectAll().where('subject_id', '=', uid).execute();
    if (event === undefined) throw new Error('nothing was written');
    expect(event).toMatchObject({ action: 'signed-in', actor_id: uid });
    expect(event.personal?.includes('198.51.100.1')).toBe(false);
    expect(await readPersonal(app.ctx(), [event])).toEqual([{ address: '198.51.100.1', device: 'Firefox on Linux' }]);
    await app.db.deleteFrom('users').where('id', '=', uid).execute();
    expect(await app.db.selectFrom('audit_events').select('id').where('subject_id', '=', uid).execute()).toHaveLength(1);
    expect(await readPersonal(app.ctx(), [event])).toEqual([undefined]);
  });
});

describe('another secret of the installation', () => {
  it('lets people sign in, and begins a key of theirs anew', async () => {
    const person = await makePerson(app);
    const { uid } = person.user;
    const elsewhere = createIdentity('another secret of at least 32 characters', 'http://localhost');
    await app.db
      .updateTable('user_keys')
      .set({ wrapped_key: elsewhere.seal(randomBytes(32)) })
      .where('user_id', '=', uid)
      .execute();
    await recordAudit(app.system(), { action: 'signed-in', subjectId: uid, personal: { address: '192.0.2.1' } });
    const [old, fresh] = await app.db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', '=', uid)
      .orderBy('id')
      .execute();
    if (old === undefined || fresh === undefined) throw new Error('nothing was written');
    expect(await readPersonal(app.ctx(), [old, fresh])).toEqual([undefined, { address: '192.0.2.1' }]);
  });

  it('says what hinders where something was sealed', () => {
    const elsewhere = createIdentity('another secret of at least 32 characters', 'http://localhost');
    expect(() => app.ctx().identity.unseal(elsewhere.seal(Buffer.from('x')))).toThrow('another AUTH_SECRET');
  });
});

describe('the operator', () => {
  it('gets the demonstration’s administrator once, and its password works', async () => {
    const [one, two] = await Promise.all([createFirstAdmin(app.system()), createFirstAdmin(app.system())]);
    const made = one ?? two;
    expect([one, two]).toContain(undefined);
    expect(await createFirstAdmin(app.system())).toBeUndefined();
    const browser = openBrowser(app);
    const { user } = await keepSignIn(browser, await browser.send('POST', '/api/auth/sign-in', made));
    expect(user).toMatchObject({ role: 'admin', isDemo: false });
    const visitor = app.ctx();
    await expect(createFirstAdmin(visitor)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('names an administrator by address, which the log remembers', async () => {
    const person = await makePerson(app, { email: 'boss@example.com' });
    expect(await grantAdminByEmail(app.system(), 'Boss@example.com')).toMatchObject({
      userId: person.user.uid,
      isConfirmed: true,
    });
    await expect(grantAdminByEmail(app.system(), 'nobody@example.com')).rejects.toThrow('let them sign up first');
    await expect(grantAdminByEmail(app.ctx(), 'boss@example.com')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await outcome(person.send('POST', '/api/auth/update-role', { userId: person.user.uid, role: 'admin' }))).toBe('200');
    const log = await app.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', person.user.uid)
      .execute();
    expect(log).toContainEqual({ action: 'admin-granted', actor_id: 'system' });
  });
});
