import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { type Block, EMPTY_PROPS } from '../model/blocks/block.ts';
import type { Content } from '../model/blocks/content.ts';
import { LEAD_CONSENT } from '../model/lead-consent.ts';
import { answerLead, deleteLead } from './answer-lead.ts';
import {
  changeLandingPage,
  createLandingPage,
  deleteLandingPage,
  restoreLandingVersion,
  saveLandingDraft,
} from './change-page.ts';
import { deleteLandingExperiment, startLandingExperiment, stopLandingExperiment } from './experiments/change-experiment.ts';
import { listLeads } from './list-leads.ts';
import { listLandingPages, presentPage } from './present-page.ts';
import { keepLandingVersion, showLandingVersion } from './publish-page.ts';
import { recallLeads } from './recall-landing.ts';
import { getPagePreview, getShownPage } from './show-page.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');
const later = (hours: number) => new Date(NOON + hours * HOUR_MS);
let app: TestApp;
let admin: ServerContext;
beforeAll(async () => {
  app = await openTestApp({ now: () => NOON });
  admin = { ...app.ctx(new Date(NOON)), actor: { ...(await addActor(app.db, {})), role: 'admin', roles: ['buyer', 'admin'] } };
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('landing_pages').execute();
});

const hero = (heading = 'Sell with a plan'): Block => ({
  id: randomUUID(),
  type: 'hero',
  v: 1,
  props: { heading, text: 'A *short* text', actionLabel: 'See how', actionHref: '/how-it-works' },
});
const contentOf = (...blocks: Block[]): Content => ({
  seo: { title: 'Sell with a plan', description: 'What we do for sellers.', image: '', isIndexed: true },
  blocks,
});
const make = (slug = 'spring', id: string = randomUUID()) => createLandingPage(admin, { id, slug, name: 'Spring' });
const keep = (page: { id: string; draftVersion: number }, shows: 'now' | 'later' | 'not-yet' = 'now', at: Date | null = null) =>
  keepLandingVersion(admin, { pageId: page.id, baseVersion: page.draftVersion, note: '', shows, at: at?.toISOString() ?? null });
async function publish(slug = 'spring', content = contentOf(hero())) {
  const page = await make(slug);
  return keep(await saveLandingDraft(admin, { pageId: page.id, baseVersion: page.draftVersion, content }));
}
const leadAt = (at: string) => ({
  id: randomUUID(),
  page: '/landing/spring',
  wish: 'answer' as const,
  name: 'Oli Owner',
  email: 'oli@home.example',
  message: '',
  at: new Date(at),
  reply: null,
});
const shownAt = (slug: string, at = new Date(NOON)) => getShownPage(app.ctx(at), { slug });

describe('a landing page', () => {
  it('is not found until a version of it is published, and then for everybody', async () => {
    const page = await make();
    await expect(shownAt('spring')).rejects.toMatchObject({ code: 'not-found' });
    const saved = await saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content: contentOf(hero()) });
    await expect(shownAt('spring')).rejects.toMatchObject({ code: 'not-found' });
    expect((await keep(saved)).state).toBe('published');
    expect(await shownAt('spring')).toMatchObject({ state: 'shown', version: 1 });
  });

  it('shows the published version while its draft changes, and again an earlier one', async () => {
    const first = await publish();
    const second = await saveLandingDraft(admin, {
      pageId: first.id,
      baseVersion: first.draftVersion,
      content: contentOf(hero('Another')),
    });
    expect((await shownAt('spring')).content?.blocks[0]?.props).toMatchObject({ heading: 'Sell with a plan' });
    await keep(second);
    expect((await shownAt('spring')).content?.blocks[0]?.props).toMatchObject({ heading: 'Another' });
    await showLandingVersion(admin, { pageId: first.id, version: 1 });
    expect(await shownAt('spring')).toMatchObject({ version: 1 });
    const restored = await restoreLandingVersion(admin, { pageId: first.id, version: 1 });
    expect(restored.content.blocks[0]?.props).toMatchObject({ heading: 'Sell with a plan' });
    await expect(app.db.updateTable('landing_versions').set({ note: 'x' }).execute()).rejects.toThrow(/never changes/);
  });

  it('is listed with its visitors of four weeks and the part of them who asked, of five or more', async () => {
    await publish();
    const day = (name: string, at: string, visitors: number) => ({ day: at, kind: 'view', name, times: visitors, visitors });
    const listed = async () =>
      (await listLandingPages(admin)).pages.map(({ visitors, conversion }) => ({ visitors, conversion }));
    await app.db
      .insertInto('act_days')
      .values([day('spring', '2026-05-01', 3), day('spring', '2026-04-03', 40), day('other', '2026-05-01', 70)])
      .execute();
    await recallLeads({ ...admin, actor: { kind: 'system' } }, [leadAt('2026-05-01T11:00:00Z'), leadAt('2026-04-03T11:00:00Z')]);
    expect(await listed()).toEqual([{ visitors: null, conversion: null }]);
    await app.db
      .insertInto('act_days')
      .values(day('spring', '2026-04-04', 22))
      .execute();
    expect(await listed()).toEqual([{ visitors: 25, conversion: 1 / 25 }]);
    const { leads } = await listLeads(admin, { limit: 30 });
    const { version, text } = { version: LEAD_CONSENT.version, text: LEAD_CONSENT.text(app.ctx().config.PRODUCT_NAME) };
    expect(leads.map(({ consent }) => [consent.version, consent.text])).toEqual([1, 2].map(() => [version, text]));
  });

  it('leaves a line in the log for every draft that was saved or taken from a version, and who did it', async () => {
    const { id, draftVersion } = await publish('logged');
    const saved = await saveLandingDraft(admin, { pageId: id, baseVersion: draftVersion, content: contentOf(hero('Another')) });
    await restoreLandingVersion(admin, { pageId: id, version: 1 });
    const lines = await app.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'details'])
      .where(sql<boolean>`details->>'id' = ${id}`)
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'landing-page-made',
      'landing-draft-saved',
      'landing-version-made',
      'landing-draft-saved',
      'landing-version-restored',
    ]);
    expect(lines[3]).toMatchObject({
      actor_id: admin.actor.kind === 'user' ? admin.actor.userId : '',
      details: { slug: 'logged', draft: saved.draftVersion, blocks: 1 },
    });
    expect(lines[4]?.details).toMatchObject({ version: 1, draft: saved.draftVersion + 1 });
  });

  it('refuses a draft that somebody else has changed, and keeps theirs', async () => {
    const page = await make();
    await saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content: contentOf(hero('Theirs')) });
    await expect(
      saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content: contentOf(hero('Mine')) }),
    ).rejects.toMatchObject({
      code: 'stale',
    });
    await expect(keep({ id: page.id, draftVersion: 1 })).rejects.toMatchObject({ code: 'stale' });
  });

  it('lets one of two publishers through, who press at the same time', async () => {
    const page = await make();
    const saved = await saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content: contentOf(hero()) });
    const both = await Promise.allSettled([keep(saved), keep(saved)]);
    const versions = await app.db.selectFrom('landing_versions').select('version').execute();
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(versions.length);
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
  });

  it('is scheduled: the old version stays until its time', async () => {
    const first = await publish();
    await keep(first, 'later', later(2));
    expect(await shownAt('spring', later(1))).toMatchObject({ version: 1 });
    expect(await shownAt('spring', later(2))).toMatchObject({ version: 2 });
    await expect(keep(first, 'later', later(-1))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('ends, and sends people on or nowhere', async () => {
    const { id } = await publish();
    const settings = { pageId: id, slug: 'spring', name: 'Spring', endsAt: later(1).toISOString() };
    await changeLandingPage(admin, { ...settings, redirectTo: '/ai-valuation' });
    expect(await shownAt('spring')).toMatchObject({ state: 'shown' });
    expect(await shownAt('spring', later(1))).toMatchObject({ state: 'moved', to: '/ai-valuation' });
    await changeLandingPage(admin, { ...settings, redirectTo: null });
    await expect(shownAt('spring', later(1))).rejects.toMatchObject({ code: 'not-found' });
    for (const redirectTo of ['https://elsewhere.example', '//elsewhere.example', '/nowhere', '/landing/spring'])
      await expect(changeLandingPage(admin, { ...settings, redirectTo })).rejects.toMatchObject({
        fields: { redirectTo: expect.any(String) as string },
      });
  });

  it('has an address of its own', async () => {
    await make('spring');
    for (const slug of ['spring', 'ai-home-valuation', 'admin'])
      await expect(make(slug)).rejects.toMatchObject({ fields: { slug: expect.any(String) as string } });
  });

  it('is found at its old addresses once visitors have seen it, until another page takes them', async () => {
    const { id, previewPath } = await publish();
    const move = (slug: string) => changeLandingPage(admin, { pageId: id, slug, name: 'Spring', endsAt: null, redirectTo: null });
    await move('summer');
    await move('autumn');
    for (const old of ['spring', 'summer'])
      expect(await shownAt(old)).toMatchObject({ state: 'moved', to: '/landing/autumn', content: null });
    const token = new URL(previewPath, 'http://x').searchParams.get('preview') ?? '';
    const previewed = await getPagePreview(app.ctx(), { token, slug: 'summer' });
    expect(previewed).toMatchObject({ state: 'moved', to: '/landing/autumn', content: null });
    await move('spring');
    expect(await shownAt('spring')).toMatchObject({ state: 'shown' });
    expect(await shownAt('autumn')).toMatchObject({ state: 'moved', to: '/landing/spring' });
    await make('summer');
    await expect(shownAt('summer')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leaves nothing behind at an address where nobody saw it', async () => {
    const { id } = await make('spring');
    await changeLandingPage(admin, { pageId: id, slug: 'summer', name: 'Spring', endsAt: null, redirectTo: null });
    await expect(shownAt('spring')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('can be deleted until visitors have seen it', async () => {
    const draft = await make('draft-only');
    await deleteLandingPage(admin, draft.id);
    const { id } = await publish();
    await expect(deleteLandingPage(admin, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leads to the end of several redirects, and never around in a circle', async () => {
    const [spring, summer] = [await publish('spring'), await publish('summer')];
    const hide = (pageId: string) => showLandingVersion(admin, { pageId, version: null });
    const lead = (pageId: string, slug: string, redirectTo: string) =>
      changeLandingPage(admin, { pageId, slug, name: slug, endsAt: null, redirectTo });
    await lead(spring.id, 'spring', '/landing/summer');
    await lead(summer.id, 'summer', '/landing/spring');
    await hide(summer.id);
    expect(await shownAt('summer')).toMatchObject({ state: 'moved', to: '/landing/spring' });
    await hide(spring.id);
    for (const slug of ['spring', 'summer']) await expect(shownAt(slug)).rejects.toMatchObject({ code: 'not-found' });
    await lead(summer.id, 'summer', '/landing/fsbo-expert-support');
    expect(await shownAt('spring')).toMatchObject({ state: 'moved', to: '/landing/fsbo-expert-support' });
    // Its own address, taken after the redirect was set.
    await lead(summer.id, 'summer', '/ai-valuation');
    await app.db.updateTable('landing_pages').set({ redirect_to: '/landing/spring' }).where('id', '=', spring.id).execute();
    await expect(shownAt('spring')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps its versions and its redirect once it is hidden', async () => {
    const { id } = await publish();
    const settings = { pageId: id, slug: 'spring', name: 'Spring', endsAt: null };
    await changeLandingPage(admin, { ...settings, redirectTo: '/ai-valuation' });
    expect(await showLandingVersion(admin, { pageId: id, version: null })).toMatchObject({ state: 'draft', wasShown: true });
    expect(await shownAt('spring')).toMatchObject({ state: 'moved', to: '/ai-valuation' });
    await expect(deleteLandingPage(admin, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('counts as shown once its time has come, and can be deleted if it was taken back before', async () => {
    const [early, late] = [await make('early'), await make('late')];
    for (const page of [early, late])
      await keep(
        await saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content: contentOf(hero()) }),
        'later',
        later(2),
      );
    const hide = (pageId: string, at: Date) => showLandingVersion({ ...admin, now: at }, { pageId, version: null });
    expect(await hide(early.id, later(1))).toMatchObject({ wasShown: false });
    expect(await hide(late.id, later(3))).toMatchObject({ wasShown: true });
    await deleteLandingPage(admin, early.id);
    await expect(deleteLandingPage(admin, late.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('shows its draft by its secret link alone', async () => {
    const page = await make();
    await saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content: contentOf(hero('Secret')) });
    const token = new URL(page.previewPath, 'http://x').searchParams.get('preview') ?? '';
    const shown = await getPagePreview(app.ctx(), { token, slug: 'spring' });
    expect(shown.content?.blocks[0]?.props).toMatchObject({ heading: 'Secret' });
    await expect(getPagePreview(app.ctx(), { token: `${token.slice(0, -1)}x`, slug: 'spring' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await make('other');
    await expect(getPagePreview(app.ctx(), { token, slug: 'other' })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the gate', () => {
  const form = (consentVersion: string): Block => ({
    id: randomUUID(),
    type: 'form',
    v: 1,
    props: { ...EMPTY_PROPS.form, heading: 'Ask us', consentVersion },
  });
  const text = (words: string): Block => ({ id: randomUUID(), type: 'text', v: 1, props: { heading: '', text: words } });

  it.each([
    ['fair-housing', text('A home with no children next door')],
    ['claims', text('You save 3% with us')],
    ['claims', text('The best way to sell')],
    ['claims', text('Instead of the standard commission')],
    ['links', text('Read [this](javascript:alert(1))')],
    ['links', text('Read [this](/landing/never-published)')],
    ['links', text('[Ask us](#form) where no form is')],
    ['links', text('[Further down](#costs)')],
    ['consent', form('2020-01')],
    ['access', { id: randomUUID(), type: 'media', v: 1, props: { src: '/og.png', alt: '', caption: '' } }],
    ['access', hero('A second head')],
  ] as const)('stops %s', async (check, block) => {
    const page = await make();
    const saved = await saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content: contentOf(hero(), block) });
    expect(saved.faults.map((fault) => fault.check)).toContain(check);
    await expect(keep(saved)).rejects.toMatchObject({ code: 'invalid' });
    expect(await app.db.selectFrom('landing_versions').select('version').execute()).toEqual([]);
    const { refusals } = await presentPage(admin, page.id);
    expect(refusals).toMatchObject([
      {
        by: expect.stringMatching(/^Person/) as string,
        faults: saved.faults.map((fault) => ({ check: fault.check, problem: fault.problem })),
      },
    ]);
  });

  it('lets a link lead to the form of the page', async () => {
    const page = await make();
    const content = contentOf(hero(), text('[Ask us](#form)'), form(LEAD_CONSENT.version));
    expect((await saveLandingDraft(admin, { pageId: page.id, baseVersion: 1, content })).faults).toEqual([]);
  });

  it('lets honest words through, with a claim that has a source and a day', async () => {
    const proof: Block = {
      id: randomUUID(),
      type: 'proof',
      v: 1,
      props: {
        heading: 'Measured',
        items: [{ claim: 'Half of estimates were within 4%', source: 'Our record', href: '/accuracy', asOf: '2026-04-30' }],
      },
    };
    const page = await publish(
      'honest',
      contentOf(hero(), proof, form(LEAD_CONSENT.version), text('Read [how](/how-it-works).')),
    );
    expect(page).toMatchObject({ state: 'published', faults: [] });
    const unsourced = {
      ...proof,
      props: { ...proof.props, items: [{ claim: 'Half are within 4%', source: '', href: '', asOf: '' }] },
    };
    const saved = await saveLandingDraft(admin, {
      pageId: page.id,
      baseVersion: page.draftVersion,
      content: contentOf(hero(), unsourced),
    });
    expect(saved.faults.map(({ check }) => check)).toEqual(['claims', 'claims']);
  });
});

it('is for administrators alone, whatever the call', async () => {
  const page = await publish();
  const buyer = await makePerson(app);
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/landing-pages'],
    ['GET', `/api/landing-pages/${page.id}`],
    ['GET', '/api/landing-leads'],
    ['POST', '/api/landing-pages', { id: randomUUID(), slug: 'mine', name: 'Mine' }],
    ['PUT', `/api/landing-pages/${page.id}/draft`, { baseVersion: page.draftVersion, content: contentOf() }],
    ['PATCH', `/api/landing-pages/${page.id}`, { slug: 'x', name: 'x', endsAt: null, redirectTo: null }],
    ['POST', `/api/landing-pages/${page.id}/versions`, { baseVersion: page.draftVersion, shows: 'now' }],
    ['PUT', `/api/landing-pages/${page.id}/shown`, { version: null }],
    ['POST', `/api/landing-pages/${page.id}/versions/1/restore`],
    ['DELETE', `/api/landing-pages/${page.id}`],
  ];
  for (const [method, path, body] of calls) {
    expect((await buyer.send(method, path, body)).status).toBe(403);
    expect((await buyer.send(method, path, body, { token: null })).status).toBe(401);
  }
  const other = { ...admin, actor: await addActor(app.db, {}) };
  const keepAs = { pageId: page.id, baseVersion: page.draftVersion, note: '', shows: 'now' as const, at: null };
  for (const attempt of [
    () => createLandingPage(other, { id: randomUUID(), slug: 'mine', name: 'Mine' }),
    () => saveLandingDraft(other, { pageId: page.id, baseVersion: page.draftVersion, content: contentOf() }),
    () => changeLandingPage(other, { pageId: page.id, slug: 'x', name: 'x', endsAt: null, redirectTo: null }),
    () => keepLandingVersion(other, keepAs),
    () => showLandingVersion(other, { pageId: page.id, version: null }),
    () => restoreLandingVersion(other, { pageId: page.id, version: 1 }),
    () => deleteLandingPage(other, page.id),
    () => listLeads(other, { limit: 100 }),
    () => answerLead(other, { leadId: randomUUID(), text: 'Hello' }),
    () => deleteLead(other, randomUUID()),
    () => startLandingExperiment(other, randomUUID()),
    () => stopLandingExperiment(other, { experimentId: randomUUID(), arm: 0, decision: 'Enough' }),
    () => deleteLandingExperiment(other, randomUUID()),
  ])
    await expect(attempt(), attempt.toString()).rejects.toMatchObject({ code: 'forbidden' });
  expect(await shownAt('spring')).toMatchObject({ version: 1 });
});
