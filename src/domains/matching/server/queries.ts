import { sql } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { FlowStep } from '../contract.ts';
import { WISH_FIELDS } from '../model/wishes.ts';

export interface HomeRow {
  id: number;
  list_price_cents: number | null;
  tax_annual_amount_cents: number | null;
  association_fee_monthly_cents: number | null;
  association: string | null;
  property_sub_type: string | null;
  bedrooms_total: number | null;
  bathrooms_total_integer: number | null;
  living_area_sqft: number | null;
  lot_size_sqft: number | null;
  year_built: number | null;
  stories_total: number | null;
  garage_spaces: number | null;
  pool_private_yn: boolean | null;
  waterfront_yn: boolean | null;
  view_yn: boolean | null;
  fireplace_yn: boolean | null;
  new_construction_yn: boolean | null;
  map_latitude: number | null;
  map_longitude: number | null;
  city_place_id: number | null;
  zip_place_id: number | null;
  map_neighborhood_id: number | null;
  listed_on: string | null;
  features: Record<string, string[]>;
}

const FEATURE_FIELDS = [...WISH_FIELDS, 'ArchitecturalStyle'];

const homeSelection = sql`
  l.id, l.list_price_cents, l.tax_annual_amount_cents, l.association_fee_monthly_cents, d.facts ->> 'AssociationYN' as association,
  l.property_sub_type, l.bedrooms_total, l.bathrooms_total_integer, l.living_area_sqft, l.lot_size_sqft, l.year_built,
  l.stories_total, l.garage_spaces, l.pool_private_yn, l.waterfront_yn, l.view_yn, l.fireplace_yn, l.new_construction_yn,
  l.map_latitude, l.map_longitude, l.city_place_id, l.zip_place_id, l.map_neighborhood_id, l.listed_on,
  (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(d.features) f where f.key = any (${FEATURE_FIELDS})) as features`;

/** The public facts of homes, limited to what matching may know. */
export async function loadHomeRows(db: Db, ids: readonly number[]): Promise<HomeRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HomeRow>`
    select ${homeSelection} from listings l left join listing_details d on d.listing_id = l.id
    where l.id = any (${[...ids]}::bigint[]) and l.display_listing`.execute(db);
  return rows;
}

/** Ids of homes by their public keys; leaves out hidden homes. */
export async function findHomeIds(db: Db, listingKeys: readonly string[]): Promise<Map<string, number>> {
  if (listingKeys.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'listing_key'])
    .where('listing_key', 'in', [...listingKeys])
    .where('display_listing', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.listing_key, row.id]));
}

export interface ProfileRow {
  profile: unknown;
  step: string;
  version: number;
  updated_at: Date;
  matches_seen_at: Date | null;
}

const PROFILE_COLUMNS = ['profile', 'step', 'version', 'updated_at', 'matches_seen_at'] as const;

export function findProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('buyer_profiles').select(PROFILE_COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/** Reads the same and blocks other writers until the transaction ends, even if there is no profile yet. */
export async function lockProfile(trx: Trx, userId: string) {
  await lockPerson(trx, userId);
  const columns = [...PROFILE_COLUMNS, 'writers'] as const;
  return trx.selectFrom('buyer_profiles').select(columns).where('user_id', '=', userId).executeTakeFirst();
}

interface NewProfile {
  profile: string;
  step: FlowStep;
  version: number;
  writers: string;
  now: Date;
}

export function writeProfile(trx: Trx, userId: string, { now, ...values }: NewProfile): Promise<ProfileRow> {
  return trx
    .insertInto('buyer_profiles')
    .values({ ...values, user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: now }))
    .returning(PROFILE_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function removeProfile(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('buyer_profiles').where('user_id', '=', userId).execute();
}

export async function markMatchesSeen(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('buyer_profiles').set({ matches_seen_at: now }).where('user_id', '=', userId).execute();
}
