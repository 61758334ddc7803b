import { ON_MARKET_STATUSES } from '#domains/listings/contract.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { readDemonstration } from '#domains/feeds/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { modelCardSchema, type HomeValuation, type ModelCard } from '../contract.ts';

export interface ServingRow {
  id: number;
  version: string;
}

export async function findServing(db: Db): Promise<ServingRow | undefined> {
  return db.selectFrom('valuation_models').select(['id', 'version']).where('is_serving', '=', true).executeTakeFirst();
}

export async function readArtefact(db: Db, id: number): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('valuation_models').select('artefact').where('id', '=', id).executeTakeFirst();
  return row?.artefact;
}

export async function readCard(db: Db): Promise<ModelCard | undefined> {
  const row = await db.selectFrom('valuation_models').select('card').where('is_serving', '=', true).executeTakeFirst();
  // A card from another product version counts as none, like its model.
  return row === undefined ? undefined : modelCardSchema.safeParse(row.card).data;
}

/** Replaces the serving model; older models keep their card and lose their bytes over time. Within a transaction. */
export async function insertModel(
  db: Db,
  model: { version: string; trainedAt: Date; salesTo: string; card: ModelCard; artefact: Uint8Array },
): Promise<number> {
  await db.updateTable('valuation_models').set({ is_serving: false }).where('is_serving', '=', true).execute();
  const row = await db
    .insertInto('valuation_models')
    .values({
      version: model.version,
      trained_at: model.trainedAt,
      sales_to: model.salesTo,
      is_serving: true,
      card: JSON.stringify(model.card),
      artefact: Buffer.from(model.artefact),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update valuation_models set artefact = '' where not is_serving and length(artefact) > 0
    and id not in (select id from valuation_models order by id desc limit 2)`.execute(db);
  return row.id;
}

export interface StoredEstimate {
  parcelId: number;
  estimateCents: number;
  low68Cents: number;
  high68Cents: number;
  fsd: number;
}

export async function insertEstimates(
  db: Db,
  modelId: number,
  asOf: string,
  estimates: readonly StoredEstimate[],
): Promise<void> {
  if (estimates.length === 0) return;
  await sql`
    insert into valuation_estimates (parcel_id, model_id, as_of, estimate_cents, low68_cents, high68_cents, fsd)
    select "parcelId", ${modelId}, ${asOf}, "estimateCents", "low68Cents", "high68Cents", fsd
    from jsonb_to_recordset(${JSON.stringify(estimates)}::jsonb)
      as e ("parcelId" bigint, "estimateCents" bigint, "low68Cents" bigint, "high68Cents" bigint, fsd real)
    on conflict do nothing`.execute(db);
}

export async function listEstimates(
  db: Db,
  parcelId: number,
): Promise<{ asOf: string; estimateCents: number; version: string }[]> {
  const { rows } = await sql<{ asOf: string; estimateCents: number; version: string }>`
    select e.as_of::text as "asOf", e.estimate_cents as "estimateCents", m.version
    from valuation_estimates e join valuation_models m on m.id = e.model_id
    where e.parcel_id = ${parcelId} order by m.id`.execute(db);
  return rows;
}

/** Homes whose estimates are recorded with every model: those for sale, and those that somebody follows. */
export async function listFollowedParcels(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select parcel_id as id from listings where standard_status in ${ON_MARKET} and display_avm and parcel_id is not null
    union select parcel_id from valuation_claims`.execute(db);
  return rows.map(({ id }) => id);
}

/** The statuses in which a home is on the market, and shows an estimate beside its price. */
const ON_MARKET = sql`(${sql.join(ON_MARKET_STATUSES.map((status) => sql.lit(status)))})`;

export interface ListedHomeRow {
  parcelId: number | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  displayAvm: boolean;
  displayAddress: boolean;
  isDrawn: boolean;
  neighborhoodId: number | null;
  propertyType: string;
  facts: Record<string, unknown>;
}

const LISTED_HOME = sql`
    parcel_id as "parcelId", unparsed_address as address, latitude, longitude, display_avm as "displayAvm",
      display_address as "displayAddress", originating_system_name like '%(demonstration)' as "isDrawn",
      neighborhood_place_id as "neighborhoodId", property_type as "propertyType",
      jsonb_strip_nulls(jsonb_build_object(
        'propertySubType', property_sub_type, 'bedroomsTotal', bedrooms_total,
        'bathrooms', bathrooms_full + coalesce(bathrooms_half, 0) / 2.0, 'livingAreaSqft', living_area_sqft,
        'lotSizeSqft', lot_size_sqft, 'yearBuilt', year_built, 'storiesTotal', stories_total, 'garageSpaces', garage_spaces,
        'pool', pool_private_yn, 'waterfront', waterfront_yn)) as facts`;

export async function findListedHome(db: Db, listingId: number): Promise<ListedHomeRow | undefined> {
  const { rows } = await sql<ListedHomeRow>`select ${LISTED_HOME} from listings where id = ${listingId}`.execute(db);
  return rows[0];
}

export interface DueHomeRow extends ListedHomeRow {
  id: number;
  /** To the microsecond, as text. */
  importedAt: string;
}

/** Homes on the market, after an id, that this model has not estimated as they are now since a moment. */
export async function listDueHomes(
  db: Db,
  { modelVersion, since, after, limit }: { modelVersion: string; since: Date; after: number; limit: number },
): Promise<DueHomeRow[]> {
  const { rows } = await sql<DueHomeRow>`
    select id, imported_at::text as "importedAt", ${LISTED_HOME} from listings l
    where id > ${after} and display_listing and display_avm and standard_status in ${ON_MARKET} and not exists (
      select from valuation_listings v
      where v.listing_id = l.id and v.model_version = ${modelVersion} and v.imported_at = l.imported_at and v.estimated_at >= ${since})
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Notes which state of homes a model has estimated now. */
export async function noteEstimated(
  db: Db,
  homes: readonly Pick<DueHomeRow, 'id' | 'importedAt'>[],
  { modelVersion, now }: { modelVersion: string; now: Date },
): Promise<void> {
  await sql`
    insert into valuation_listings (listing_id, model_version, imported_at, estimated_at)
    select h.id, ${modelVersion}, h."importedAt", ${now}
    from json_to_recordset(${JSON.stringify(homes.map(({ id, importedAt }) => ({ id, importedAt })))}::json) as h (id bigint, "importedAt" timestamptz)
    join listings l on l.id = h.id
    on conflict (listing_id) do update set model_version = excluded.model_version, imported_at = excluded.imported_at, estimated_at = excluded.estimated_at`.execute(
    db,
  );
}

/** Forgets homes that have left the market or whose seller does not allow estimates anymore; all of them where no model serves. */
export async function forgetEstimated(db: Db, hasModel: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from valuation_listings v using listings l
    where l.id = v.listing_id and (not ${hasModel}::boolean or not l.display_listing or not l.display_avm or l.standard_status not in ${ON_MARKET})
    returning l.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the home is on the market by somebody who does not allow estimates, or who withholds the address. */
export async function findRestrictions(db: Db, parcelId: number): Promise<{ noEstimate: boolean; noAddress: boolean }> {
  const { rows } = await sql<{ noEstimate: boolean | null; noAddress: boolean | null }>`
    select bool_or(not display_avm) as "noEstimate", bool_or(not display_address) as "noAddress" from listings
    where parcel_id = ${parcelId} and (standard_status in ${ON_MARKET} or standard_status = 'Hold')`.execute(db);
  return { noEstimate: rows[0]?.noEstimate ?? false, noAddress: rows[0]?.noAddress ?? false };
}

/** Other prices of a home: its asking price while it is for sale, and its value for property tax. Whole dollars. */
export async function findOtherPrices(db: Db, parcelId: number): Promise<Pick<HomeValuation, 'listed' | 'assessed'>> {
  const { rows } = await sql<Pick<HomeValuation, 'listed' | 'assessed'>>`
    select
      (select jsonb_build_object('listingKey', l.listing_key, 'price', round(l.list_price_cents / 100.0), 'since', l.on_market_date)
        from listings l where l.parcel_id = ${parcelId} and l.display_listing and l.display_address and l.list_price_cents is not null
          and l.standard_status in ${ON_MARKET}
        order by l.id desc limit 1) as listed,
      (select jsonb_build_object('year', t.tax_year, 'value', round((t.assessed_land_cents + t.assessed_improvements_cents) / 100.0),
        'tax', round(t.tax_amount_cents / 100.0))
        from tax_records t where t.parcel_id = ${parcelId} order by t.tax_year desc limit 1) as assessed`.execute(db);
  return rows[0] ?? { listed: null, assessed: null };
}

export async function findPlaceId(db: Db, slug: string): Promise<{ id: number; name: string } | undefined> {
  return db.selectFrom('places').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst();
}

export async function findPlaceSlug(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('places').select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug;
}

export async function listPlaceNames(db: Db, ids: readonly number[]): Promise<Record<number, string>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('places')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

export async function isDemonstration(db: Db): Promise<boolean> {
  const demonstration = await readDemonstration(db);
  return demonstration !== undefined && demonstration.state !== 'removed';
}

const correctionValue = z.union([z.number(), z.string(), z.boolean()]);

export interface ClaimRow {
  wantsMonthlyMail: boolean;
}

export async function findClaim(db: Db, userId: string, parcelId: number): Promise<ClaimRow | undefined> {
  const row = await db
    .selectFrom('valuation_claims')
    .select('wants_monthly_mail')
    .where('user_id', '=', userId)
    .where('parcel_id', '=', parcelId)
    .executeTakeFirst();
  return row && { wantsMonthlyMail: row.wants_monthly_mail };
}

export async function listClaims(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('valuation_claims')
    .select('parcel_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('parcel_id')
    .execute();
  return rows.map(({ parcel_id }) => parcel_id);
}

export async function upsertClaim(
  db: Db,
  claim: { userId: string; parcelId: number; wantsMonthlyMail: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('valuation_claims')
    .values({
      user_id: claim.userId,
      parcel_id: claim.parcelId,
      wants_monthly_mail: claim.wantsMonthlyMail,
      created_at: claim.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'parcel_id']).doUpdateSet({ wants_monthly_mail: claim.wantsMonthlyMail }),
    )
    .execute();
}

export async function deleteClaim(db: Db, userId: string, parcelId: number): Promise<void> {
  await db.deleteFrom('valuation_corrections').where('user_id', '=', userId).where('parcel_id', '=', parcelId).execute();
  await db.deleteFrom('valuation_claims').where('user_id', '=', userId).where('parcel_id', '=', parcelId).execute();
}

/** The newest correction of each fact that was not undone. */
export async function listCorrections(db: Db, userId: string, parcelId: number) {
  const rows = await db
    .selectFrom('valuation_corrections')
    .select(['id', 'fact', 'value', 'evidence', 'created_at'])
    .where('user_id', '=', userId)
    .where('parcel_id', '=', parcelId)
    .where('undone_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const newest = new Map(rows.map((row) => [row.fact, row]));
  return [...newest.values()].map((row) => ({ ...row, value: correctionValue.parse(row.value) }));
}

/** Stores a correction, once. False where its id stands for another one. */
export async function insertCorrection(
  db: Db,
  row: { id: string; userId: string; parcelId: number; fact: string; value: unknown; evidence: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('valuation_corrections')
    .values({
      id: row.id,
      user_id: row.userId,
      parcel_id: row.parcelId,
      fact: row.fact,
      value: JSON.stringify(row.value),
      evidence: row.evidence,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return true;
  const same = await db
    .selectFrom('valuation_corrections')
    .select('id')
    .where('id', '=', row.id)
    .where('user_id', '=', row.userId)
    .where('parcel_id', '=', row.parcelId)
    .where('fact', '=', row.fact)
    .where('value', '=', JSON.stringify(row.value))
    .where('evidence', '=', row.evidence)
    .executeTakeFirst();
  return same !== undefined;
}

export async function undoCorrectionRow(
  db: Db,
  row: { id: string; userId: string; parcelId: number; now: Date },
): Promise<boolean> {
  const undone = await db
    .updateTable('valuation_corrections')
    .set({ undone_at: row.now })
    .where('id', '=', row.id)
    .where('user_id', '=', row.userId)
    .where('parcel_id', '=', row.parcelId)
    .returning('id')
    .executeTakeFirst();
  return undone !== undefined;
}
