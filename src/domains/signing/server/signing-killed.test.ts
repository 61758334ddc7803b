import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hashToken } from '#platform/identity/random-token.ts';
import { makePerson, type Browser } from '#tests/support/people.ts';
import { runUntilKilled } from '#tests/support/run-until-killed.ts';
import type { KilledSigning } from '#tests/support/sign-until-killed.ts';
import { type Sent, signingOn } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readChain } from './chain.ts';
import { sealEnvelopes } from './seal-envelopes.ts';

/** After so many answers the process is killed, each time in the middle of other signatures and seals. */
const KILLED_AFTER = [1, 2, 3, 5, 6, 8];
const ENVELOPES = 12;

let app: TestApp;
let ann: Browser;
let signing: ReturnType<typeof signingOn>;
let sent: Sent[];
let work: KilledSigning;

beforeAll(async () => {
  app = await openTestApp();
  ann = await makePerson(app);
  signing = signingOn(app, () => ann);
  sent = [];
  for (let at = 0; at < ENVELOPES; at += 1) sent.push(await signing.send(at % 3 === 0 ? ['Ann Ray', 'Bo Elm'] : ['Ann Ray']));
  work = {
    connectionString: app.connectionString,
    dataDir: path.join(inject('testDataDir'), 'apps', new URL(app.connectionString).pathname),
    tokens: sent.flatMap(({ tokens }) => tokens),
  };
});
afterAll(() => app.close());

it('loses no signature that was answered when the process is killed again and again, and seals each envelope once', async () => {
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
  for (const answers of KILLED_AFTER) {
    // Those who have no answer yet come first; what was answered before is sent again, as by browsers that retry.
    const ownerOf = (token: string) => owners.get(hashToken(token).toString('hex')) ?? '';
    const tokens = work.tokens.toSorted((a, b) => Number(heard.has(ownerOf(a))) - Number(heard.has(ownerOf(b))));
    for (const token of await runUntilKilled('tests/support/sign-until-killed.ts', { ...work, tokens }, answers))
      if (token !== 'all') heard.add(owners.get(hashToken(token).toString('hex')) ?? expect.fail('a known link'));
    const signed = await app.db.selectFrom('envelope_recipients').select('id').where('status', '=', 'signed').execute();
    expect(signed.map(({ id }) => id)).toEqual(expect.arrayContaining([...heard]));
  }
  expect(heard.size).toBeGreaterThan(10);
  for (const { tokens } of sent)
    for (const token of tokens) {
      if ((await app.request(`/api/shared/sign/${token}`)).status === 404) continue;
      await signing.consent(token);
      await signing.sign(token, 'Ann Ray');
    }
  await sealEnvelopes(app.ctx());
  for (const { id } of sent) {
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
});
