import type { Updateable } from 'kysely';
import type { z } from 'zod';
import { requireLawful } from '#domains/compliance/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Vendors } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type {
  areaForm,
  businessForm,
  OwnVendor,
  policiesForm,
  goalsForm,
  preferencesForm,
  profileForm,
  restForm,
  servicesForm,
} from '../contract.ts';
import { categoryOf, takesEverything } from '../model/categories.ts';
import { findZip } from './locate-need.ts';
import { presentOwn } from './present-own.ts';
import { refreshEntries } from './refresh-entries.ts';
import { requireVendorMember } from './require-vendor.ts';
import { businessSchema, policiesSchema } from './stored.ts';
import { withdrawAbout } from './verify-vendor.ts';

type Saved<F extends z.ZodType> = z.output<F> & { version: number };
type Row = NonNullable<Awaited<ReturnType<typeof lockVendor>>>;

/**
 * Saves one part of the caller's vendor. Throws `not-found` for people without a vendor, `forbidden` for workers, `stale` if
 * somebody saved in the meantime, `conflict` while it is reviewed.
 */
async function savePart(
  ctx: Context,
  version: number,
  change: (inner: Context & { db: Trx }, row: Row) => Promise<Updateable<Vendors>>,
): Promise<OwnVendor> {
  return transact(ctx, async (inner) => {
    const member = await requireVendorMember(inner, 'edit');
    const row = await lockVendor(inner.db, member.vendorId);
    if (row.version !== version)
      throw new DomainError('stale', 'Someone else changed this since you opened it. Take another look.');
    if (row.status === 'in-review')
      throw new DomainError('conflict', 'The application is being reviewed. Withdraw it first, or wait for the answer.');
    const set = await change(inner, row);
    await inner.db
      .updateTable('vendors')
      .set({ ...set, version: version + 1, updated_at: inner.now })
      .where('id', '=', row.id)
      .execute();
    await refreshEntries(inner.db, [row.id], inner.now);
    return presentOwn(inner, member);
  });
}

/** A vendor's row, locked until the transaction ends. */
export function lockVendor(db: Trx, vendorId: string) {
  return db.selectFrom('vendors').selectAll().where('id', '=', vendorId).forUpdate().executeTakeFirstOrThrow();
}

/** Besides what {@link savePart} throws: `invalid` for a ZIP code that no map has. */
export function saveBusiness(ctx: Context, { version, ...form }: Saved<typeof businessForm>): Promise<OwnVendor> {
  return savePart(ctx, version, async (inner, row) => {
    const place = await findZip(inner, form.postalCode);
    if (place === undefined)
      throw new DomainError('invalid', 'We don’t know this ZIP code.', {
        fields: { postalCode: 'We don’t know this ZIP code: give the one of your office or the nearest one' },
      });
    const { name, city, state, postalCode, ...business } = form;
    // What was checked was the business under its old name.
    if (businessSchema.parse(row.business).legalName !== business.legalName)
      await withdrawAbout(inner, row.id, ['business', 'identity'], 'The vendor changed its legal name');
    return {
      name,
      city,
      state,
      postal_code: postalCode,
      business: JSON.stringify(business),
      latitude: place.latitude,
      longitude: place.longitude,
    };
  });
}

/** Besides what {@link savePart} throws: `invalid` for answers that a category does not know, and for words that the law forbids. */
export function saveServices(ctx: Context, { version, offers }: Saved<typeof servicesForm>): Promise<OwnVendor> {
  return savePart(ctx, version, async ({ db }, row) => {
    for (const [at, { categoryKey, takes }] of offers.entries()) {
      const known = new Set(takesEverything(categoryKey));
      if (takes.some((one) => !known.has(one)))
        throw new DomainError('invalid', 'Choose from the category’s jobs.', {
          fields: { [`offers.${at}.takes`]: 'Choose from the category’s jobs' },
        });
    }
    requireLawful(
      Object.fromEntries(
        offers.flatMap(({ excludes, packages }, at): [string, string][] => [
          [`offers.${at}.excludes`, excludes],
          ...packages.flatMap(({ name, includes }, one): [string, string][] => [
            [`offers.${at}.packages.${one}.name`, name],
            [`offers.${at}.packages.${one}.includes`, includes],
          ]),
        ]),
      ),
      { states: [row.state], kind: 'business' },
    );
    const keys = offers.map(({ categoryKey }) => categoryKey);
    await db.deleteFrom('vendor_categories').where('vendor_id', '=', row.id).where('category_key', 'not in', keys).execute();
    for (const { categoryKey, ...offer } of offers) {
      const values = {
        takes: offer.takes,
        excludes: offer.excludes,
        price_model: offer.priceModel,
        price_cents: offer.priceCents,
        price_rate: offer.priceRate,
        minimum_cents: offer.minimumCents,
        packages: JSON.stringify(offer.packages),
        lead_days: offer.leadDays,
      };
      await db
        .insertInto('vendor_categories')
        .values({ vendor_id: row.id, category_key: categoryKey, fee_model: categoryOf(categoryKey).feeModel, ...values })
        .onConflict((conflict) => conflict.columns(['vendor_id', 'category_key']).doUpdateSet(values))
        .execute();
    }
    return {};
  });
}

export function saveArea(ctx: Context, { version, ...form }: Saved<typeof areaForm>): Promise<OwnVendor> {
  if (!form.worksOnSite && !form.worksRemotely)
    throw new DomainError('invalid', 'Say how you work.', { fields: { worksOnSite: 'Choose at least one way to work' } });
  return savePart(ctx, version, async ({ db }, row) => {
    if (form.area.kind === 'zips') await requireZips({ db }, form.area.zips);
    return {
      area: JSON.stringify(form.area),
      works_on_site: form.worksOnSite,
      works_remotely: form.worksRemotely,
      policies: JSON.stringify({ ...policiesSchema.parse(row.policies), travelFeeCents: form.travelFeeCents }),
    };
  });
}

async function requireZips(ctx: Pick<Context, 'db'>, zips: readonly string[]): Promise<void> {
  const rows = await ctx.db
    .selectFrom('places')
    .select('search_name')
    .where('kind', '=', 'zip')
    .where('search_name', 'in', [...zips])
    .execute();
  const known = new Set(rows.map((row) => row.search_name));
  const unknown = zips.filter((zip) => !known.has(zip));
  if (unknown.length === 0) return;
  const message = `We don’t know ${unknown.slice(0, 5).join(', ')}`;
  throw invalidField('area.zips', message);
}

/** Besides what {@link savePart} throws: `invalid` for words that the law forbids. */
export function saveProfile(ctx: Context, { version, languages, ...profile }: Saved<typeof profileForm>): Promise<OwnVendor> {
  return savePart(ctx, version, async ({ now }, row) => {
    if ((profile.startedYear ?? 0) > now.getUTCFullYear())
      throw new DomainError('invalid', 'This year is yet to come.', {
        fields: { startedYear: 'This year is yet to come: give the one in which you began' },
      });
    const works = profile.portfolio.flatMap(({ title, text }, at): [string, string][] => [
      [`portfolio.${at}.title`, title],
      [`portfolio.${at}.text`, text],
    ]);
    requireLawful({ bio: profile.bio, ...Object.fromEntries(works) }, { states: [row.state], kind: 'business' });
    return { languages: [...new Set(languages)], profile: JSON.stringify(profile) };
  });
}

/** Besides what {@link savePart} throws: `invalid` for words that the law forbids. */
export function savePolicies(ctx: Context, { version, ...form }: Saved<typeof policiesForm>): Promise<OwnVendor> {
  return savePart(ctx, version, async (_inner, row) => {
    requireLawful(form, { states: [row.state], kind: 'business' });
    return { policies: JSON.stringify({ ...policiesSchema.parse(row.policies), ...form }) };
  });
}

export function savePreferences(ctx: Context, { version, ...form }: Saved<typeof preferencesForm>): Promise<OwnVendor> {
  return savePart(ctx, version, () => Promise.resolve({ preferences: JSON.stringify(form) }));
}

export function saveGoals(ctx: Context, { version, ...form }: Saved<typeof goalsForm>): Promise<OwnVendor> {
  return savePart(ctx, version, () => Promise.resolve({ goals: JSON.stringify(form) }));
}

/** Besides what {@link savePart} throws: `invalid` for days that end before they begin, or lack one end. */
export function saveRest(ctx: Context, { version, isPaused, awayFrom, awayUntil }: Saved<typeof restForm>): Promise<OwnVendor> {
  if ((awayFrom === null) !== (awayUntil === null))
    throw new DomainError('invalid', 'Give both days.', {
      fields: { [awayFrom === null ? 'awayFrom' : 'awayUntil']: 'Give the first and the last day' },
    });
  if (awayFrom !== null && awayUntil !== null && awayUntil < awayFrom)
    throw new DomainError('invalid', 'The last day comes after the first.', {
      fields: { awayUntil: 'Choose a day on or after the first' },
    });
  return savePart(ctx, version, (inner, row) =>
    Promise.resolve({ paused_at: isPaused ? (row.paused_at ?? inner.now) : null, away_from: awayFrom, away_until: awayUntil }),
  );
}
