import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { sharp } from '#platform/files/sharp.ts';
import { addActor } from '#tests/support/actors.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Block, blockSchema } from '../model/blocks/block.ts';
import { LEAD_CONSENT } from '../model/lead-consent.ts';
import { type AskedFields, USUAL_FIELDS } from '../model/lead-fields.ts';
import { changeLandingPage, createLandingPage, saveLandingDraft } from './change-page.ts';
import { listLeads } from './list-leads.ts';
import { keepLandingVersion } from './publish-page.ts';

let app: TestApp;
let admin: ServerContext;
beforeAll(async () => {
  app = await openTestApp({ environment: { PRODUCT_NAME: 'Homes', SUPPORT_EMAIL: 'desk@homes.example' } });
  admin = { ...app.ctx(), actor: { ...(await addActor(app.db, {})), role: 'admin', roles: ['buyer', 'admin'] } };
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['landing_leads', 'landing_pages', 'mail_messages', 'rate_limits'] as const)
    await app.db.deleteFrom(table).execute();
});

const hero = {
  id: randomUUID(),
  type: 'hero',
  v: 1,
  props: { heading: 'Sell with a plan', text: '', actionLabel: '', actionHref: '' },
} as const;

type FormProps = Extract<Block, { type: 'form' }>['props'];
const formBlock = (props: Partial<FormProps> = {}): Block => ({
  id: randomUUID(),
  type: 'form',
  v: 1,
  props: {
    heading: 'Ask us',
    text: '',
    wishes: ['answer'],
    fields: USUAL_FIELDS,
    action: 'Send',
    consentWords: '',
    consentVersion: LEAD_CONSENT.version,
    ...props,
  },
});

async function save(...blocks: Block[]) {
  const page = await createLandingPage(admin, { id: randomUUID(), slug: 'spring', name: 'Spring' });
  const content = {
    seo: { title: 'Spring', description: 'Plans for spring.', image: '', isIndexed: true },
    blocks: [hero, ...blocks],
  };
  return saveLandingDraft(admin, { pageId: page.id, baseVersion: page.draftVersion, content });
}
async function publish(...blocks: Block[]) {
  const saved = await save(...blocks);
  return keepLandingVersion(admin, { pageId: saved.id, baseVersion: saved.draftVersion, note: '', shows: 'now', at: null });
}
const send = (block: Block, fields: Record<string, unknown> = {}) =>
  app.post('/api/landing/leads', {
    name: 'Oli Owner',
    email: 'oli@home.example',
    phone: '',
    wish: 'answer',
    consent: true,
    consentVersion: LEAD_CONSENT.version,
    page: '/landing/spring',
    form: { blockId: block.id, version: 1 },
    idempotencyKey: randomUUID(),
    ...fields,
  });
const faultsIn = async (response: Response) => ((await response.json()) as { fields?: Record<string, string> }).fields ?? {};

describe('the form of a landing page', () => {
  const fields: AskedFields = { name: 'optional', phone: 'no', message: 'optional', zip: 'required', homeAddress: 'optional' };

  it('asks what its editor chose, and keeps nothing else', async () => {
    const block = formBlock({ fields });
    await publish(block);
    const missing = await send(block);
    expect([missing.status, Object.keys(await faultsIn(missing))]).toEqual([422, ['zip']]);
    expect((await send(block, { zip: '8020' })).status).toBe(422);
    const sent = await send(block, { name: '', zip: '80203', homeAddress: '1 Elm St', phone: '303 555 0100', mayCall: true });
    expect(sent.status).toBe(200);
    const { leads } = await listLeads(admin, { limit: 100 });
    expect(leads).toMatchObject([
      { name: '', zip: '80203', homeAddress: '1 Elm St', phone: null, mayCall: false, consent: { callText: null } },
    ]);
  });

  it('is taken from a page that moved while it was open', async () => {
    const block = formBlock({ fields });
    const { id } = await publish(block);
    await changeLandingPage(admin, { pageId: id, slug: 'summer', name: 'Spring', endsAt: null, redirectTo: null });
    for (const page of ['/landing/spring', '/landing/summer'])
      expect((await send(block, { zip: '80203', page, email: `${page.slice(9)}@home.example` })).status).toBe(200);
  });

  it('asks as usual if it was made before fields could be chosen', async () => {
    const { fields: _fields, consentWords: _words, ...before } = (formBlock() as Extract<Block, { type: 'form' }>).props;
    expect(blockSchema.parse({ id: hero.id, type: 'form', v: 1, props: before }).props).toMatchObject({
      fields: USUAL_FIELDS,
      consentWords: '',
    });
  });

  it('keeps the words of its own consent, and the version of the page as theirs', async () => {
    const consentWords = '{site} mails me its checklist, and nothing after I unsubscribe.';
    const block = formBlock({ consentWords });
    await publish(block);
    const usual = await send(block);
    expect([usual.status, Object.keys(await faultsIn(usual))]).toEqual([422, ['consentVersion']]);
    expect((await send(block, { consentVersion: 'spring-1' })).status).toBe(200);
    const text = 'Homes mails me its checklist, and nothing after I unsubscribe.';
    expect((await listLeads(admin, { limit: 100 })).leads).toMatchObject([{ consent: { version: 'spring-1', text } }]);
    const mail = await app.db
      .selectFrom('mail_messages')
      .select('text')
      .where('to_address', '=', 'oli@home.example')
      .executeTakeFirst();
    expect(mail?.text).toContain(text);
  });

  it('is one that stands on that version of the page', async () => {
    const block = formBlock();
    await publish(block);
    for (const form of [
      null,
      { blockId: block.id, version: 2 },
      { blockId: randomUUID(), version: 1 },
      { blockId: hero.id, version: 1 },
    ])
      expect((await send(block, { form })).status).toBe(422);
    expect((await send(block, { page: '/landing/other' })).status).toBe(422);
    expect((await listLeads(admin, { limit: 100 })).leads).toEqual([]);
  });

  it.each([
    ['{site} keeps this to answer me.', 'withdraw'],
    ['We use this to answer me. I can have it deleted.', '{site}'],
    ['{site} uses this to answer me and may text me. I can stop it.', 'Calls and texts'],
    ['{site} and its partners use this. I can have it deleted.', 'others'],
    ['By submitting I agree that {site} uses this. I can withdraw it.', 'checkbox'],
  ])('is not published with the consent “%s”', async (consentWords, said) => {
    const saved = await save(formBlock({ consentWords }));
    expect(saved.faults.map(({ check }) => check)).toEqual(['consent']);
    expect(saved.faults[0]?.problem).toContain(said);
  });

  it('is not published if it offers a call and asks for no number', async () => {
    const saved = await save(formBlock({ wishes: ['call'], fields }));
    expect(saved.faults.map(({ check }) => check)).toEqual(['access']);
  });
});

describe('a picture', () => {
  const png = (width: number) =>
    sharp({ create: { width, height: width / 2, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
  const put = (token: string | null, id: string, body: Uint8Array, name = 'street.png') =>
    app.request(`/api/landing-pictures/${id}?name=${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: new Uint8Array(body),
    });
  const add = async (width = 2000, id: string = randomUUID()) => {
    const owner = await makePerson(app, { role: 'admin' });
    const response = await put(owner.token, id, await png(width));
    return { owner, id, response };
  };
  const media = (src: string, alt = 'A street'): Block => ({
    id: randomUUID(),
    type: 'media',
    v: 1,
    props: { src, alt, caption: '' },
  });

  it('is kept in a few widths, and served in the one that fits', async () => {
    const { response, id, owner } = await add();
    const path = `/api/landing/pictures/${id}`;
    expect(await response.json()).toMatchObject({ id, path, width: 1600, height: 800 });
    const widthAt = async (query: string) => {
      const got = await app.request(path + query);
      expect(got.headers.get('content-type')).toBe('image/webp');
      return (await sharp(Buffer.from(await got.arrayBuffer())).metadata()).width;
    };
    expect(await widthAt('')).toBe(1600);
    expect(await widthAt('?width=300')).toBe(800);
    expect(await widthAt('?width=9000')).toBe(1600);
    const again = await put(owner.token, id, await png(20), 'other.png');
    expect(await again.json()).toMatchObject({ name: 'street.png', width: 1600 });
    expect((await app.request(`/api/landing/pictures/${randomUUID()}`)).status).toBe(404);
  });

  it('is deleted with its files, unless a page or a version of one has it', async () => {
    const { id, owner } = await add(500);
    const page = await publish(media(`/api/landing/pictures/${id}`));
    const drop = () => owner.send('DELETE', `/api/landing-pictures/${id}`);
    expect((await drop()).status).toBe(409);
    await saveLandingDraft(admin, {
      pageId: page.id,
      baseVersion: page.draftVersion,
      content: { ...page.content, blocks: [hero] },
    });
    expect((await drop()).status).toBe(409);
    await app.db.deleteFrom('landing_pages').execute();
    expect((await drop()).status).toBe(204);
    expect(await app.db.selectFrom('files_to_remove').selectAll().execute()).toHaveLength(1);
    const saved = await save(media(`/api/landing/pictures/${id}`));
    expect(saved.faults).toMatchObject([{ check: 'links', problem: expect.stringContaining('gone') as string }]);
  });

  it('needs words for who can’t see it, and a file that is one', async () => {
    const saved = await save(media('', ''));
    expect(saved.faults.map(({ check }) => check)).toEqual(['access', 'access']);
    const owner = await makePerson(app, { role: 'admin' });
    for (const body of [Buffer.from('<svg onload="x"/>'), (await png(40)).subarray(0, 60)])
      expect((await put(owner.token, randomUUID(), body)).status).toBe(422);
  });

  it('is for administrators to add, list and delete', async () => {
    const { id } = await add(40);
    const buyer = await makePerson(app);
    for (const [method, path] of [
      ['GET', '/api/landing-pictures'],
      ['DELETE', `/api/landing-pictures/${id}`],
    ] as const) {
      expect((await buyer.send(method, path)).status).toBe(403);
      expect((await buyer.send(method, path, undefined, { token: null })).status).toBe(401);
    }
    expect((await put(buyer.token, randomUUID(), await png(40))).status).toBe(403);
    expect((await put(null, randomUUID(), await png(40))).status).toBe(401);
    expect((await app.request(`/api/landing/pictures/${id}`)).status).toBe(200);
  });
});
