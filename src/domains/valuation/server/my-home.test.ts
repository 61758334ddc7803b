import { MOST_OWN_HOMES } from '../model/limits.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { mailHomeValues } from './mail-values-monthly.ts';
import { claimHome, correctFact, getMyHome, listMyHomes, releaseHome, undoCorrection } from './my-home.ts';
import { renderMyReport, renderSharedReport } from './render-report.ts';
import { valuationShares } from './share-valuation.ts';
import { LAST_DAY, openValuedMarket, readHomeValuation } from '#tests/support/valued-market.ts';

let app: TestApp;
let homeIds: number[];

/** A real mail server that keeps what it takes. */
const received: Email[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      received.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    })();
  },
});

const system = (now = LAST_DAY) => app.system(now);
const as = (actor: UserActor): ServerContext => ({ ...app.ctx(LAST_DAY), actor });

beforeAll(async () => {
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  ({ app, homeIds } = await openValuedMarket({
    DATABASE_URL: 'postgres://elsewhere/realty',
    PUBLIC_URL: 'https://homes.example',
    MAIL_TRANSPORT: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Realty AI <hello@realty.example>',
  }));
});
afterAll(async () => {
  await app.close();
  mailServer.close();
});

describe('the owner of a home', () => {
  const correction = {
    correctionId: '0199c7a0-0000-7000-8000-000000000001',
    fact: 'livingAreaSqft',
    value: 4000,
    evidence: 'Building permit of 2019',
  };

  it('claims it, corrects a fact for their own view, and takes it back', async () => {
    const homeId = homeIds[3] ?? 0;
    const owner = await addActor(app.db);
    const publicBefore = await readHomeValuation(app, homeId);
    await claimHome(as(owner), { homeId, wantsMonthlyMail: true });
    const corrected = await correctFact(as(owner), { homeId, ...correction });
    expect(corrected.estimate?.estimate).not.toBe(publicBefore.estimate?.estimate);
    expect(corrected.corrections).toMatchObject([{ fact: 'livingAreaSqft', value: 4000 }]);
    expect((await readHomeValuation(app, homeId)).estimate).toEqual(publicBefore.estimate);
    expect((await listMyHomes(as(owner))).homes).toEqual([corrected]);
    expect((await listMyHomes(as(await addActor(app.db)))).homes).toEqual([]);
    await expect(listMyHomes(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await undoCorrection(as(owner), { homeId, correctionId: correction.correctionId })).corrections).toEqual([]);
    expect((await releaseHome(as(owner), homeId)).isClaimed).toBe(false);
  });

  it('is nobody else', async () => {
    const homeId = homeIds[4] ?? 0;
    const [owner, other] = [await addActor(app.db), await addActor(app.db)];
    await claimHome(as(owner), { homeId, wantsMonthlyMail: false });
    const own = { homeId, ...correction, correctionId: '0199c7a0-0000-7000-8000-000000000002' };
    for (const _ of ['sent', 'sent again']) expect((await correctFact(as(owner), own)).corrections).toHaveLength(1);
    await expect(correctFact(as(owner), { ...own, value: 3000 })).rejects.toMatchObject({ code: 'conflict' });
    expect((await getMyHome(as(other), homeId)).corrections).toEqual([]);
    await expect(correctFact(as(other), { homeId, ...correction })).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      undoCorrection(as(other), { homeId, correctionId: '0199c7a0-0000-7000-8000-000000000002' }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(claimHome(app.ctx(), { homeId, wantsMonthlyMail: true })).rejects.toMatchObject({ code: 'unauthenticated' });
    await releaseHome(as(other), homeId);
    expect((await getMyHome(as(owner), homeId)).isClaimed).toBe(true);
  });

  it('is one of twelve at most', async () => {
    const owner = await addActor(app.db);
    const others = homeIds.slice(5, 5 + MOST_OWN_HOMES);
    expect(others).toHaveLength(MOST_OWN_HOMES);
    await app.db
      .insertInto('valuation_claims')
      .values(others.map((id) => ({ user_id: owner.userId, parcel_id: id, wants_monthly_mail: false, created_at: new Date() })))
      .execute();
    const claim = (homeId: number | undefined) => claimHome(as(owner), { homeId: homeId ?? 0, wantsMonthlyMail: false });
    await expect(claim(homeIds[4])).rejects.toMatchObject({ code: 'conflict' });
    await expect(claim(others[0])).resolves.toMatchObject({ isClaimed: true });
    expect((await listMyHomes(as(owner))).homes).toHaveLength(MOST_OWN_HOMES);
  });

  it('cannot correct what the estimate does not rest on', async () => {
    const owner = await addActor(app.db);
    await claimHome(as(owner), { homeId: homeIds[5] ?? 0, wantsMonthlyMail: false });
    await expect(correctFact(as(owner), { homeId: homeIds[5] ?? 0, ...correction, fact: 'price' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the monthly mail', () => {
  it('comes once a month, stops with one click, and starts again when asked for', async () => {
    const homeId = homeIds[6] ?? 0;
    const [owner, quiet, demo] = [
      await addActor(app.db),
      await addActor(app.db),
      await addActor(app.db, { isDemo: true, isVerified: false }),
    ];
    // The evening of the last of April, which is May in UTC.
    await claimHome({ ...as(owner), now: new Date('2021-05-01T02:00:00Z') }, { homeId, wantsMonthlyMail: true });
    await claimHome(as(quiet), { homeId, wantsMonthlyMail: false });
    await claimHome(as(demo), { homeId, wantsMonthlyMail: true });
    await app.startMail();
    // Not in the month of the claim.
    await mailHomeValues(system(LAST_DAY));
    const may = new Date('2021-05-04T13:20:00Z');
    await Promise.all([mailHomeValues(system(may)), mailHomeValues(system(may))]);
    await mailHomeValues(system(new Date('2021-05-28T13:20:00Z')));
    await expect.poll(() => received.length).toBe(1);
    const [mail] = received;
    expect(mail?.to?.[0]?.address).toBe(owner.email);
    expect(mail?.subject).toMatch(/^6 Test Street.*estimated at \$\d/);
    expect(mail?.text).toMatch(/In two of three cases, between \$[\d,]+ and \$[\d,]+/);
    expect(mail?.text).toContain(`https://homes.example/ai-valuation?home=${homeId}`);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
    expect((await app.request(link, { method: 'POST' })).status).toBe(200);
    expect((await getMyHome(as(owner), homeId)).wantsMonthlyMail).toBe(false);
    await mailHomeValues(system(new Date('2021-06-04T13:20:00Z')));
    const { wantsMonthlyMail, mailHindrance } = await claimHome(as(owner), { homeId, wantsMonthlyMail: true });
    expect([wantsMonthlyMail, mailHindrance]).toEqual([true, null]);
    await mailHomeValues(system(new Date('2021-07-04T13:20:00Z')));
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]?.text).toMatch(/than in our last email|unchanged since our last email/);
    expect((await getMyHome(as(demo), homeId)).mailHindrance).toBe('demonstration');
    await expect(mailHomeValues(as(owner))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a link to an estimate', () => {
  it('shows the report, counts views, and ends by its date, by hand and with the seller’s leave', async () => {
    const homeId = homeIds[7] ?? 0;
    const [owner, other] = [await addActor(app.db, { name: 'Ana Ortiz' }), await addActor(app.db)];
    await claimHome(as(owner), { homeId, wantsMonthlyMail: false });
    const correction = { homeId, correctionId: '0199c7a0-0000-7000-8000-000000000007', evidence: 'Permit of 2019, final' };
    await correctFact(as(owner), { ...correction, fact: 'livingAreaSqft', value: 4000 });
    const plain = await valuationShares.create(as(owner), {
      params: { homeId },
      share: { id: randomUUID(), days: 7, hasOwnWords: false },
    });
    const own = await valuationShares.create(as(owner), {
      params: { homeId },
      share: { id: randomUUID(), days: 30, hasOwnWords: true },
    });
    const open = (path: string, now = LAST_DAY) => valuationShares.open(app.ctx(now), path.split('/').at(-1) ?? '');
    expect((await open(plain.path)).valuation.estimate).toEqual((await readHomeValuation(app, homeId)).estimate);
    await open(own.path);
    const shown = await open(own.path);
    expect(shown).toMatchObject({ sharedBy: 'Ana Ortiz', correctedFacts: ['livingAreaSqft'] });
    expect(shown.valuation.facts['livingAreaSqft']).toBe(4000);
    const shared = await readPdf(await renderSharedReport(app.ctx(LAST_DAY), own.path.split('/').at(-1) ?? ''));
    expect(shared).toContain('Shared by Ana Ortiz');
    expect(shared).toMatch(/corrected; on record: [\d,]+ sq ft/);
    expect(shared).not.toContain('Permit of 2019');
    expect(await readPdf(await renderMyReport(as(owner), homeId))).toContain('Permit of 2019');
    await expect(renderMyReport(as(other), homeId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(renderMyReport(app.ctx(), homeId)).rejects.toMatchObject({ code: 'unauthenticated' });
    const { shares } = await valuationShares.list(as(owner), { homeId });
    expect(shares.map(({ views }) => views)).toEqual([2, 1]);
    await expect(open(plain.path, new Date('2021-04-23'))).rejects.toMatchObject({ code: 'not-found' });
    expect((await app.request('/api/shared/valuation/cut')).status).toBe(404);
    expect((await valuationShares.list(as(other), { homeId })).shares).toEqual([]);
    await expect(valuationShares.end(as(other), { params: { homeId }, shareId: own.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await valuationShares.list(as(owner), { homeId })).shares).toHaveLength(2);
    await valuationShares.end(as(owner), { params: { homeId }, shareId: own.id });
    await expect(open(own.path)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      valuationShares.create(app.ctx(), { params: { homeId }, share: { id: randomUUID(), days: 7, hasOwnWords: false } }),
    ).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
