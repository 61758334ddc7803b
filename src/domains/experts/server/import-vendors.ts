import { randomUUID } from 'node:crypto';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { categoryOf } from '../model/categories.ts';
import type { InsuranceKind } from '../model/insurance.ts';
import type { CheckKind } from '../model/ledger.ts';
import type { Price } from '../model/prices.ts';
import type { ServiceArea } from '../model/service-area.ts';
import { recordVendorStatistics, type VendorStatistics } from './record-statistics.ts';
import { refreshEntries } from './refresh-entries.ts';

/** A vendor of a source, as it should stand here: approved, with what was checked. Days are dates. */
export interface ImportedVendor {
  id: string;
  name: string;
  legalName: string;
  city: string;
  state: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  street: string;
  bio: string;
  startedYear: number;
  portfolio: { title: string; text: string }[];
  languages: string[];
  worksOnSite: boolean;
  worksRemotely: boolean;
  area: ServiceArea;
  policies: { cancellation: string; refund: string; travelFeeCents: number | null };
  isPaused: boolean;
  joinedOn: string;
  offers: {
    categoryKey: CategoryKey;
    takes: string[];
    excludes: string;
    price: Price;
    packages: { name: string; includes: string; cents: number }[];
    leadDays: number;
    statistics: Omit<VendorStatistics, 'vendorId' | 'categoryKey'> | null;
  }[];
  licenses: { id: string; categoryKey: CategoryKey; state: string; number: string; expiresOn: string }[];
  insurance: { id: string; kind: InsuranceKind; carrier: string; number: string; limitCents: number; expiresOn: string }[];
  checks: {
    kind: CheckKind;
    aboutId: string | null;
    what: string;
    evidence: string;
    checker: string;
    checkedOn: string;
    expiresOn: string;
  }[];
}

/** How many vendors are written at once: a statement takes a limited number of parameters. */
const BATCH = 1000;

/** Replaces the vendors of a source. Only for the operator. */
export async function replaceVendors(ctx: Context, source: string, vendors: readonly ImportedVendor[]): Promise<void> {
  requireSystem(ctx);
  await transact(ctx, async (inner) => {
    await removeVendors(inner, source);
    for (let start = 0; start < vendors.length; start += BATCH)
      await addVendors(inner, source, vendors.slice(start, start + BATCH));
  });
}

async function addVendors(inner: Context & { db: Trx }, source: string, vendors: readonly ImportedVendor[]): Promise<void> {
  const { db, now } = inner;
  await insertVendors(db, source, vendors, now);
  await insertServices(db, vendors);
  await insertLicenses(db, vendors);
  await insertInsurance(db, vendors);
  await insertChecks(db, vendors);
  await recordVendorStatistics(
    inner,
    vendors.flatMap(({ id, offers }) =>
      offers.flatMap(({ categoryKey, statistics }) =>
        statistics === null ? [] : [{ vendorId: id, categoryKey, ...statistics }],
      ),
    ),
  );
  await refreshEntries(
    db,
    vendors.map(({ id }) => id),
    now,
  );
}

const insertVendors = (db: Trx, source: string, vendors: readonly ImportedVendor[], now: Date) =>
  insertRows(
    db,
    'vendors',
    vendors.map((one) => ({
      id: one.id,
      source,
      status: 'approved',
      status_reason: '',
      version: 1,
      name: one.name,
      business: {
        legalName: one.legalName,
        entity: 'llc',
        einLast4: '',
        street: one.street,
        phone: one.phone,
        email: one.email,
      },
      city: one.city,
      state: one.state,
      postal_code: one.postalCode,
      latitude: one.latitude,
      longitude: one.longitude,
      profile: { bio: one.bio, startedYear: one.startedYear, portfolio: one.portfolio },
      languages: one.languages,
      works_on_site: one.worksOnSite,
      works_remotely: one.worksRemotely,
      area: one.area,
      policies: one.policies,
      agreements: {},
      preferences: {},
      payout: {},
      paused_at: one.isPaused ? `${one.joinedOn}T12:00:00Z` : null,
      submitted_at: `${one.joinedOn}T12:00:00Z`,
      created_at: `${one.joinedOn}T12:00:00Z`,
      updated_at: now,
    })),
  );

const insertServices = (db: Trx, vendors: readonly ImportedVendor[]) =>
  insertRows(
    db,
    'vendor_categories',
    vendors.flatMap(({ id, offers }) =>
      offers.map(({ categoryKey, price, ...offer }) => ({
        vendor_id: id,
        category_key: categoryKey,
        fee_model: categoryOf(categoryKey).feeModel,
        takes: offer.takes,
        excludes: offer.excludes,
        price_model: price.model,
        price_cents: price.cents,
        price_rate: price.rate,
        minimum_cents: price.minimumCents,
        packages: offer.packages,
        lead_days: offer.leadDays,
      })),
    ),
  );

const insertLicenses = (db: Trx, vendors: readonly ImportedVendor[]) =>
  insertRows(
    db,
    'vendor_licenses',
    vendors.flatMap(({ id, joinedOn, licenses }) =>
      licenses.map((one) => ({
        id: one.id,
        vendor_id: id,
        category_key: one.categoryKey,
        state: one.state,
        number: one.number,
        expires_on: one.expiresOn,
        added_at: `${joinedOn}T12:00:00Z`,
      })),
    ),
  );

const insertInsurance = (db: Trx, vendors: readonly ImportedVendor[]) =>
  insertRows(
    db,
    'insurance_policies',
    vendors.flatMap(({ id, joinedOn, insurance }) =>
      insurance.map((one) => ({
        id: one.id,
        vendor_id: id,
        kind: one.kind,
        carrier: one.carrier,
        number: one.number,
        limit_cents: one.limitCents,
        expires_on: one.expiresOn,
        added_at: `${joinedOn}T12:00:00Z`,
      })),
    ),
  );

const insertChecks = (db: Trx, vendors: readonly ImportedVendor[]) =>
  insertRows(
    db,
    'verifications',
    vendors.flatMap(({ id, checks }) =>
      checks.map((one) => ({
        id: randomUUID(),
        vendor_id: id,
        kind: one.kind,
        about_id: one.aboutId,
        outcome: 'passed',
        what: one.what,
        evidence: one.evidence,
        checker: one.checker,
        checked_at: `${one.checkedOn}T12:00:00Z`,
        expires_on: one.expiresOn,
      })),
    ),
  );

/** Removes the vendors of a source with all that hangs on them. Only for the operator. */
export async function removeVendors(ctx: Context, source: string): Promise<void> {
  requireSystem(ctx);
  await ctx.db.deleteFrom('vendors').where('source', '=', source).execute();
}
