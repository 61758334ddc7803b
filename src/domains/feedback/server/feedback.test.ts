import { HOUR_MS } from '#lib/time-units.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { sharp } from '#platform/files/sharp.ts';
import { addActor } from '#tests/support/actors.ts';
import { type Browser, makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { ResponseList, WidgetConfig } from '../contract.ts';
import {
  changeResponse,
  countFeedbackWaiting,
  deleteResponse,
  replyToResponse,
  servePicture,
  showResponse,
} from './responses.ts';
import { listResponses } from './list-responses.ts';
import { serveResponseFile } from './serve-response-file.ts';
import { deleteWidget, listWidgets, saveWidget } from './widgets.ts';
import { USUAL_WIDGET } from '../model/usual-widget.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await makePerson(app, { role: 'admin' });
});
afterAll(() => app.close());

async function makeWidget(changes: Partial<WidgetConfig> = {}, isLive = true): Promise<string> {
  const id = randomUUID();
  const body = { version: 0, name: `Widget ${id}`, isLive, config: { ...USUAL_WIDGET, ...changes } };
  expect((await admin.send('PUT', `/api/feedback/widgets/${id}`, body)).status).toBe(200);
  return id;
}
const answer = (widgetId: string, body: object = {}) =>
  app.post(`/api/feedback/widgets/${widgetId}/responses`, {
    id: randomUUID(),
    answers: { score: 4 },
    path: '/property/x',
    ...body,
  });
const list = async (query = '') => (await (await admin.send('GET', `/api/feedback/responses?${query}`)).json()) as ResponseList;

describe('a widget', () => {
  it('is looked after by administrators alone, by its last version', async () => {
    const buyer = await makePerson(app, { role: 'buyer' });
    const id = await makeWidget();
    const path = `/api/feedback/widgets/${id}`;
    const body = { version: 1, name: 'Ours', isLive: false, config: USUAL_WIDGET };
    expect((await buyer.send('PUT', path, body)).status).toBe(403);
    expect((await buyer.send('GET', '/api/feedback/responses')).status).toBe(403);
    const other = { ...app.ctx(), actor: await addActor(app.db, {}) };
    for (const attempt of [
      () => listWidgets(other),
      () => saveWidget(other, { widgetId: id, ...body }),
      () => deleteWidget(other, id),
      () => listResponses(other, { tests: '0', limit: 30 }),
      async () => serveResponseFile(other, { tests: '0' }),
      () => changeResponse(other, { responseId: id, status: 'done', ownerId: null, tags: [] }),
      () => replyToResponse(other, { responseId: id, text: 'Hello' }),
      () => servePicture(other, id),
      () => deleteResponse(other, id),
      () => showResponse(other, id),
    ])
      await expect(attempt(), attempt.toString()).rejects.toMatchObject({ code: 'forbidden' });
    expect((await admin.send('PUT', path, body)).status).toBe(200);
    expect((await admin.send('PUT', path, body)).status).toBe(409);
    expect((await admin.send('DELETE', path)).status).toBe(204);
  });

  it('names what is wrong with it', async () => {
    const question = { id: 'a', kind: 'category' as const, label: 'Which?', isRequired: true, options: ['One'] };
    const body = { version: 0, name: 'Odd', isLive: true, config: { ...USUAL_WIDGET, questions: [question] } };
    const refused = await admin.send('PUT', `/api/feedback/widgets/${randomUUID()}`, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields: { 'config.questions.0.options': expect.any(String) } });
  });

  it('is one on our own pages, and as a frame for the sites that it names alone', async () => {
    const id = await makeWidget({ onOwnSite: true, origins: ['https://partner.example'] });
    const own = (await (await app.request('/api/feedback/widget')).json()) as { widget: { id: string; config: object } };
    expect(own.widget.id).toBe(id);
    expect(own.widget.config).not.toHaveProperty('origins');
    const second = { version: 0, name: 'Second', isLive: true, config: { ...USUAL_WIDGET, onOwnSite: true } };
    expect((await admin.send('PUT', `/api/feedback/widgets/${randomUUID()}`, second)).status).toBe(409);
    const frame = await app.request(`/api/feedback/widgets/${id}/frame`);
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://partner.example");
    const hidden = await makeWidget({}, false);
    expect((await app.request(`/api/feedback/widgets/${hidden}/frame`)).status).toBe(404);
  });

  it('is one on our own pages, also if two are made live at once', async () => {
    await app.db.updateTable('feedback_widgets').set({ is_live: false }).execute();
    const body = { version: 0, name: 'At once', isLive: true, config: { ...USUAL_WIDGET, onOwnSite: true } };
    const answers = await Promise.all([1, 2, 3].map(() => admin.send('PUT', `/api/feedback/widgets/${randomUUID()}`, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('asks on other sites as it is set, and not where it is for people who are signed in', async () => {
    const origins = ['https://partner.example'];
    const answered = (id: string) => app.request(`/api/feedback/widgets/${id}/embed`);
    const embed = async (id: string) => (await answered(id)).text();
    const asks = await embed(
      await makeWidget({ origins, trigger: 'time', seconds: 7, sampling: 0.5, cooldownDays: 3, button: '</script>' }),
    );
    expect(asks).toContain('"trigger":"time","event":null,"seconds":7,"cooldownDays":3,"sampling":0.5');
    expect(asks).toContain('"label":"</script>"');
    const keptFor = async (id: string) => (await answered(id)).headers.get('cache-control');
    expect(await keptFor(await makeWidget({ origins }))).toBe('public, max-age=3600');
    // What is set up anew shows within a minute.
    const empty = [
      await makeWidget({ origins, audience: 'signed-in' }),
      await makeWidget({ origins }, false),
      await makeWidget({ origins: [] }),
      randomUUID(),
    ];
    for (const id of empty) expect([await embed(id), await keptFor(id)]).toEqual(['', 'public, max-age=60']);
  });

  it('hands out scripts that are small, and that other sites may load', async () => {
    const sizeOf = async (path: string): Promise<number> => {
      const script = await app.request(`/api/feedback/${path}`);
      expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const text = await script.text();
      expect(text).not.toMatch(/interface |: string|\.ts'/);
      expect(() => new Script(text.replaceAll(/^import .*$/gm, '').replaceAll(/^export /gm, ''))).not.toThrow();
      return gzipSync(text).length;
    };
    const embed = await sizeOf(`widgets/${await makeWidget({ origins: ['https://partner.example'] })}/embed`);
    const parts = await Promise.all(['frame', 'panel', 'picture', 'dom', 'uuid'].map((name) => sizeOf(`scripts/${name}`)));
    expect(embed).toBeLessThanOrEqual(2048);
    expect(parts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12 * 1024);
  });
});

it('hands out every script that another one asks for, as a browser without our names finds it', async () => {
  const id = await makeWidget({ origins: ['https://partner.example'] });
  const html = await (await app.request(`/api/feedback/widgets/${id}/frame`)).text();
  const waiting = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) => src);
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const script = await app.request(next);
    expect([next, script.status]).toEqual([next, 200]);
    waiting.push(...[...(await script.text()).matchAll(/^import [^;]*?'([^']+)'/gm)].map(([, from = '']) => from));
  }
  expect(seen).toContain('/api/feedback/scripts/panel');
});

describe('an answer', () => {
  it('is kept once, with the kind of page and no more of who sent it', async () => {
    const widget = await makeWidget();
    const id = randomUUID();
    for (let sent = 0; sent < 2; sent += 1) expect((await answer(widget, { id })).status).toBe(200);
    const { responses, total } = await list(`widgetId=${widget}`);
    expect(total).toBe(1);
    await answer(widget, { answers: { why: 'Larger photos', score: 4 } });
    expect((await list(`widgetId=${widget}`)).responses.map(({ answers }) => answers.map(({ label }) => label))).toContainEqual(
      USUAL_WIDGET.questions.map(({ label }) => label),
    );
    expect(responses[0]).toMatchObject({
      place: '/property/:id',
      funnels: ['From a visit to a sign-up: Looked at a home'],
      status: 'new',
      email: null,
      answers: [{ answer: '4 of 5' }],
    });
  });

  it('is found by who sees to it and by its tags, and read alone', async () => {
    const widget = await makeWidget();
    const [id, other] = [randomUUID(), randomUUID()];
    for (const one of [id, other]) await answer(widget, { id: one });
    const before = await countFeedbackWaiting(app.ctx());
    const path = `/api/feedback/responses/${id}`;
    const body = { status: 'planned', ownerId: admin.user.uid, tags: ['Maps'] };
    expect((await admin.send('PATCH', path, body)).status).toBe(204);
    expect(await countFeedbackWaiting(app.ctx())).toBe(before - 1);
    const idsOf = async (query: string) => (await list(`widgetId=${widget}&${query}`)).responses.map((one) => one.id);
    expect(await idsOf(`owner=${admin.user.uid}`)).toEqual([id]);
    expect(await idsOf('owner=nobody')).toEqual([other]);
    expect(await idsOf('tag=maps')).toEqual([id]);
    expect(await idsOf('tag=other')).toEqual([]);
    const { summary } = await list();
    expect(summary?.tags).toContain('maps');
    expect(summary?.widgets.map((one) => one.id)).toContain(widget);
    expect(await (await admin.send('GET', path)).json()).toMatchObject({ response: { id, status: 'planned', tags: ['maps'] } });
    expect((await admin.send('GET', `/api/feedback/responses/${randomUUID()}`)).status).toBe(404);
  });

  it('is refused by question, and keeps no address without consent', async () => {
    const widget = await makeWidget({ asksContact: true });
    const wrong = await answer(widget, { answers: { score: 9 } });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ fields: { 'answers.score': 'Choose a number from 1 to 5' } });
    expect((await answer(widget, { answers: { other: 1 } })).status).toBe(422);
    expect((await answer(widget, { email: 'ana@example.com' })).status).toBe(422);
    expect((await answer(widget, { email: 'ana@example.com', mayAnswer: true })).status).toBe(200);
    expect((await answer(randomUUID())).status).toBe(404);
  });

  it('of a test is an administrator’s, and counts nowhere', async () => {
    const widget = await makeWidget({}, false);
    expect((await answer(widget, { isTest: true })).status).toBe(403);
    const body = { id: randomUUID(), isTest: true, answers: { score: 2 } };
    expect((await admin.send('POST', `/api/feedback/widgets/${widget}/responses`, body)).status).toBe(200);
    expect((await list(`widgetId=${widget}`)).total).toBe(0);
    expect((await list(`widgetId=${widget}&tests=1`)).total).toBe(1);
  });

  it('takes a picture by its key, once, written anew, and no SVG', async () => {
    const widget = await makeWidget({ takesPicture: true });
    const id = randomUUID();
    const { pictureKey } = (await (await answer(widget, { id })).json()) as { pictureKey: string };
    const send = (body: BodyInit, key = pictureKey) =>
      app.request(`/api/feedback/responses/${id}/picture?key=${key}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body,
      });
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await send('<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(422);
    expect((await send(new Uint8Array(png), 'x'.repeat(43))).status).toBe(404);
    expect((await send(new Uint8Array(png))).status).toBe(204);
    expect((await send(new Uint8Array(png))).status).toBe(404);
    const picture = await admin.send('GET', `/api/feedback/responses/${id}/picture`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await app.request(`/api/feedback/responses/${id}/picture`)).status).toBe(401);
  });

  it('takes its picture along, also where it cannot be removed at once', async () => {
    const widget = await makeWidget({ takesPicture: true });
    const id = randomUUID();
    const { pictureKey } = (await (await answer(widget, { id })).json()) as { pictureKey: string };
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const send = () =>
      app.request(`/api/feedback/responses/${id}/picture?key=${pictureKey}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(png),
      });
    expect((await send()).status).toBe(204);
    const { file_key: key } = await app.db
      .selectFrom('feedback_responses')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const ctx = app.system();
    const away = { ...ctx, files: { ...ctx.files, delete: () => Promise.reject(new Error('the store is away')) } };
    await deleteResponse(away, id);
    expect(await ctx.files.get(key ?? '')).toBeDefined();
    await removeFiles({ ...ctx, now: new Date(ctx.now.getTime() + HOUR_MS) });
    expect(await ctx.files.get(key ?? '')).toBeUndefined();
  });

  it('has a status, an owner and tags, and one reply by mail', async () => {
    const widget = await makeWidget({ asksContact: true });
    const id = randomUUID();
    await answer(widget, { id, email: 'reply@example.com', mayAnswer: true });
    const path = `/api/feedback/responses/${id}`;
    expect(
      (await admin.send('PATCH', path, { status: 'planned', ownerId: admin.user.uid, tags: ['Map', 'map', 'slow'] })).status,
    ).toBe(204);
    expect((await admin.send('PATCH', path, { ownerId: 'nobody' })).status).toBe(422);
    expect((await admin.send('POST', `${path}/reply`, { text: 'Thank you, it is faster now.' })).status).toBe(204);
    expect((await admin.send('POST', `${path}/reply`, { text: 'Again' })).status).toBe(409);
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('to_address')
      .where('to_address', '=', 'reply@example.com')
      .execute();
    expect(mails).toHaveLength(1);
    expect((await list(`widgetId=${widget}`)).responses[0]).toMatchObject({
      status: 'planned',
      tags: ['map', 'slow'],
      reply: 'Thank you, it is faster now.',
    });
    expect((await admin.send('DELETE', path)).status).toBe(204);
    expect((await list(`widgetId=${widget}`)).total).toBe(0);
  });

  it('is listed a page at a time, each once, however many came at the same moment, and all of them are in the file', async () => {
    const widget = await makeWidget();
    await app.db
      .insertInto('feedback_responses')
      .values(
        Array.from({ length: 75 }, (_, at) => ({
          id: randomUUID(),
          widget_id: widget,
          is_test: false,
          answers: JSON.stringify({ score: 4, why: `=Answer ${at}` }),
          place: '/',
          device: 'desktop',
          created_at: new Date(Date.parse('2026-05-01T12:00:00.123Z') + Math.floor(at / 40)),
        })),
      )
      .execute();
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ResponseList = await list(`widgetId=${widget}${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page.responses.length).toBeLessThanOrEqual(30);
      expect(page.total).toBe(75);
      // Summed up once, not for each page.
      expect(page.summary?.scores[0]?.n).toBe(cursor === '' ? 75 : undefined);
      ids.push(...page.responses.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([ids.length, new Set(ids).size]).toEqual([75, 75]);
    const file = await admin.send('GET', `/api/feedback/responses/file?widgetId=${widget}`);
    const [header = '', ...lines] = (await file.text()).trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFF?Answers,When/);
    expect([lines.length, new Set(lines).size]).toEqual([75, 75]);
  });

  it('gives scores and themes from five answers on', async () => {
    const widget = await makeWidget({
      questions: [
        { id: 'nps', kind: 'nps', label: 'Recommend?', isRequired: true, options: [] },
        { id: 'why', kind: 'text', label: 'Why?', isRequired: false, options: [] },
      ],
    });
    for (const nps of [10, 9, 8, 3]) await answer(widget, { answers: { nps, why: 'The map is slow, and maps freeze' } });
    expect(await list(`widgetId=${widget}`)).toMatchObject({ summary: { scores: [{ n: 4, value: null }], themes: [] } });
    await answer(widget, { answers: { nps: 6, why: 'Slow maps' } });
    const { summary } = await list(`widgetId=${widget}`);
    expect(summary?.scores).toMatchObject([{ kind: 'nps', n: 5, value: 0 }]);
    expect(summary?.themes).toEqual([{ theme: 'slow', responses: 5 }]);
  });
});
