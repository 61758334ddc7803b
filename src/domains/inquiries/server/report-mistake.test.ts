import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { decideMistake, listMistakes } from './decide-mistake.ts';
import { reportMistake } from './report-mistake.ts';
import { forgetAsked, openAskedHomes } from '#tests/support/asked-homes.ts';

let app: TestApp;
let active: string;
let keys: Readonly<Record<string, string>>;

beforeAll(async () => {
  ({ app, keys } = await openAskedHomes());
  active = keys['ACTIVE'] ?? '';
});
afterAll(() => app.close());
afterEach(() => forgetAsked(app));

describe('a mistake that is reported', () => {
  it('reaches the firm once, without a name, and asks for nothing but what is wrong', async () => {
    const report = { mistake: 'price', message: 'The sign says $480,000.', idempotencyKey: randomUUID() };
    const send = (form: object, key = active) => app.post(`/api/listings/${key}/mistakes`, form);
    for (const response of [await send(report), await send(report)]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ sentTo: 'Example Realty', delivery: 'kept' });
    }
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'ann@firm.example',
      subject: 'A mistake was reported: 12 Elm Street',
      reply_to: null,
    });
    expect(mail?.text).toContain('The price or the cost is wrong');
    expect(mail?.text).toContain('The sign says $480,000.');
    expect((await send({ ...report, message: '' })).status).toBe(422);
    expect((await send(report, keys['HIDDEN'] ?? '')).status).toBe(404);
  });

  it('waits for an administrator alone, and whoever reported it hears what became of it', async () => {
    const [rita, boss] = [await addActor(app.db), await addActor(app.db)];
    const reporter: ServerContext = { ...app.ctx(), actor: rita };
    const admin: ServerContext = { ...app.ctx(), actor: { ...boss, role: 'admin', roles: ['admin'] } };
    const idempotencyKey = randomUUID();
    await reportMistake(reporter, {
      listingKey: active,
      form: { mistake: 'facts', message: 'It has two baths.', email: '', idempotencyKey },
    });
    const open = (await listMistakes(admin, { state: 'open' })).mistakes;
    expect(open.at(-1)).toMatchObject({
      mistakeId: idempotencyKey,
      mistake: 'facts',
      state: 'open',
      home: { label: '12 Elm Street' },
      hearsDecision: true,
    });
    const decide = (state: 'corrected' | 'open') =>
      decideMistake(admin, { mistakeId: idempotencyKey, state, note: 'The firm changed it.' });
    await decide('corrected');
    await decide('corrected');
    const { mistakes } = await listMistakes(admin, { state: 'corrected' });
    expect(mistakes).toMatchObject([{ state: 'corrected', note: 'The firm changed it.', decidedAt: expect.any(String) }]);
    const lines = await app.db.selectFrom('notifications').select('title').where('user_id', '=', rita.userId).execute();
    expect(lines).toEqual([{ title: 'A mistake at 12 Elm Street was corrected' }]);
    await decide('open');
    expect((await listMistakes(admin, { state: 'corrected' })).mistakes).toEqual([]);
    const unnamed = randomUUID();
    await reportMistake(app.ctx(), {
      listingKey: active,
      form: { mistake: 'facts', message: 'It has two baths.', email: '', idempotencyKey: unnamed },
    });
    const { mistakes: waiting } = await listMistakes(admin, { state: 'open' });
    expect(waiting.find(({ mistakeId }) => mistakeId === unnamed)?.hearsDecision).toBe(false);
    const logged = await app.db
      .selectFrom('audit_events')
      .select(sql<string>`details ->> 'home'`.as('home'))
      .where('action', '=', 'listing-mistake-decided')
      .where(sql<string>`details ->> 'mistakeId'`, '=', idempotencyKey)
      .execute();
    expect(logged.map(({ home }) => home)).toEqual(['12 Elm Street', '12 Elm Street']);
    await expect(decideMistake(admin, { mistakeId: randomUUID(), state: 'refused', note: 'No.' })).rejects.toMatchObject({
      code: 'not-found',
    });
    for (const path of ['/api/admin/listing-mistakes', `/api/admin/listing-mistakes/${idempotencyKey}/decision`]) {
      const answer = path.endsWith('decision')
        ? await app.post(path, { state: 'refused', note: 'Not so.' })
        : await app.request(path);
      expect(answer.status).toBe(401);
    }
  });
});
