import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor, DENVER } from '#tests/support/vendors.ts';
import { SERVICE_CATEGORIES } from '../contract.ts';
import { findVendors } from './find-vendors.ts';
import { matchVendors, type ServiceNeed } from './match-vendors.ts';
import { recordVendorStatistics } from './record-statistics.ts';
import { requireVendorMember } from './require-vendor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const need = (changes: Partial<ServiceNeed> = {}): ServiceNeed => ({
  categoryKey: 'photographer',
  place: DENVER,
  state: 'CO',
  takes: [],
  budgetCents: null,
  startsOn: '2026-12-01',
  ...changes,
});

describe('categories', () => {
  it('are paid for as the database allows, and settlement services never by job', async () => {
    const { rows } = await sql<{ key: string; model: string }>`
      select category_key as key, fee_model as model from service_category_fees`.execute(app.db);
    expect(new Map(rows.map(({ key, model }) => [key, model]))).toEqual(
      new Map(SERVICE_CATEGORIES.map(({ key, feeModel }) => [key, feeModel])),
    );
    for (const one of SERVICE_CATEGORIES) if (one.isSettlementService) expect(one.feeModel).toBe('subscription');
    const id = await addVendor(app.db, { categories: [] });
    const add = app.db
      .insertInto('vendor_categories')
      .values({ vendor_id: id, category_key: 'title-escrow', fee_model: 'accepted-quote' })
      .execute();
    await expect(add).rejects.toThrow(/foreign key/);
  });
});

describe('a vendor', () => {
  it('is found where it works, and nowhere else', async () => {
    const id = await addVendor(app.db, { categories: ['mover'], miles: 10 });
    const near = await matchVendors(app.ctx(), need({ categoryKey: 'mover' }));
    expect(near.all.map(({ vendor }) => vendor.id)).toContain(id);
    const far = await matchVendors(app.ctx(), need({ categoryKey: 'mover', place: { latitude: 39.74, longitude: -104.6 } }));
    expect(far.all.map(({ vendor }) => vendor.id)).not.toContain(id);
  });

  it('is not listed without a license where the state asks for one, nor after it ended', async () => {
    const ids = {
      licensed: await addVendor(app.db, { categories: ['plumber'] }),
      unlicensed: await addVendor(app.db, { categories: ['plumber'], licensedUntil: null }),
      lapsed: await addVendor(app.db, { categories: ['plumber'], licensedUntil: '2020-01-01' }),
      draft: await addVendor(app.db, { categories: ['plumber'], status: 'draft' }),
    };
    const { all } = await matchVendors(app.ctx(), need({ categoryKey: 'plumber' }));
    expect(all.map(({ vendor }) => vendor.id)).toEqual([ids.licensed]);
    const elsewhere = await matchVendors(app.ctx(), need({ categoryKey: 'plumber', state: 'WY' }));
    expect(elsewhere.total).toBe(0);
    const vendors = await findVendors(app.ctx(), Object.values(ids));
    expect(vendors.get(ids.licensed)?.categories[0]?.isListed).toBe(true);
    expect(vendors.get(ids.lapsed)?.categories[0]?.isListed).toBe(false);
  });

  it('goes on with the figures that hiring records', async () => {
    const id = await addVendor(app.db, { categories: ['painter'] });
    const figures = {
      jobsDone: 9,
      ratingCount: 2,
      ratingSum: 9,
      responseMinutes: 30,
      acceptRate: 0.5,
      completionRate: 1,
      priceMedianCents: 90_000,
    };
    await recordVendorStatistics(app.ctx(), [{ vendorId: id, categoryKey: 'painter', ...figures }]);
    const { all } = await matchVendors(app.ctx(), need({ categoryKey: 'painter' }));
    expect(all[0]?.vendor).toMatchObject({ id, jobsDone: 9, rating: 4.5, ratingCount: 2, responseMinutes: 30 });
  });

  it('is its members’ alone, each with the rights of the role', async () => {
    const [owner, worker, stranger] = await Promise.all([addActor(app.db), addActor(app.db), addActor(app.db)]);
    const id = await addVendor(app.db, {
      members: [
        { userId: owner.userId, role: 'owner' },
        { userId: worker.userId, role: 'worker' },
      ],
    });
    await expect(requireVendorMember({ ...app.ctx(), actor: owner }, 'own', id)).resolves.toMatchObject({ vendorId: id });
    await expect(requireVendorMember({ ...app.ctx(), actor: worker }, 'leads', id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(requireVendorMember({ ...app.ctx(), actor: stranger }, 'work', id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
