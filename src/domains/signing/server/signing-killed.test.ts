import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hashToken } from '#platform/identity/random-token.ts';
import { SIGNING_KILLS } from '#tests/support/hostile-run.ts';
import { makePerson } from '#tests/support/people.ts';
import { runUntilKilled } from '#tests/support/run-until-killed.ts';
import type { KilledSigning } from '#tests/support/sign-until-killed.ts';
import { type Sent, signingOn } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readChain } from './chain.ts';

/** After this many answers, and so many milliseconds later, the process is killed: each time amid other signatures and seals. */
const killOf = (at: number) => ({ answers: 1 + ((at * 3) % 8), laterMs: (at * 61) % 400 });
const ENVELOPES = 2 * SIGNING_KILLS;
/** No more are sent by one person in an hour. */
const ENVELOPES_OF_ONE = 50;

let app: TestApp;
let sent: (Sent & { signing: ReturnType<typeof signingOn> })[];
let work: KilledSigning;

beforeAll(async () => {
  app = await openTestApp();
  sent = [];
  while (sent.length < ENVELOPES) {
    const sender = await makePerson(app);
    const signing = signingOn(app, () => sender);
    const most = Math.min(ENVELOPES_OF_ONE, ENVELOPES - sent.length);
    for (let at = 0; at < most; at += 1)
      sent.push({ signing, ...(await signing.send(at % 3 === 0 ? ['Ann Ray', 'Bo Elm'] : ['Ann Ray'])) });
  }
  work = {
    connectionString: app.connectionString,
    dataDir: path.join(inject('testDataDir'), 'apps', new URL(app.connectionString).pathname),
    tokens: sent.flatMap(({ tokens }) => tokens),
  };
});
afterAll(() => app.close());

const countOf = async (status: string): Promise<number> =>
  (await app.db.selectFrom('envelopes').select('id').where('status', '=', status).execute()).length;

it(
  'loses no signature that was answered when the process is killed again and again, and seals each envelope once',
  async (test) => {
    const owners = new Map<string, string>();
    for (const { envelope } of sent) {
      const rows = await app.db
        .selectFrom('envelope_recipients')
        .select(['id', 'token_hash'])
        .where('envelope_id', '=', envelope.id)
        .execute();
      for (const row of rows) owners.set(row.token_hash?.toString('hex') ?? '', row.id);
    }
    const heard = new Set<string>();
    let [killed, leftSealing] = [0, 0];
    for (let at = 0; at < SIGNING_KILLS; at += 1) {
      const { answers, laterMs } = killOf(at);
      // Those who have no answer yet come first; what was answered before is sent again, as by browsers that retry.
      const ownerOf = (token: string) => owners.get(hashToken(token).toString('hex')) ?? '';
      const tokens = work.tokens.toSorted((a, b) => Number(heard.has(ownerOf(a))) - Number(heard.has(ownerOf(b))));
      const said = await runUntilKilled('tests/support/sign-until-killed.ts', { ...work, tokens }, answers, laterMs);
      if (said.at(-1) !== 'all') killed += 1;
      for (const token of said)
        if (token !== 'all') heard.add(owners.get(hashToken(token).toString('hex')) ?? expect.fail('a known link'));
      leftSealing += await countOf('sealing');
      const signed = await app.db.selectFrom('envelope_recipients').select('id').where('status', '=', 'signed').execute();
      expect(signed.map(({ id }) => id)).toEqual(expect.arrayContaining([...heard]));
    }
    expect(killed).toBeGreaterThan(SIGNING_KILLS / 2);
    expect(heard.size).toBeGreaterThan(SIGNING_KILLS);
    await test.annotate(
      `${killed} kills, ${heard.size} signatures answered before one, ${await countOf('completed')} sealed between them, ${leftSealing} seals cut short or not begun`,
    );
    // Those who are left sign, and all is sealed, by a process that nobody kills.
    const rest = await runUntilKilled('tests/support/sign-until-killed.ts', work, Number.POSITIVE_INFINITY);
    expect(rest.at(-1)).toBe('all');
    for (const { id, signing } of sent) {
      expect((await signing.show(id)).status).toBe('completed');
      // Throws if the chain is not whole.
      const chain = await readChain(app.db, id);
      const sealed = chain.filter(({ type }) => type === 'sealed');
      expect(sealed).toHaveLength(1);
      const sha256 = createHash('sha256')
        .update(await signing.download(id))
        .digest('hex');
      expect(sealed[0]?.data['sha256']).toBe(sha256);
      const people = chain.flatMap(({ type, recipientId }) => (type === 'signed' ? recipientId : []));
      expect(new Set(people).size).toBe(people.length);
    }
  },
  480_000 + SIGNING_KILLS * 30_000,
);
