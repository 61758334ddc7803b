import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor, idOf, signInAt } from '#tests/support/actors.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { AGREEMENT_KEYS, AGREEMENTS, type OwnVendor } from '../contract.ts';
import { changeVendor, setStatus } from './change-status.ts';
import { addLicense, removeLicense } from './credentials.ts';
import { getExpert } from './get-expert.ts';
import { leaveTeams } from './leave-teams.ts';
import { getOwnVendor } from './present-own.ts';
import { matchVendors } from './match-vendors.ts';
import { changeMember, removeMember, vendorInvitations } from './team-people.ts';
import { addVerification, getVendorToReview, listVendorsToReview, reviewVendor, withdrawVerification } from './review-vendors.ts';
import { saveArea, saveBusiness, saveGoals, savePolicies, saveProfile, saveRest, saveServices } from './save-parts.ts';
import { agree, startVendor } from './start-vendor.ts';
import { requireVendorMember } from './require-vendor.ts';

let app: TestApp;
let owner: ServerContext;
let stranger: ServerContext;
let admin: ServerContext;

const signIn = signInAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [owner, stranger] = [await signIn('Olga'), await signIn('Sten')];
  admin = { ...app.ctx(), actor: { ...(await addActor(app.db, { name: 'Ada Min' })), role: 'admin', roles: ['admin'] } };
  await app.db
    .insertInto('places')
    .values({
      slug: '80202',
      kind: 'zip',
      name: '80202',
      search_name: '80202',
      state_or_province: 'CO',
      source: 'test',
      latitude: 39.75,
      longitude: -104.99,
      west: -105.01,
      south: 39.73,
      east: -104.97,
      north: 39.77,
    })
    .execute();
});
afterAll(() => app.close());

const BUSINESS = {
  name: 'Olga Plumbing',
  legalName: 'Olga Plumbing LLC',
  entity: 'llc' as const,
  einLast4: '1234',
  street: '1 Pipe Street',
  city: 'Denver',
  state: 'CO' as const,
  postalCode: '80202',
  phone: '(303) 555-0134',
  email: 'olga@plumbing.example',
};
const OFFER = {
  categoryKey: 'plumber' as const,
  takes: ['work:leak'],
  excludes: '',
  priceModel: 'hourly' as const,
  priceCents: 12_000,
  priceRate: null,
  minimumCents: null,
  packages: [],
  leadDays: 3,
};

/** Everything but the license, as its owner fills it in. */
async function fill(ctx: ServerContext): Promise<OwnVendor> {
  let own = await startVendor(ctx, randomUUID());
  own = await saveBusiness(ctx, { ...BUSINESS, version: own.version });
  own = await saveServices(ctx, { offers: [OFFER], version: own.version });
  own = await saveArea(ctx, {
    area: { kind: 'radius', miles: 20 },
    worksOnSite: true,
    worksRemotely: false,
    travelFeeCents: null,
    version: own.version,
  });
  own = await saveProfile(ctx, { bio: 'Pipes.', startedYear: 2001, languages: ['English'], portfolio: [], version: own.version });
  own = await savePolicies(ctx, { cancellation: 'Free', refund: 'None', version: own.version });
  return agree(ctx, Object.fromEntries(AGREEMENT_KEYS.map((key) => [key, AGREEMENTS[key].version])));
}

const isFound = async (id: string) => {
  const need = {
    categoryKey: 'plumber' as const,
    place: { latitude: 39.74, longitude: -104.98 },
    state: 'CO',
    takes: [],
    budgetCents: null,
    startsOn: '2026-01-01',
  };
  return (await matchVendors(app.ctx(), need)).all.some(({ vendor }) => vendor.id === id);
};

describe('what a vendor publishes', () => {
  it('is in business since no year to come', async () => {
    const own = await fill(owner);
    const since = (startedYear: number) =>
      saveProfile(owner, { bio: 'Pipes.', startedYear, languages: ['English'], portfolio: [], version: own.version });
    const thisYear = owner.now.getUTCFullYear();
    await expect(since(thisYear + 1)).rejects.toMatchObject({ fields: { startedYear: expect.stringContaining('yet to come') } });
    expect((await since(thisYear)).profile.startedYear).toBe(thisYear);
  });

  it('keeps fair-housing law in every text', async () => {
    const own = await fill(owner);
    const profile = { bio: 'Pipes.', startedYear: null, languages: ['English'], portfolio: [], version: own.version };
    const refused = (field: string) => ({ code: 'invalid', fields: { [field]: expect.stringContaining('No children') } });
    await expect(saveProfile(owner, { ...profile, bio: 'We work in homes. No children.' })).rejects.toMatchObject(refused('bio'));
    await expect(saveProfile(owner, { ...profile, bio: 'Perfect for Christian families only.' })).rejects.toMatchObject({
      fields: { bio: expect.stringContaining('Say what you do') },
    });
    await expect(
      saveProfile(owner, { ...profile, portfolio: [{ title: 'Main Street', text: 'No children.' }] }),
    ).rejects.toMatchObject(refused('portfolio.0.text'));
    await expect(
      saveServices(owner, { offers: [{ ...OFFER, excludes: 'No children.' }], version: own.version }),
    ).rejects.toMatchObject(refused('offers.0.excludes'));
    await expect(savePolicies(owner, { cancellation: 'No children.', refund: '', version: own.version })).rejects.toMatchObject(
      refused('cancellation'),
    );
  });
});

it('keeps goals of a team that nobody else reads', async () => {
  const own = await fill(owner);
  expect(own.goals).toEqual({ wonCents: null, won: null });
  const goals = { wonCents: 5_000_00, won: 4 };
  const saved = await saveGoals(owner, { ...goals, version: own.version });
  expect(saved.goals).toEqual(goals);
  await expect(saveGoals(owner, { ...goals, version: own.version })).rejects.toMatchObject({ code: 'stale' });
  await expect(saveGoals(stranger, { ...goals, version: saved.version })).rejects.toMatchObject({ code: 'not-found' });
  expect((await getVendorToReview(admin, own.id)).vendor).not.toHaveProperty('goals');
});

describe('an application', () => {
  it('goes from draft to listed by an admin’s hand, and out again when a check is withdrawn', async () => {
    let own = await fill(owner);
    expect(own.missing['credentials']).toHaveLength(1);
    await expect(changeVendor(owner, { change: 'submit', version: own.version })).rejects.toMatchObject({
      code: 'invalid',
      fields: { credentials: expect.stringContaining('CO') },
    });
    const licenseId = randomUUID();
    own = await addLicense(owner, {
      id: licenseId,
      categoryKey: 'plumber',
      state: 'CO',
      number: 'PL-1',
      expiresOn: '2099-06-30',
    });
    own = await addLicense(owner, {
      id: licenseId,
      categoryKey: 'plumber',
      state: 'CO',
      number: 'PL-1',
      expiresOn: '2099-06-30',
    });
    expect(own.licenses).toHaveLength(1);
    const unproven = { ...owner, actor: { ...requireUser(owner), emailVerified: false } };
    await expect(changeVendor(unproven, { change: 'submit', version: own.version })).rejects.toMatchObject({
      publicCode: 'email-not-verified',
    });
    own = await changeVendor(owner, { change: 'submit', version: own.version });
    expect(own.status).toBe('submitted');
    await expect(getExpert(app.ctx(), own.id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await listVendorsToReview(admin, {})).vendors.map(({ id }) => id)).toContain(own.id);

    const review = (change: 'take-up' | 'approve' | 'reject' | 'request-changes', version: number, reason = '') =>
      reviewVendor(admin, { vendorId: own.id, change, version, reason });
    let reviewed = await review('take-up', own.version);
    await expect(
      saveProfile(owner, {
        bio: 'New',
        startedYear: null,
        languages: ['English'],
        portfolio: [],
        version: reviewed.vendor.version,
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(review('request-changes', reviewed.vendor.version)).rejects.toMatchObject({
      code: 'invalid',
      fields: { reason: expect.any(String) },
    });
    // Refused with a reason, it can be changed and comes back.
    await expect(review('reject', reviewed.vendor.version)).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    reviewed = await review('reject', reviewed.vendor.version, 'The legal name is another company’s');
    own = await saveProfile(owner, {
      bio: 'Pipes of old houses, repaired and replaced.',
      startedYear: null,
      languages: ['English'],
      portfolio: [],
      version: reviewed.vendor.version,
    });
    expect(own).toMatchObject({ status: 'rejected', statusReason: 'The legal name is another company’s' });
    expect(own.changes).toContain('submit');
    own = await changeVendor(owner, { change: 'submit', version: own.version });
    expect(own).toMatchObject({ status: 'submitted', statusReason: '' });
    reviewed = await review('take-up', own.version);
    reviewed = await review('approve', reviewed.vendor.version);
    expect(reviewed.vendor.status).toBe('approved');
    // Approved, and not listed: nobody has verified the license yet.
    expect(await isFound(own.id)).toBe(false);
    const lineId = randomUUID();
    const line = {
      id: lineId,
      kind: 'license' as const,
      aboutId: licenseId,
      outcome: 'passed' as const,
      what: 'License PL-1 is in force',
      evidence: 'The register of the board',
    };
    await expect(addVerification(admin, { vendorId: own.id, ...line, expiresOn: '2100-01-01' })).rejects.toMatchObject({
      code: 'invalid',
    });
    reviewed = await addVerification(admin, { vendorId: own.id, ...line, expiresOn: '2099-06-30' });
    expect(reviewed.vendor.ledger).toMatchObject([{ counts: true, checker: 'the review team (AM)' }]);
    expect(await isFound(own.id)).toBe(true);
    reviewed = await withdrawVerification(admin, { vendorId: own.id, lineId, reason: 'The board revoked it' });
    expect(reviewed.vendor.ledger).toMatchObject([{ counts: false, ended: 'withdrawn' }]);
    expect(await isFound(own.id)).toBe(false);
    expect(reviewed.history.map(({ status }) => status)).toEqual([
      'submitted',
      'in-review',
      'rejected',
      'submitted',
      'in-review',
      'approved',
    ]);
  });

  it('is its members’ alone, decided on by others, and one change at a time', async () => {
    const other = await signIn('Otto');
    const own = await fill(other);
    await expect(
      saveRest(stranger, { isPaused: true, awayFrom: null, awayUntil: null, version: own.version }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      saveRest(other, { isPaused: true, awayFrom: null, awayUntil: null, version: own.version - 1 }),
    ).rejects.toMatchObject({ code: 'stale' });
    await expect(
      reviewVendor(stranger, { vendorId: own.id, change: 'take-up', version: own.version, reason: '' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const ownAdmin: ServerContext = {
      ...other,
      actor: { ...(other.actor as Extract<ServerContext['actor'], { kind: 'user' }>), role: 'admin' },
    };
    await expect(
      reviewVendor(ownAdmin, { vendorId: own.id, change: 'take-up', version: own.version, reason: '' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(removeLicense(stranger, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    expect((await startVendor(other, randomUUID())).id).toBe(own.id);
  });

  it('has an owner after its last one closed their account: whoever answers for it longest', async () => {
    const [boss, worker, manager] = [await signIn('Bo'), await signIn('Wu'), await signIn('Mo')];
    const own = await fill(boss);
    const join = (ctx: ServerContext, role: string, day: number) =>
      app.db
        .insertInto('vendor_members')
        .values({ vendor_id: own.id, user_id: idOf(ctx), role, joined_at: new Date(Date.UTC(2027, 0, day)) })
        .execute();
    await join(worker, 'worker', 1);
    await join(manager, 'manager', 2);
    const seen = await Promise.all([boss, manager, worker].map(async (ctx) => (await getOwnVendor(ctx))?.business.einLast4));
    expect(seen).toEqual([own.business.einLast4, own.business.einLast4, '']);
    await leaveTeams(app.ctx(), idOf(boss));
    await app.db.deleteFrom('users').where('id', '=', idOf(boss)).execute();
    expect(await requireVendorMember(manager, 'own', own.id)).toMatchObject({ role: 'owner' });
    await expect(requireVendorMember(worker, 'own', own.id)).rejects.toMatchObject({ code: 'forbidden' });
    const told = await app.db.selectFrom('notifications').select('title').where('user_id', '=', idOf(manager)).execute();
    expect(told).toEqual([{ title: 'You now own the team of Olga Plumbing' }]);
  });

  it('stays suspended until an administrator lifts it, whatever its owner does', async () => {
    const boss = await signIn('Sue');
    const own = await fill(boss);
    const ofVendor = { vendorId: own.id, by: 'owner' as const, reason: '' };
    await transact(boss, (inner) => setStatus(inner, { ...ofVendor, status: 'draft', change: 'submit' }));
    const { vendor: suspended } = await reviewVendor(admin, {
      vendorId: own.id,
      change: 'suspend',
      version: own.version + 1,
      reason: 'The address is empty.',
    });
    const { version } = suspended;
    for (const change of ['close', 'open-again', 'withdraw'] as const)
      await expect(changeVendor(boss, { change, version }), change).rejects.toMatchObject({ code: 'conflict' });
    // Nobody has looked at it before.
    const { vendor } = await reviewVendor(admin, { vendorId: own.id, change: 'reinstate', version, reason: '' });
    expect(vendor.status).toBe('in-review');
  });

  it('is approved again after a suspension that came once it was, also by an import', async () => {
    const own = await fill(await signIn('Ann'));
    await app.db.updateTable('vendors').set({ status: 'approved' }).where('id', '=', own.id).execute();
    let { version } = own;
    const statuses: string[] = [];
    for (const change of ['suspend', 'reinstate', 'suspend', 'reinstate'] as const) {
      const { vendor } = await reviewVendor(admin, { vendorId: own.id, change, version, reason: 'For good reason.' });
      version = vendor.version;
      statuses.push(vendor.status);
    }
    expect(statuses).toEqual(['suspended', 'approved', 'suspended', 'approved']);
  });

  it('keeps an owner, and knows what workers may not', async () => {
    const [boss, worker] = [await signIn('Bo'), await signIn('Wu')];
    const own = await fill(boss);
    await app.db
      .insertInto('vendor_members')
      .values({ vendor_id: own.id, user_id: idOf(worker), role: 'worker', joined_at: new Date() })
      .execute();
    await expect(
      saveRest(worker, { isPaused: true, awayFrom: null, awayUntil: null, version: own.version }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(removeMember(boss, idOf(boss))).rejects.toMatchObject({ code: 'conflict' });
    await expect(changeMember(worker, { userId: idOf(worker), role: 'owner' })).rejects.toMatchObject({ code: 'forbidden' });
    const partner = await signIn('Pi');
    const invite = (by: ServerContext, email: string) =>
      vendorInvitations.invite(by, { params: {}, form: { email, role: 'owner' } });
    const tokenOf = ({ path }: { path: string | null }) => path?.split('/').at(-1) ?? '';
    await vendorInvitations.accept(partner, tokenOf(await invite(boss, 'pi@team.example')));
    const [first, second] = ['first@team.example', 'second@team.example'];
    const demoted = await invite(partner, first);
    await changeMember(boss, { userId: idOf(partner), role: 'worker' });
    await changeMember(boss, { userId: idOf(partner), role: 'owner' });
    const removed = await invite(partner, second);
    // Whoever may not invite anymore brings nobody in.
    expect((await removeMember(boss, idOf(partner))).invitations).toEqual([]);
    for (const sent of [demoted, removed])
      await expect(vendorInvitations.accept(worker, tokenOf(sent))).rejects.toMatchObject({ code: 'not-found' });
    const heardBy = async (ctx: ServerContext) =>
      (await app.db.selectFrom('notifications').select('title').where('user_id', '=', idOf(ctx)).orderBy('id').execute()).map(
        ({ title }) => title,
      );
    expect(await heardBy(partner)).toEqual([
      'Your part in your team of experts is now: Worker',
      'Your part in your team of experts is now: Owner',
      'You no longer belong to a team of experts',
    ]);
    await removeMember(worker, idOf(worker));
    expect(await heardBy(boss)).toEqual(['Pi joined your team', 'Wu left your team']);
    await expect(requireVendorMember(worker, 'work')).rejects.toMatchObject({ code: 'not-found' });
  });
});
