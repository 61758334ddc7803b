import type { Selectable } from 'kysely';
import { findPeople, listAgreed } from '#domains/accounts/server/index.ts';
import { findHosts } from '#domains/bookings/server/index.ts';
import { listDocumentsWith } from '#domains/documents/server/index.ts';
import { type CategoryKey, isCategoryKey } from '#lib/service-categories.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { OwnVendor } from '../contract.ts';
import { AGREEMENT_KEYS, AGREEMENTS } from '../model/agreements.ts';
import { BACKGROUND_CONSENT, BACKGROUND_KIND } from '../model/background-consent.ts';
import { categoryOf, needsLicense } from '../model/categories.ts';
import { readInsuranceKind } from '../model/insurance.ts';
import { ledgerDay } from '../model/ledger.ts';
import { mayDo } from '../model/members.ts';
import { findMissing } from '../model/onboarding.ts';
import { PRICE_MODELS } from '../model/prices.ts';
import { findState } from '../model/states.ts';
import { changesOf, VENDOR_STATUSES, type VendorStatus } from '../model/vendor-status.ts';
import { listLedger } from './list-ledger.ts';
import { listMemberships, type Membership } from './require-vendor.ts';
import {
  agreementsSchema,
  areaSchema,
  businessSchema,
  goalsSchema,
  packagesSchema,
  policiesSchema,
  preferencesSchema,
  profileSchema,
} from './stored.ts';

/** The vendor of the caller with its whole application; null if they belong to none. */
export async function getOwnVendor(ctx: Context): Promise<OwnVendor | null> {
  const [membership] = await listMemberships(ctx.db, requireUser(ctx).userId);
  return membership === undefined ? null : presentOwn(ctx, membership);
}

/** A vendor as its members see it. */
export async function presentOwn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { vendorId, role }: Pick<Membership, 'vendorId' | 'role'>,
): Promise<OwnVendor> {
  const today = ledgerDay(now);
  const [row, offers, entries, licenses, insurance, ledger, documents, members] = await Promise.all([
    db.selectFrom('vendors').selectAll().where('id', '=', vendorId).executeTakeFirstOrThrow(),
    db.selectFrom('vendor_categories').selectAll().where('vendor_id', '=', vendorId).orderBy('category_key').execute(),
    listListed(db, vendorId, today),
    listLicenses(db, vendorId),
    listInsurance(db, vendorId),
    listLedger(db, vendorId, today),
    listDocumentsWith(db, { kind: 'vendor', key: vendorId }),
    db.selectFrom('vendor_members').select('user_id').where('vendor_id', '=', vendorId).orderBy('joined_at').execute(),
  ]);
  const filesOf = (id: string) =>
    documents.flatMap((one) =>
      one.item === id
        ? [{ documentId: one.public_id, name: one.name, sizeBytes: one.size_bytes, addedAt: one.created_at.toISOString() }]
        : [],
    );
  const business = {
    ...businessSchema.parse(row.business),
    name: row.name,
    city: row.city,
    state: row.state,
    postalCode: row.postal_code,
  };
  const counting = new Set(ledger.flatMap((line) => (line.counts && line.aboutId !== null ? [line.aboutId] : [])));
  const area = areaSchema.safeParse(row.area).data ?? null;
  const { travelFeeCents, ...policies } = policiesSchema.parse(row.policies);
  const profile = profileSchema.parse(row.profile);
  const status = readStatus(row.status);
  const agreements = agreementsSchema.parse(row.agreements);
  const agreed = AGREEMENT_KEYS.filter((key) => agreements[key]?.version === AGREEMENTS[key].version);
  const host = row.host_id === null ? undefined : (await findHosts({ db }, [row.host_id])).get(row.host_id);
  const ownLicenses = licenses.flatMap((one) => presentLicense(one, counting.has(one.id), filesOf(one.id)));
  const ownOffers = offers.flatMap((offer) =>
    presentOffer(offer, {
      isListed: entries.has(offer.category_key),
      isLicensed: ownLicenses.some(
        (one) =>
          one.categoryKey === offer.category_key && one.state === business.state && one.isVerified && one.expiresOn >= today,
      ),
      status,
      state: business.state,
    }),
  );
  return {
    id: row.id,
    status,
    statusReason: row.status_reason,
    version: row.version,
    myRole: role,
    // It may be a part of the owner's own number.
    business: mayDo(role, 'edit') ? business : { ...business, einLast4: '' },
    offers: ownOffers,
    area: { area, worksOnSite: row.works_on_site, worksRemotely: row.works_remotely, travelFeeCents },
    base: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
    profile: { ...profile, languages: row.languages },
    policies,
    preferences: preferencesSchema.parse(row.preferences),
    goals: goalsSchema.parse(row.goals),
    rest: { isPaused: row.paused_at !== null, awayFrom: row.away_from, awayUntil: row.away_until },
    licenses: ownLicenses,
    insurance: insurance.map((one) => presentInsurance(one, counting.has(one.id), filesOf(one.id))),
    background: await listBackground(
      db,
      members.map((one) => one.user_id),
    ),
    ledger: ledger.map(({ aboutId: _about, ...line }) => line),
    agreed,
    bookingHandle: host?.handle ?? null,
    missing: {
      ...findMissing(
        {
          business: { ...business, isPlaced: row.latitude !== null },
          offers: ownOffers,
          hasArea: area !== null,
          licenses: ownLicenses,
          bio: profile.bio,
          policies,
          missingAgreements: AGREEMENT_KEYS.length - agreed.length,
        },
        today,
      ),
      review: [],
    },
    changes: role === 'owner' ? changesOf(status, 'owner') : [],
  };
}

type Files = OwnVendor['licenses'][number]['files'];

/** Empty for a service that is none anymore. */
function presentLicense(one: Selectable<DB['vendor_licenses']>, isVerified: boolean, files: Files): OwnVendor['licenses'] {
  if (!isCategoryKey(one.category_key)) return [];
  return [
    {
      id: one.id,
      categoryKey: one.category_key,
      state: findState(one.state) ?? 'WA',
      number: one.number,
      expiresOn: one.expires_on,
      isVerified,
      files,
    },
  ];
}

/** With why it is not listed, if it is not. Empty for a service that is none anymore. */
function presentOffer(
  offer: Selectable<DB['vendor_categories']>,
  { isListed, isLicensed, status, state }: { isListed: boolean; isLicensed: boolean; status: VendorStatus; state: string },
): OwnVendor['offers'] {
  const key = offer.category_key;
  if (!isCategoryKey(key)) return [];
  return [
    {
      categoryKey: key,
      takes: offer.takes,
      excludes: offer.excludes,
      priceModel: PRICE_MODELS.find((model) => model === offer.price_model) ?? ('quote' as const),
      priceCents: offer.price_cents,
      priceRate: offer.price_rate,
      minimumCents: offer.minimum_cents,
      packages: packagesSchema.parse(offer.packages),
      leadDays: offer.lead_days,
      isListed,
      why: isListed ? '' : sayWhyNot(key, status, state, isLicensed),
    },
  ];
}

function presentInsurance(
  one: Selectable<DB['insurance_policies']>,
  isVerified: boolean,
  files: Files,
): OwnVendor['insurance'][number] {
  return {
    id: one.id,
    kind: readInsuranceKind(one.kind),
    carrier: one.carrier,
    number: one.number,
    limitCents: one.limit_cents,
    expiresOn: one.expires_on,
    isVerified,
    files,
  };
}

export const readStatus = (text: string): VendorStatus => VENDOR_STATUSES.find((status) => status === text) ?? 'closed';

async function listListed(db: Db, vendorId: string, today: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('expert_entries')
    .select('category_key')
    .where('vendor_id', '=', vendorId)
    .where('valid_until', '>=', today)
    .execute();
  return new Set(rows.map((row) => row.category_key));
}

async function listBackground(db: Db, userIds: readonly string[]): Promise<OwnVendor['background']> {
  const agreed = await listAgreed(db, userIds, { kind: BACKGROUND_KIND, version: BACKGROUND_CONSENT.version });
  const people = await findPeople(db, [...agreed.keys()]);
  return [...agreed].map(([userId, at]) => ({ userId, name: people.get(userId)?.name ?? 'Someone', at: at.toISOString() }));
}

function listLicenses(db: Db, vendorId: string) {
  return db
    .selectFrom('vendor_licenses')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .execute();
}

function listInsurance(db: Db, vendorId: string) {
  return db
    .selectFrom('insurance_policies')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .execute();
}

function sayWhyNot(key: CategoryKey, status: VendorStatus, state: string, isLicensed: boolean): string {
  const isLicenseMissing = needsLicense(categoryOf(key), state) && !isLicensed;
  if (status !== 'approved')
    return `Listed once the application is approved${isLicenseMissing ? ` and we have verified a license for ${state}` : ''}`;
  return isLicenseMissing
    ? `${state} requires a license, and we have no verified one in force`
    : 'Say where you work, with a ZIP code we recognize';
}
