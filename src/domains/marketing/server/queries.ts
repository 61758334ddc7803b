import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { BrandKits, MarketingMaterials, MarketingMaterialVersions, MarketingSets } from '#platform/db/schema.gen.ts';

export type BrandRow = Selectable<BrandKits>;
export type MaterialRow = Selectable<MarketingMaterials>;
export type VersionRow = Selectable<MarketingMaterialVersions>;
export type SetRow = Selectable<MarketingSets>;

export const findBrandRow = (db: Db, userId: string): Promise<BrandRow | undefined> =>
  db.selectFrom('brand_kits').selectAll().where('user_id', '=', userId).executeTakeFirst();

export async function upsertBrandRow(db: Db, row: Insertable<BrandKits>): Promise<void> {
  const { user_id: _id, ...change } = row;
  await db
    .insertInto('brand_kits')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** Materials with the code on them and their present version. */
function selectMaterials(db: Db) {
  return db
    .selectFrom('marketing_materials as m')
    .innerJoin('marketing_material_versions as v', (join) =>
      join.onRef('v.material_id', '=', 'm.id').onRef('v.version', '=', 'm.version'),
    )
    .leftJoin('marketing_links as l', 'l.material_id', 'm.id')
    .selectAll('m')
    .select(['v.choices', 'v.content', 'l.code']);
}
export type PresentMaterial = MaterialRow & Pick<VersionRow, 'choices' | 'content'> & { code: string | null };

export const findMaterialRow = (db: Db, id: string): Promise<PresentMaterial | undefined> =>
  selectMaterials(db).where('m.id', '=', id).executeTakeFirst();

/** Materials of listings, the newest first. */
export async function listMaterialRows(db: Db, listingIds: readonly string[]): Promise<PresentMaterial[]> {
  if (listingIds.length === 0) return [];
  return selectMaterials(db)
    .where('m.own_listing_id', 'in', listingIds)
    .orderBy('m.updated_at', 'desc')
    .orderBy('m.id')
    .execute();
}

export async function countMaterials(db: Db, listingId: string): Promise<number> {
  const { count } = await db
    .selectFrom('marketing_materials')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('own_listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False if one with this id exists. */
export async function insertMaterial(db: Db, row: Insertable<MarketingMaterials>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('marketing_materials')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateMaterial(db: Db, id: string, change: Updateable<MarketingMaterials>): Promise<void> {
  await db.updateTable('marketing_materials').set(change).where('id', '=', id).execute();
}

export async function insertMaterialVersion(db: Db, row: Insertable<MarketingMaterialVersions>): Promise<void> {
  await db.insertInto('marketing_material_versions').values(row).execute();
}

const MOST_VERSIONS = 100;

export function listMaterialVersions(db: Db, materialId: string) {
  return db
    .selectFrom('marketing_material_versions as v')
    .leftJoin('people as p', 'p.id', 'v.user_id')
    .select(['v.version', 'v.content', 'v.reason', 'v.made_at', 'p.name'])
    .where('v.material_id', '=', materialId)
    .orderBy('v.version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
}

export const findMaterialVersion = (db: Db, materialId: string, version: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('marketing_material_versions')
    .selectAll()
    .where('material_id', '=', materialId)
    .where('version', '=', version)
    .executeTakeFirst();

/** Scans of codes by material; materials without any are left out. */
export async function sumScans(db: Db, materialIds: readonly string[]): Promise<Map<string, number>> {
  if (materialIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; scans: number }>`
    select l.material_id as id, sum(d.scans)::int as scans from marketing_links l join marketing_link_days d on d.code = l.code
    where l.material_id = any(${[...materialIds]}::uuid[]) group by l.material_id`.execute(db);
  return new Map(rows.map(({ id, scans }) => [id, scans]));
}

export function listScanDays(db: Db, code: string, limit: number) {
  return db
    .selectFrom('marketing_link_days')
    .select(['day', 'scans'])
    .where('code', '=', code)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}

export const findSetRow = (db: Db, id: string): Promise<SetRow | undefined> =>
  db.selectFrom('marketing_sets').selectAll().where('id', '=', id).executeTakeFirst();
