import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GOOD_PASSWORD,
  keepSignIn,
  makePerson,
  openBrowser,
  outcome,
  readMail,
  signUpPerson,
  type Browser,
} from '#tests/support/people.ts';
import { writePdf } from '#tests/support/signing.ts';
import { fillPersonalTables } from '#tests/support/fill-personal-tables.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import { endPending } from '#domains/accounts/server/end-pending.ts';
import { sendResetLink } from '#domains/accounts/server/reset-password.ts';
import { packRequestedExport, removeEndedExports } from '#domains/privacy/server/exports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let made = 0;

async function makeOwner(isVerified = true) {
  made += 1;
  const email = `owner-${made}@example.com`;
  const owner = await signUpPerson(app, { email });
  if (isVerified)
    await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', owner.user.uid).execute();
  return { owner, email };
}

/** Requests a change of address from the owner's browser. Returns the token that confirms it. */
async function askForChange(browser: Browser): Promise<{ address: string; confirm: () => Promise<string> }> {
  made += 1;
  const address = `thief-${made}@example.com`;
  const asked = browser.send('POST', '/api/auth/change-email', { email: address, currentPassword: GOOD_PASSWORD });
  expect(await outcome(asked)).toBe('204');
  const { token } = await readMail(app, address);
  return { address, confirm: () => outcome(openBrowser(app).send('POST', '/api/auth/verify-email', { token })) };
}

async function askForReset({ user }: Browser, email: string): Promise<string> {
  await sendResetLink(app.ctx(), { userId: user.uid });
  return (await readMail(app, email)).token;
}

function reset(token: string): Promise<string> {
  return outcome(openBrowser(app).send('POST', '/api/auth/reset-password', { token, password: 'New-Orchard-42' }));
}

async function otherSessionOf(email: string): Promise<Browser> {
  const browser = openBrowser(app);
  await keepSignIn(browser, await browser.send('POST', '/api/auth/sign-in', { email, password: GOOD_PASSWORD }));
  return browser;
}

const ENDINGS: Record<string, (owner: Browser, email: string) => Promise<unknown>> = {
  'a reset': async (owner, email) => expect(await reset(await askForReset(owner, email))).toBe('204'),
  'a changed password': async (owner) => {
    const change = { currentPassword: GOOD_PASSWORD, newPassword: 'New-Orchard-42' };
    expect(await outcome(owner.send('POST', '/api/auth/change-password', change))).toBe('204');
  },
  'other sessions ended': (owner) => owner.send('POST', '/api/auth/sessions/revoke-others'),
  'one session ended': async (owner, email) => {
    await otherSessionOf(email);
    const sessions = (await (await owner.send('GET', '/api/auth/sessions')).json()) as { id: string; isCurrent: boolean }[];
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(await outcome(owner.send('DELETE', `/api/auth/sessions/${other?.id}`))).toBe('204');
  },
  'sessions ended by an administrator': async (owner) => {
    const path = `/api/admin/users/${owner.user.uid}/end-sessions`;
    expect(await outcome((await makePerson(app, { role: 'admin' })).send('POST', path))).toBe('200');
  },
  'an account disabled and enabled again': async (owner) => {
    const admin = await makePerson(app, { role: 'admin' });
    const path = `/api/admin/users/${owner.user.uid}`;
    expect(await outcome(admin.send('POST', `${path}/disable`, { reason: 'looks taken over' }))).toBe('204');
    expect(await outcome(admin.send('POST', `${path}/enable`))).toBe('204');
  },
};

describe.each(Object.entries(ENDINGS))('%s', (name, happen) => {
  it('ends the pending change of address, and everything else that waits', async () => {
    const { owner, email } = await makeOwner();
    const { uid } = owner.user;
    const change = await askForChange(owner);
    const resetLink = await askForReset(owner, email);
    expect(await outcome(owner.send('POST', '/api/auth/passkeys/options'))).toBe('200');
    expect(await outcome(owner.send('POST', '/api/auth/two-factor'))).toBe('200');
    const calendar = (await (await owner.send('POST', '/api/calendar-feed')).json()) as { path: string };
    expect((await app.request(calendar.path)).status).toBe(200);
    const copy = (await (await owner.send('POST', '/api/privacy/exports')).json()) as { id: string };
    const collection = (await (await owner.send('POST', '/api/collections', { name: 'Ours', note: '' })).json()) as {
      id: string;
    };
    const invitation = { email: `guest-of-${email}`, role: 'edit' };
    expect(await outcome(owner.send('POST', `/api/collections/${collection.id}/invitations`, invitation))).toBe('200');

    await happen(owner, email);

    expect(await change.confirm()).toBe('410 link-ended');
    if (!name.includes('reset')) expect(await reset(resetLink)).toBe('410 link-ended');
    expect((await app.request(calendar.path)).status).toBe(404);
    await packRequestedExport(app.ctx(), { exportId: copy.id });
    const left = await app.db.selectFrom('data_exports').select(['state', 'file_key']).where('id', '=', copy.id).execute();
    expect(left).toEqual([{ state: 'expired', file_key: null }]);
    for (const table of ['auth_challenges', 'user_totp'] as const)
      expect(await app.db.selectFrom(table).select('user_id').where('user_id', '=', uid).execute()).toEqual([]);
    expect(await app.db.selectFrom('invitations').select('id').where('invited_by', '=', uid).execute()).toEqual([]);
    expect(await app.db.selectFrom('users').select('email').where('id', '=', uid).executeTakeFirst()).toEqual({ email });
  });
});

describe('a stranger’s address', () => {
  it.each(['a reset', 'the link of sign-up'])(
    'that is claimed by %s takes with it the change its taker asked for',
    async (way) => {
      const { owner, email } = await makeOwner(false);
      const signUpLink = (await readMail(app, email)).token;
      const change = await askForChange(owner);
      if (way === 'a reset') expect(await reset(await askForReset(owner, email))).toBe('204');
      else expect(await outcome(openBrowser(app).send('POST', '/api/auth/verify-email', { token: signUpLink }))).toBe('200');
      expect(await change.confirm()).toBe('410 link-ended');
    },
  );

  it('that is claimed by a reset shows nothing by links its taker gave away', async () => {
    const { owner, email } = await makeOwner(false);
    const { id } = (await (await owner.send('POST', '/api/collections', { name: 'Trap', note: '' })).json()) as { id: string };
    const made = (await (await owner.send('POST', `/api/collections/${id}/shares`, { id: randomUUID(), days: 30 })).json()) as {
      path: string;
    };
    const look = async () => (await app.request(`/api/shared-collections/${made.path.split('/').at(-1)}`)).status;
    expect(await look()).toBe(200);
    expect(await reset(await askForReset(owner, email))).toBe('204');
    expect(await look()).toBe(404);
  });
});

it('what a stranger gave away in a session ends with it, and what the owner gave away stays', async () => {
  const { owner, email } = await makeOwner();
  const { id } = (await (await owner.send('POST', '/api/collections', { name: 'Ours', note: '' })).json()) as { id: string };
  const thief = await otherSessionOf(email);
  const share = async (by: Browser) => {
    const made = await by.send('POST', `/api/collections/${id}/shares`, { id: randomUUID(), days: 30 });
    const { path } = (await made.json()) as { path: string };
    return async () => (await app.request(`/api/shared-collections/${path.split('/').at(-1)}`)).status;
  };
  const [own, stolen] = [await share(owner), await share(thief)];
  const documentId = randomUUID();
  const upload = await app.request(`/api/vault/documents/${documentId}?name=w2.pdf`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${owner.token}` },
    body: Buffer.from(await writePdf()),
  });
  expect(await outcome(upload)).toBe('200');
  const give = (by: Browser, to: string) =>
    outcome(by.send('PUT', `/api/documents/${documentId}/grants/${randomUUID()}`, { email: to, days: 30 }));
  expect([await give(owner, 'lender@example.com'), await give(thief, 'thief@example.com')]).toEqual(['200', '200']);

  const change = { currentPassword: GOOD_PASSWORD, newPassword: 'New-Orchard-42' };
  expect(await outcome(owner.send('POST', '/api/auth/change-password', change))).toBe('204');

  expect([await own(), await stolen()]).toEqual([200, 404]);
  const left = app.db.selectFrom('document_grants').select('to_address').where('user_id', '=', owner.user.uid);
  expect(await left.execute()).toEqual([{ to_address: 'lender@example.com' }]);
});

it('a change that is under way while the password is reset does not outlive it', async () => {
  const { owner, email } = await makeOwner();
  const token = await askForReset(owner, email);
  const holding = await app.db.startTransaction().execute();
  await holding.selectFrom('users').select('id').where('id', '=', owner.user.uid).forUpdate().execute();
  const asking = outcome(
    owner.send('POST', '/api/auth/change-email', { email: 'slow-thief@example.com', currentPassword: GOOD_PASSWORD }),
  );
  const resetting = reset(token);
  await expect.poll(() => countBlocked(app.db)).toBe(2);
  await holding.commit().execute();
  expect([await asking, await resetting]).toEqual([expect.stringMatching(/^(204|401 user-token-expired)$/), '204']);
  const live = app.db.selectFrom('account_links').select('email').where('user_id', '=', owner.user.uid);
  expect(await live.where('used_at', 'is', null).where('ended_at', 'is', null).execute()).toEqual([]);
});

it('a copy that was ready when it was ended leaves by no address, and its file goes', async () => {
  const { owner } = await makeOwner();
  const { id } = (await (await owner.send('POST', '/api/privacy/exports')).json()) as { id: string };
  await packRequestedExport(app.ctx(), { exportId: id });
  const packed = app.db.selectFrom('data_exports').select('file_key').where('id', '=', id);
  const { file_key: key } = await packed.executeTakeFirstOrThrow();
  const part = () => app.ctx().files.get(`${key}/0`);
  expect(await part()).toBeDefined();
  const { url } = (await (await owner.send('POST', `/api/privacy/exports/${id}/link`)).json()) as { url: string };
  expect((await app.request(url)).status).toBe(200);
  await owner.send('POST', '/api/auth/sessions/revoke-others');
  expect((await app.request(url)).status).toBe(404);
  await removeEndedExports(app.ctx());
  expect(await part()).toBeUndefined();
});

describe('whatever opens something without signing in', () => {
  /** The tables that a new password leaves alone, and why. */
  const STAYS: Record<string, string> = {
    sessions: 'each verb says itself which sessions end',
    known_devices: 'tells a known device from a new one, and signs nobody in',
    passkeys: 'ways to sign in go only where an address is claimed',
    recovery_codes: 'ways to sign in go only where an address is claimed',
    user_passwords: 'is the password',
    share_links: 'given away on purpose, listed, of limited time; goes where an address is claimed or its session ends',
    document_grants: 'given away on purpose, listed, of limited time; goes where an address is claimed or its session ends',
    collections: 'given away on purpose and shown; goes where an address is claimed',
    reply_links: 'opens one thread for one of its two sides, who got it by mail',
    privacy_questions: 'confirms a question about data, and opens nothing',
    saved_searches: 'opens nothing once it is confirmed',
    mail_subscriptions: 'ends mail, and nothing else',
    push_devices: 'shows news on one device, and ends with its session',
    envelope_recipients: 'opens one document for who signs it; its sender cancels it',
    envelope_events: 'the chain of what happened to a document, which opens nothing',
    document_requests: 'takes documents that were asked for, and shows none; its owner withdraws it',
    feedback_responses: 'lets its sender add a picture for an hour, and opens nothing',
    invoices: 'the hash of what was billed, which opens nothing',
  };

  it('ends with everything pending, or is said to stay', async () => {
    const uid = 'somebody';
    const filling = await openTestApp();
    try {
      const ctx = filling.ctx();
      await filling.db
        .insertInto('users')
        .values({ id: uid, email: 'all-of-it@example.com', display_name: 'All', role: 'buyer', created_at: ctx.now })
        .execute();
      const filled = await fillPersonalTables(filling.db, { userId: uid, address: 'all-of-it@example.com', now: ctx.now });
      const { rows: opening } = await sql<{ table: string }>`
        select distinct table_name as "table" from information_schema.columns
        where table_schema = 'public' and (table_name = 'document_grants' or column_name like '%token%' or column_name like '%\\_hash')`.execute(
        filling.db,
      );
      const personal = opening.map(({ table }) => table).filter((table) => filled.has(table));
      expect(personal.length).toBeGreaterThan(8);
      await endPending(ctx, uid);
      const standing: string[] = [];
      for (const table of personal) {
        const isLink = table === 'account_links';
        const { rows } = await sql`
          select 1 from ${sql.table(table)} ${isLink ? sql`where used_at is null and ended_at is null` : sql``}`.execute(
          filling.db,
        );
        if (rows.length > 0) standing.push(table);
      }
      expect(standing.filter((table) => STAYS[table] === undefined)).toEqual([]);
    } finally {
      await filling.close();
    }
  });
});
