import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { confirmIdentity, makePerson, outcome, readMail, type Browser } from '#tests/support/people.ts';
import { fillPersonalTables } from '#tests/support/fill-personal-tables.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addListings } from '#tests/support/listings.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { sendResetLink } from '#domains/accounts/server/reset-password.ts';
import { eraseDueAccounts } from './erase-account.ts';
import { packRequestedExport, removeEndedExports } from './exports.ts';
import { ADDRESS_COLUMNS, findPersonalTables, type PersonalTable } from './personal-tables.ts';

const ADDRESS = 'ada@privacy.example';
let app: TestApp;
let clock = Date.parse('2026-11-21T09:00:00Z');
let ada: Browser;
let bea: Browser;
let tables: PersonalTable[];

beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
  ada = await makePerson(app, { email: ADDRESS, displayName: 'Adelheid Quist' });
  bea = await makePerson(app, { email: 'bea@privacy.example', displayName: 'Bea Buyer' });
  tables = await findPersonalTables(app.db);
  await fillPersonalTables(app.db, { userId: ada.user.uid, address: ADDRESS, now: new Date(clock) });
  await app.db
    .updateTable('deletion_requests')
    .set({ due_at: new Date(clock + 999 * DAY_MS) })
    .execute();
});
afterAll(() => app.close());

const proveAgain = (browser: Browser) => confirmIdentity(app, browser, new Date(clock));

async function takeCopy(browser: Browser): Promise<Record<string, Uint8Array>> {
  await proveAgain(browser);
  const response = await browser.send('POST', '/api/privacy/exports');
  expect(await outcome(response.clone())).toBe('200');
  const { id } = (await response.json()) as { id: string };
  await packRequestedExport(app.ctx(new Date(clock)), { exportId: id });
  const link = (await (await browser.send('POST', `/api/privacy/exports/${id}/link`)).json()) as { url: string };
  const file = await app.request(link.url);
  expect(file.headers.get('content-type')).toBe('application/zip');
  return unzipSync(new Uint8Array(await file.arrayBuffer()));
}

const textOf = (file: Uint8Array | undefined) => Buffer.from(file ?? new Uint8Array()).toString('utf8');

describe('a copy of one’s data', () => {
  it('has rows of every table that refers to a person, as the database itself tells', async () => {
    const { rows: referring } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`.execute(app.db);
    const zip = await takeCopy(ada);
    const manifest = JSON.parse(textOf(zip['manifest.json'])) as {
      tables: { table: string; rows: number; missing: string[] }[];
    };
    const counts = new Map(manifest.tables.map(({ table, rows }) => [table, rows]));
    expect(referring.length).toBeGreaterThan(20);
    for (const { table } of [...referring, ...tables]) expect([table, counts.get(table)]).toEqual([table, expect.any(Number)]);
    expect([...counts].filter(([, rows]) => rows === 0)).toEqual([]);
    // What cannot be put in is named: there is no such file.
    expect(manifest.tables.find(({ table }) => table === 'user_photos')?.missing).toHaveLength(1);
    expect(JSON.parse(textOf(zip['data/users.json']))).toMatchObject([{ id: ada.user.uid, email: ADDRESS }]);
    expect(textOf(zip['data/users.csv'])).toContain(ADDRESS);
    expect(textOf(zip['data/audit_events.json'])).toContain('Firefox on Linux');
  });

  it('has what people without an account left under their address, wherever that can be', async () => {
    const { rows } = await sql<{ table: string }>`
      select c.relname as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'email'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'users' and not exists (
        select from pg_constraint f join pg_attribute o on o.attrelid = c.oid and o.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'users'::regclass and o.attnotnull)
      order by 1`.execute(app.db);
    expect(rows.map(({ table }) => table).filter((table) => ADDRESS_COLUMNS[table] !== 'email')).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
  });

  it('holds no secret, and nothing of anybody else', async () => {
    const zip = await takeCopy(ada);
    const all = Object.values(zip).map(textOf).join('\n');
    expect(all).not.toContain(bea.user.uid);
    expect(all).not.toContain('bea@privacy.example');
    const { password_hash: hash } = await app.db
      .selectFrom('user_passwords')
      .select('password_hash')
      .where('user_id', '=', ada.user.uid)
      .executeTakeFirstOrThrow();
    expect(all).not.toContain(hash);
    const others = Object.values(await takeCopy(bea))
      .map(textOf)
      .join('\n');
    expect(others).not.toContain(ADDRESS);
  });

  it('holds no link that opens something, though it holds the mail', async () => {
    const eve = await makePerson(app, { email: 'eve@privacy.example' });
    await sendResetLink(app.ctx(new Date(clock)), { userId: eve.user.uid });
    const { token } = await readMail(app, 'eve@privacy.example');
    expect(token).toHaveLength(43);
    const zip = await takeCopy(eve);
    expect(textOf(zip['data/mail_messages.json'])).toContain('Set a new password');
    for (const file of Object.values(zip)) expect(textOf(file)).not.toMatch(/(?<![\w-])[\w-]{43}(?![\w-])/);
  });

  it('has readable what the database keeps sealed: an application for a loan', async () => {
    const dora = await makePerson(app);
    const answers = { income: { employer: 'Lighthouse Works' } };
    const saved = await dora.send('PATCH', '/api/loan-application', unsavedOf({ answers, step: 'income' }));
    expect(await outcome(saved)).toBe('200');
    const zip = await takeCopy(dora);
    expect(JSON.parse(textOf(zip['data/loan_applications.json']))).toMatchObject([{ status: 'draft', answers }]);
    expect(textOf(zip['data/loan_applications.csv'])).toContain('Lighthouse Works');
    expect(textOf(zip['manifest.json'])).toContain('here, readable, as answers');
    // Ada's column holds a value that none of our secrets sealed.
    expect(textOf((await takeCopy(ada))['manifest.json'])).toContain(
      'sealed under a secret that this installation no longer has',
    );
  });

  it('has the words of contracts that were read, and an erasure takes them', async () => {
    const fay = await makePerson(app);
    const id = crypto.randomUUID();
    const paper = 'PURCHASE AGREEMENT\nSeller: Ann Lee\nBuyer: Fay Moss\nSeller agrees to sell and Buyer agrees to buy 9 Elm St.';
    const sent = await app.request(`/api/contracts/${id}?name=agreement.txt`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${fay.token}` },
      body: `${paper}\nThe purchase price is $300,000. The closing is on June 5, 2026. The deed passes title.`,
    });
    expect(sent.status).toBe(200);
    const zip = await takeCopy(fay);
    const [text] = JSON.parse(textOf(zip['data/contract_texts.json'])) as { contract_id: string; pages: string[] }[];
    expect(text).toMatchObject({ contract_id: id, pages: [expect.stringContaining('Buyer: Fay Moss')] });
    expect(textOf(zip['data/contract_readings.json'])).toContain('Fay Moss');
    expect(textOf((await takeCopy(bea))['data/contract_texts.json'])).not.toContain('Fay Moss');

    const due = { user_id: fay.user.uid, requested_at: new Date(clock), due_at: new Date(clock) };
    await app.db.insertInto('deletion_requests').values(due).execute();
    await eraseDueAccounts(app.ctx(new Date(clock)));
    for (const table of ['contract_readings', 'contract_texts', 'contract_scans'] as const) {
      const column = table === 'contract_readings' ? 'public_id' : 'contract_id';
      const left = await app.db
        .selectFrom(table)
        .select(sql<string>`${sql.ref(column)}`.as('id'))
        .execute();
      expect(left.map((row) => row.id)).not.toContain(id);
    }
  });

  it('is announced by mail, opened by its owner alone, and gone after a week', async () => {
    const response = await ada.send('POST', '/api/privacy/exports');
    const { id } = (await response.json()) as { id: string };
    expect((await (await ada.send('POST', '/api/privacy/exports')).json()) as unknown).toMatchObject({ id });
    await packRequestedExport(app.ctx(new Date(clock)), { exportId: id });
    expect(await readMail(app, ADDRESS)).toMatchObject({ subject: 'The copy of your data is ready' });
    expect(await outcome(bea.send('POST', `/api/privacy/exports/${id}/link`))).toBe('404 not-found');
    expect(await outcome(app.request(`/api/privacy/exports/${id}/file?ticket=forged`))).toBe('404 not-found');
    const { url } = (await (await ada.send('POST', `/api/privacy/exports/${id}/link`)).json()) as { url: string };
    clock += 301_000;
    expect(await outcome(app.request(url))).toBe('404 not-found');
    await app.db
      .updateTable('data_exports')
      .set({ expires_at: new Date(clock - 1) })
      .where('id', '=', id)
      .execute();
    expect(await outcome(ada.send('POST', `/api/privacy/exports/${id}/link`))).toBe('410 gone');
    await removeEndedExports(app.ctx(new Date(Date.now() + 8 * DAY_MS)));
    expect(await outcome(ada.send('POST', `/api/privacy/exports/${id}/link`))).toBe('410 gone');
  });

  it('is made once, however many runs pack it, and goes though another cannot be removed', async () => {
    const people = [await makePerson(app), await makePerson(app)];
    const keys: string[] = [];
    for (const person of people) {
      const { id } = (await (await person.send('POST', '/api/privacy/exports')).json()) as { id: string };
      await Promise.all([1, 2].map(() => packRequestedExport(app.ctx(new Date(clock)), { exportId: id })));
      const row = await app.db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ state: 'ready', file_key: expect.stringContaining(id) });
      keys.push(row.file_key ?? '');
    }
    const noted = () => app.db.selectFrom('files_to_remove').select('file_key').where('file_key', 'like', 'exports/%');
    expect(await noted().execute()).toEqual([]);
    const ctx = app.ctx(new Date(Date.now() + 8 * DAY_MS));
    const { files } = ctx;
    const refusing: typeof files = {
      ...files,
      async delete(key) {
        if (key.startsWith(keys[0] ?? '')) throw new Error('not deletable');
        return files.delete(key);
      },
    };
    await removeEndedExports({ ...ctx, files: refusing });
    expect(await noted().execute()).toEqual([{ file_key: keys[0] }]);
    expect(await Promise.all(keys.map(async (key) => (await files.get(`${key}/0`)) !== undefined))).toEqual([true, false]);
  });

  it('of an address that was not proven leaves out what others may have written under it', async () => {
    const claims = await makePerson(app, { email: 'victim@privacy.example', isVerified: false });
    await app.db
      .insertInto('interest_signups')
      .values({
        public_id: crypto.randomUUID(),
        page: '/demo',
        email: 'victim@privacy.example',
        consent: '{}',
        created_at: new Date(clock),
      })
      .execute();
    const zip = await takeCopy(claims);
    expect(JSON.parse(textOf(zip['data/interest_signups.json']))).toEqual([]);
  });
});

describe('consents', () => {
  it('are a ledger: given, taken back, each time a row', async () => {
    const set = (isGiven: boolean) => bea.send('PUT', '/api/privacy/consents', { kind: 'marketing-email', isGiven });
    await set(true);
    await set(true);
    const answer: unknown = await (await set(false)).json();
    expect(answer).toMatchObject({
      standing: expect.arrayContaining([expect.objectContaining({ kind: 'marketing-email', isGiven: false })]),
      ledger: [
        { kind: 'marketing-email', isGiven: false, page: '/settings' },
        { kind: 'marketing-email', isGiven: true, channel: 'email', text: expect.stringContaining('Never needed') },
      ],
    });
    expect(await outcome(bea.send('PUT', '/api/privacy/consents', { kind: 'terms', isGiven: false }))).toBe('422 invalid');
  });
});

describe('being forgotten', () => {
  it('waits for thirty days, in which one can stay', async () => {
    const asked: unknown = await (await bea.send('POST', '/api/privacy/deletion')).json();
    expect(asked).toMatchObject({ deletion: { dueAt: new Date(clock + 30 * DAY_MS).toISOString() } });
    expect(await readMail(app, 'bea@privacy.example')).toMatchObject({ subject: 'Your account will be erased' });
    await eraseDueAccounts(app.ctx(new Date(clock + 29 * DAY_MS)));
    expect(await (await bea.send('DELETE', '/api/privacy/deletion')).json()).toMatchObject({ deletion: null });
    await eraseDueAccounts(app.ctx(new Date(clock + 31 * DAY_MS)));
    expect(await outcome(bea.send('GET', '/api/auth/me'))).toBe('200');
  });

  it('asks for a recent proof of who asks', async () => {
    const cal = await makePerson(app);
    clock += 601_000;
    expect(await outcome(cal.send('POST', '/api/privacy/deletion'))).toBe('403 recent-sign-in-needed');
  });

  it('leaves nothing but what the law keeps', async () => {
    const zip = await takeCopy(ada);
    expect(Object.keys(zip).length).toBeGreaterThan(40);
    await app.db
      .insertInto('deletion_requests')
      .values({ user_id: ada.user.uid, requested_at: new Date(clock), due_at: new Date(clock + DAY_MS) })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: new Date(clock + DAY_MS) }))
      .execute();
    await app.db
      .insertInto('mail_messages')
      .values({ to_address: 'ann@firm.example', reply_to: ADDRESS, subject: 'A question', html: '', text: 'Adelheid Quist asks' })
      .execute();
    // Before she had an account.
    const { keys } = await addListings(app.db, { ListingKey: 'MISTAKEN' });
    const mistaken = await app.db.selectFrom('listings').select('id').where('listing_key', 'in', keys).executeTakeFirstOrThrow();
    await app.db
      .insertInto('listing_mistakes')
      .values({
        public_id: crypto.randomUUID(),
        listing_id: mistaken.id,
        mistake: 'other',
        message: 'The roof is blue',
        email: ADDRESS.toUpperCase(),
        sent_to: 'Example Realty',
        delivery: 'kept',
        created_at: new Date(clock),
      })
      .execute();
    await eraseDueAccounts(app.ctx(new Date(clock + 2 * DAY_MS)));
    expect(await outcome(ada.send('GET', '/api/auth/me'))).toMatch(/^401/);
    const { rows: names } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(app.db);
    const found: string[] = [];
    for (const { name } of names) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t
        where to_jsonb(t)::text like ${`%${ada.user.uid}%`} or to_jsonb(t)::text ilike ${`%${ADDRESS}%`}
          or to_jsonb(t)::text like '%Adelheid Quist%'`.execute(app.db);
      if (rows.length > 0) found.push(name);
    }
    expect(found.toSorted()).toEqual(['audit_events', 'mail_messages']);
    const { rows: mails } = await sql`
      select subject from mail_messages t
      where to_jsonb(t)::text ilike ${`%${ADDRESS}%`} or to_jsonb(t)::text like '%Adelheid Quist%'`.execute(app.db);
    expect(mails).toEqual([{ subject: 'Your account was erased' }]);
    const logged = await app.db.selectFrom('audit_events').select('details').where('subject_id', '=', ada.user.uid).execute();
    expect(JSON.stringify(logged)).not.toMatch(/ada@|Quist|198\.51/);
  });

  it('takes the mails of an account with it whose address nobody proved, and no others', async () => {
    const email = 'unproven@privacy.example';
    const mail = (created_at: Date, subject: string) =>
      app.db.insertInto('mail_messages').values({ to_address: email, subject, html: '', text: '', created_at }).execute();
    await mail(new Date(clock - DAY_MS), 'To whose address it is');
    const claims = await makePerson(app, { email, isVerified: false });
    await mail(new Date(clock), 'Please confirm your email address');
    const due = { user_id: claims.user.uid, requested_at: new Date(clock), due_at: new Date(clock) };
    await app.db.insertInto('deletion_requests').values(due).execute();
    await eraseDueAccounts(app.ctx(new Date(clock)));
    const left = await app.db
      .selectFrom('mail_messages')
      .select('subject')
      .where('to_address', '=', email)
      .orderBy('id')
      .execute();
    expect(left.map(({ subject }) => subject)).toEqual(['To whose address it is', 'Your account was erased']);
  });

  const due = async (browser: Browser, at: number) =>
    app.db
      .insertInto('deletion_requests')
      .values({ user_id: browser.user.uid, requested_at: new Date(at), due_at: new Date(at) })
      .execute();

  it('passes over an account that cannot be erased, such as an administrator’s', async () => {
    const [admin, next] = await Promise.all([makePerson(app, { role: 'admin' }), makePerson(app)]);
    await due(admin, clock - DAY_MS);
    await due(next, clock);
    await eraseDueAccounts(app.ctx(new Date(clock)));
    expect(await outcome(admin.send('GET', '/api/auth/me'))).toBe('200');
    expect(await outcome(next.send('GET', '/api/auth/me'))).toMatch(/^401/);
    await app.db.deleteFrom('deletion_requests').where('user_id', '=', admin.user.uid).execute();
  });

  it('is refused to administrators, whatever they act as', async () => {
    const admin = await makePerson(app, { role: 'admin' });
    await app.db.updateTable('users').set({ role: 'buyer' }).where('id', '=', admin.user.uid).execute();
    expect(await outcome(admin.send('POST', '/api/privacy/deletion'))).toBe('409 conflict');
  });

  it('takes every file along, by a trigger of its row', async () => {
    const { rows } = await sql<{ table: string }>`
      select tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal and (tgtype & 8) > 0
        and tgfoid::regproc::text ~ '(remove|orphan).*file'`.execute(app.db);
    const released = new Set(rows.map(({ table }) => table));
    const keeping = tables.filter(({ columns }) => columns.some(({ name }) => name === 'file_key')).map(({ table }) => table);
    // What is being uploaded is noted for removal from the start.
    expect(keeping.filter((table) => !released.has(table))).toEqual(['document_uploads']);
  });

  it('leaves the files of somebody who stays at the last moment', async () => {
    const stays = await makePerson(app);
    const fileKey = 'people/stays.webp';
    await app.ctx().files.put(fileKey, Buffer.from('x'), 'image/webp');
    const photo = { user_id: stays.user.uid, public_id: 'stays', file_key: fileKey, updated_at: new Date(clock) };
    await app.db.insertInto('user_photos').values(photo).execute();
    await due(stays, clock);
    const ctx = app.ctx(new Date(clock));
    const listed = await app.db.startTransaction().execute();
    await sql`select from users where id = ${stays.user.uid} for update`.execute(listed);
    const erasing = eraseDueAccounts(ctx);
    await listed.deleteFrom('deletion_requests').where('user_id', '=', stays.user.uid).execute();
    await listed.commit().execute();
    await erasing;
    expect(await ctx.files.get(fileKey)).toBeDefined();
    await due(stays, clock);
    await eraseDueAccounts(ctx);
    expect(await ctx.files.get(fileKey)).toBeUndefined();
  });

  it('is asked by the person alone', async () => {
    expect(await outcome(app.post('/api/privacy/deletion', {}))).toBe('401 unauthenticated');
    expect(await outcome(app.post('/api/privacy/exports', {}))).toBe('401 unauthenticated');
  });
});
