import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recordAudit } from './audit.ts';
import { takePhoto } from './photo.ts';

const auditPage = z.object({ events: z.array(z.object({ id: z.number(), at: z.number() })), nextCursor: z.string().nullable() });

let app: TestApp;
let admin: Browser;
let vic: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await makePerson(app, { email: 'root@people.example', displayName: 'Root Admin', role: 'admin' });
  vic = await makePerson(app, { email: 'vic@people.example', displayName: 'Vic Vendor', role: 'vendor' });
  for (let n = 0; n < 5; n += 1) await makePerson(app, { email: `p${n}@people.example`, displayName: `Person 100%_${n}` });
});
afterAll(() => app.close());

async function read(browser: Browser, path: string): Promise<Record<string, unknown>> {
  const response = await browser.send('GET', path);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

describe('the administrator’s list of people', () => {
  it('is paged, and searched by name, address, id, role and state', async () => {
    const first = await read(admin, '/api/admin/users?limit=4');
    expect(first).toMatchObject({ total: 7, nextCursor: expect.any(String) });
    const rest = await read(admin, `/api/admin/users?limit=4&cursor=${encodeURIComponent(String(first['nextCursor']))}`);
    expect(rest).toMatchObject({ nextCursor: null });
    const names = [first, rest].flatMap((page) => (page['users'] as { displayName: string }[]).map((user) => user.displayName));
    expect(new Set(names).size).toBe(7);
    expect(await read(admin, '/api/admin/users?q=100%25_3')).toMatchObject({ total: 1, users: [{ email: 'p3@people.example' }] });
    expect(await read(admin, '/api/admin/users?q=%25')).toMatchObject({ total: 5 });
    expect(await read(admin, `/api/admin/users?q=${vic.user.uid}`)).toMatchObject({ total: 1 });
    expect(await read(admin, '/api/admin/users?role=vendor')).toMatchObject({ total: 1, users: [{ sessions: 1 }] });
    expect(await read(admin, '/api/admin/users?state=disabled')).toMatchObject({ total: 0 });
    for (const mark of [
      'yesterday',
      btoa('["2020","x"]'),
      btoa('["2020-13","x"]'),
      btoa('["275760-01-01T00:00:00Z","x"]'),
      btoa('{}'),
    ])
      expect(await outcome(admin.send('GET', `/api/admin/users?cursor=${encodeURIComponent(mark)}`))).toBe('422 invalid');
  });

  it('shows a person with sessions and log, never what would sign in', async () => {
    const person = await read(admin, `/api/admin/users/${vic.user.uid}`);
    expect(person).toMatchObject({
      user: { displayName: 'Vic Vendor', isDisabled: false },
      sessions: [{ device: 'Firefox on Linux' }],
      audit: [{ action: 'signed-in', personal: { device: 'Firefox on Linux' } }],
    });
    expect(JSON.stringify(person)).not.toMatch(/token|hash/i);
    expect(await outcome(admin.send('GET', '/api/admin/users/nobody'))).toBe('404 not-found');
  });

  it('ends sessions, and the log says who did', async () => {
    const target = await makePerson(app, { displayName: 'Tess Target' });
    expect(await outcome(admin.send('POST', `/api/admin/users/${target.user.uid}/end-sessions`))).toBe('200');
    expect(await outcome(target.send('GET', '/api/auth/me'))).toMatch(/^401/);
    expect(await outcome(admin.send('POST', '/api/admin/users/nobody/end-sessions'))).toBe('404 not-found');
    const log = await read(admin, '/api/admin/audit?action=sessions-ended-by-admin');
    expect(log).toMatchObject({ events: [{ actorName: 'Root Admin', subjectName: 'Tess Target' }], nextCursor: null });
    const ofTarget = `/api/admin/audit?userId=${target.user.uid}`;
    const all = auditPage.parse(await read(admin, ofTarget));
    const paged: number[] = [];
    let cursor = '';
    do {
      const page = auditPage.parse(await read(admin, `${ofTarget}&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`));
      paged.push(...page.events.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor !== '');
    expect(paged.length).toBeGreaterThan(1);
    expect(paged).toEqual(all.events.map(({ id }) => id));
    const users = z.object({ nextCursor: z.string() }).parse(await read(admin, '/api/admin/users?limit=1'));
    expect((await admin.send('GET', `/api/admin/audit?cursor=${users.nextCursor}`)).status).toBe(422);
  });

  it('lists acts by their time, also what was written down later', async () => {
    const target = await makePerson(app);
    const days = [3, 9, 1, 5];
    for (const day of days) {
      const ctx = app.system(new Date(Date.UTC(2026, 0, day)));
      await recordAudit(ctx, { action: 'profile-changed', subjectId: target.user.uid });
    }
    const ofTarget = `/api/admin/audit?action=profile-changed&userId=${target.user.uid}&limit=3`;
    const first = auditPage.parse(await read(admin, ofTarget));
    const second = auditPage.parse(await read(admin, `${ofTarget}&cursor=${first.nextCursor}`));
    const shown = [...first.events, ...second.events].map(({ at }) => new Date(at).getUTCDate());
    expect(shown).toEqual([9, 5, 3, 1]);
  });

  it('is for administrators alone', async () => {
    for (const path of ['/api/admin/users', `/api/admin/users/${vic.user.uid}`, '/api/admin/audit'])
      expect(await outcome(vic.send('GET', path))).toBe('403 forbidden');
    expect(await outcome(vic.send('POST', `/api/admin/users/${admin.user.uid}/end-sessions`))).toBe('403 forbidden');
  });
});

describe('a picture of oneself', () => {
  const draw = (format: 'png' | 'tiff') =>
    sharp({ create: { width: 900, height: 500, channels: 3, background: '#0f5d4a' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toFormat(format)
      .toBuffer();

  const drawHuge = () =>
    sharp({ create: { width: 6500, height: 6500, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

  it('is drawn anew, served under a new address each time, and removed', async () => {
    const put = async () => {
      const file = Buffer.concat([await draw('png'), Buffer.from('<script>alert(1)</script>')]);
      const response = await vic.send('PUT', '/api/auth/me/photo', { image: file.toString('base64') });
      return ((await response.json()) as { photoURL: string }).photoURL;
    };
    const first = await put();
    const served = await app.request(first);
    const file = Buffer.from(await served.arrayBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 });
    for (const left of ['secret place', 'script']) expect(file.includes(left)).toBe(false);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const second = await put();
    expect(second).not.toBe(first);
    expect((await app.request(first)).status).toBe(404);
    expect(await (await vic.send('DELETE', '/api/auth/me/photo')).json()).toMatchObject({ photoURL: null });
    expect((await app.request(second)).status).toBe(404);
    const leaving = await app.db.selectFrom('files_to_remove').select('file_key').execute();
    expect(leaving.map(({ file_key: key }) => key).filter((key) => key.startsWith('people/'))).toHaveLength(2);
  });

  it('is fetched from a provider once, from no private network, and never over one that was chosen', async () => {
    const paths: string[] = [];
    const elsewhere = createServer((request, response) => {
      paths.push(request.url ?? '');
      void draw('png').then((file) => response.end(file));
    });
    await new Promise<void>((resolve) => {
      elsewhere.listen(0, '127.0.0.1', resolve);
    });
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/vic.png`;
    const photoOf = async () => (await read(vic, '/api/auth/me'))['photoURL'];
    await takePhoto(app.ctx(), { userId: vic.user.uid, address });
    expect([await photoOf(), paths]).toEqual([null, []]);

    const ctx = { ...app.ctx(), config: { ...app.ctx().config, MEDIA_FROM_PRIVATE_NETWORK: true } };
    await takePhoto(ctx, { userId: vic.user.uid, address });
    const taken = await photoOf();
    expect(taken).toMatch(/^\/api\/people\/photos\//);
    expect((await app.request(String(taken))).headers.get('content-type')).toBe('image/webp');
    await takePhoto(ctx, { userId: vic.user.uid, address });
    expect(await photoOf()).toBe(taken);
    elsewhere.close();
  });

  it.each([
    ['a text', async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['another kind of picture', () => draw('tiff')],
    ['a script in a picture’s clothes', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
    ['more pixels than anybody needs', () => drawHuge()],
    ['a broken picture', async () => (await draw('png')).subarray(0, 60)],
  ])('is refused where it is %s', async (_what, make) => {
    const response = await vic.send('PUT', '/api/auth/me/photo', { image: (await make()).toString('base64') });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { image: expect.stringMatching(/^(Choose|We can’t read this picture)/) },
    });
  });

  it('is refused as a phone keeps it, with what to do', async () => {
    const image = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1').toString('base64');
    const response = await vic.send('PUT', '/api/auth/me/photo', { image });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { image: expect.stringContaining('export it as a JPEG') } });
  });
});

describe('how pages are shown', () => {
  it('is kept for a person, and checked', async () => {
    const usual = { theme: 'system', units: 'imperial', motion: 'system', timeZone: 'system' };
    expect(await read(vic, '/api/display-settings')).toEqual(usual);
    const wanted = { theme: 'dark', units: 'metric', motion: 'reduced', timeZone: 'America/Denver' };
    expect(await outcome(vic.send('PATCH', '/api/display-settings', wanted))).toBe('200');
    expect(await read(vic, '/api/display-settings')).toEqual(wanted);
    expect(await read(admin, '/api/display-settings')).toEqual(usual);
    // Chosen on two devices at once.
    await Promise.all([
      vic.send('PATCH', '/api/display-settings', { theme: 'light' }),
      vic.send('PATCH', '/api/display-settings', { units: 'imperial' }),
    ]);
    expect(await read(vic, '/api/display-settings')).toEqual({ ...wanted, theme: 'light', units: 'imperial' });
    expect(await outcome(vic.send('PATCH', '/api/display-settings', { timeZone: 'Moon/Tranquility' }))).toBe('422 invalid');
  });
});
