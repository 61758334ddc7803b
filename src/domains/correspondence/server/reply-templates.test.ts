import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, outcome, readAs, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listReplyTemplates } from '../contract.ts';

let app: TestApp;
let owner: Browser;
let agent: Browser;

beforeAll(async () => {
  app = await openTestApp();
  [owner, agent] = await Promise.all([makePerson(app), makePerson(app)]);
});
afterAll(() => app.close());

describe('quick replies', () => {
  const put = (who: Browser, id: string, body: object) => who.send('PUT', `/api/reply-templates/${id}`, body);
  const listOf = async (who: Browser) =>
    (await readAs(listReplyTemplates.response, who.send('GET', '/api/reply-templates'))).templates;

  it('are each person’s own', async () => {
    const id = randomUUID();
    for (const title of ['Roof', 'The roof']) expect(await outcome(put(owner, id, { title, body: 'It is new.' }))).toBe('200');
    expect(await listOf(owner)).toEqual([{ id, title: 'The roof', body: 'It is new.' }]);
    expect(await listOf(agent)).toEqual([]);
    expect(await outcome(put(agent, id, { title: 'Mine', body: 'Mine now.' }))).toBe('404 not-found');
    expect(await outcome(agent.send('DELETE', `/api/reply-templates/${id}`))).toBe('404 not-found');
    expect(await outcome(owner.send('DELETE', `/api/reply-templates/${id}`))).toBe('204');
    expect(await listOf(owner)).toEqual([]);
  });

  it('have an end', async () => {
    await sql`
      insert into reply_templates select gen_random_uuid(), ${owner.user.uid}, 'No. ' || n, 'Yes.', now(), now()
      from generate_series(1, 50) n`.execute(app.db);
    expect(await outcome(put(owner, randomUUID(), { title: 'One more', body: 'Yes.' }))).toBe('409 conflict');
    const [first] = await listOf(owner);
    expect(await outcome(put(owner, first?.id ?? '', { title: 'Changed', body: 'No.' }))).toBe('200');
    expect(await outcome(put(owner, randomUUID(), { title: '', body: 'x' }))).toBe('422 invalid');
  });
});
