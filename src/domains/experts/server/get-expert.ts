import { findHosts, findNextStarts } from '#domains/bookings/server/index.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ExpertProfile } from '../contract.ts';
import { FEWEST_JOBS_TOLD } from '../model/limits.ts';
import { categoryOf, needsLicense } from '../model/categories.ts';
import { readInsuranceKind } from '../model/insurance.ts';
import { ledgerDay } from '../model/ledger.ts';
import { registerOf } from '../model/registers.ts';
import { outlineOf, sayArea } from '../model/service-area.ts';
import { hasPage } from '../model/vendor-status.ts';
import { isResting, readPrice } from './find-vendors.ts';
import { listLedger } from './list-ledger.ts';
import { readZipShapes } from './read-zip-shapes.ts';
import { areaSchema, packagesSchema, policiesSchema, profileSchema } from './stored.ts';

/** What everybody may know of an expert. Throws `not-found` for those who were never approved, or closed. */
export async function getExpert(ctx: Context, vendorId: string): Promise<ExpertProfile> {
  const { db, now } = ctx;
  const today = ledgerDay(now);
  const row = await db.selectFrom('vendors').selectAll().where('id', '=', vendorId).executeTakeFirst();
  if (row === undefined || !hasPage(row.status) || row.name === '')
    throw new DomainError('not-found', 'There is no such expert here.');
  const [offers, ledger, licenses, insurance, time] = await Promise.all([
    listOffers(db, vendorId, today),
    listLedger(db, vendorId, today),
    db.selectFrom('vendor_licenses').selectAll().where('vendor_id', '=', vendorId).where('removed_at', 'is', null).execute(),
    db.selectFrom('insurance_policies').selectAll().where('vendor_id', '=', vendorId).where('removed_at', 'is', null).execute(),
    row.host_id === null ? undefined : findTime(ctx, row.host_id),
  ]);
  const counting = new Set(ledger.flatMap((line) => (line.counts && line.aboutId !== null ? [line.aboutId] : [])));
  const area = areaSchema.safeParse(row.area).data;
  const base = row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
  const profile = profileSchema.parse(row.profile);
  const { travelFeeCents, ...policies } = policiesSchema.parse(row.policies);
  const listed = offers.filter(({ isListed }) => isListed);
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    state: row.state,
    ...profile,
    languages: row.languages,
    worksOnSite: row.works_on_site,
    worksRemotely: row.works_remotely,
    policies,
    area: {
      label: area === undefined ? '' : sayArea(area, row.city),
      base,
      outline:
        area === undefined || base === null
          ? []
          : outlineOf(area, base, await readZipShapes(db, area.kind === 'zips' ? area.zips : [])),
      travelFeeCents,
    },
    standing: row.paused_at !== null ? 'paused' : isResting(row, today) ? 'away' : listed.length > 0 ? 'listed' : 'unlisted',
    awayUntil: isResting(row, today) && row.paused_at === null ? row.away_until : null,
    lapsed: offers
      .filter(
        ({ categoryKey, isListed }) =>
          !isListed &&
          needsLicense(categoryOf(categoryKey), row.state) &&
          !licenses.some((one) => one.category_key === categoryKey && counting.has(one.id)),
      )
      .map(({ categoryKey }) => categoryOf(categoryKey).plural),
    offers,
    ledger: ledger.map(({ aboutId: _about, ...line }) => line),
    licenses: licenses.flatMap((one) =>
      isCategoryKey(one.category_key)
        ? [
            {
              categoryKey: one.category_key,
              state: one.state,
              number: one.number,
              expiresOn: one.expires_on,
              isVerified: counting.has(one.id),
              register: registerOf(one.category_key),
            },
          ]
        : [],
    ),
    insurance: insurance.map((one) => ({
      kind: readInsuranceKind(one.kind),
      carrier: one.carrier,
      limitCents: one.limit_cents,
      expiresOn: one.expires_on,
      isVerified: counting.has(one.id),
    })),
    bookingHandle: time?.handle ?? null,
    nextFreeAt: time?.nextFreeAt ?? null,
  };
}

async function listOffers(db: Db, vendorId: string, today: string): Promise<ExpertProfile['offers']> {
  const [rows, entries, statistics] = await Promise.all([
    db.selectFrom('vendor_categories').selectAll().where('vendor_id', '=', vendorId).execute(),
    db
      .selectFrom('expert_entries')
      .select('category_key')
      .where('vendor_id', '=', vendorId)
      .where('valid_until', '>=', today)
      .execute(),
    db.selectFrom('vendor_statistics').selectAll().where('vendor_id', '=', vendorId).execute(),
  ]);
  return rows.flatMap((row) => {
    const key = row.category_key;
    if (!isCategoryKey(key)) return [];
    const known = statistics.find((one) => one.category_key === key);
    return [
      {
        categoryKey: key,
        isListed: entries.some((one) => one.category_key === key),
        takes: row.takes,
        excludes: row.excludes,
        price: readPrice(row),
        packages: packagesSchema.parse(row.packages),
        leadDays: row.lead_days,
        statistics:
          known === undefined
            ? null
            : {
                jobsDone: known.jobs_done,
                rating: known.rating_count === 0 ? null : known.rating_sum / known.rating_count,
                ratingCount: known.rating_count,
                responseMinutes: known.response_minutes,
                completionRate: known.completion_rate,
                priceMedianCents: known.jobs_done < FEWEST_JOBS_TOLD ? null : known.price_median_cents,
              },
      },
    ];
  });
}

/** Where a person's time is booked, and its next free start. */
async function findTime(ctx: Context, hostId: string): Promise<{ handle: string; nextFreeAt: string | null } | undefined> {
  const [hosts, starts] = await Promise.all([findHosts(ctx, [hostId]), findNextStarts(ctx, [hostId])]);
  const host = hosts.get(hostId);
  return host === undefined ? undefined : { handle: host.handle, nextFreeAt: starts.get(hostId)?.toISOString() ?? null };
}
