import { sql } from 'kysely';
import { foldText, slugify } from '#lib/fold-text.ts';
import type { Db } from '#platform/db/database.ts';

export interface NamedPlace {
  /** The caller's own key for it. */
  key: string;
  kind: 'state' | 'city' | 'zip' | 'neighborhood';
  name: string;
  /** Two letters. */
  state: string;
  parentId: number | null;
  source: string;
}

/** Finds ids of places by name, whatever their source, and creates missing ones. Two callers that create the same one must take turns. */
export async function findOrCreatePlaces(db: Db, wanted: readonly NamedPlace[]): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map();
  const found = await findPlaces(db, wanted);
  const missing = wanted.filter(({ key }) => !found.has(key));
  if (missing.length === 0) return found;
  await createPlaces(db, missing);
  return new Map([...found, ...(await findPlaces(db, missing))]);
}

// A name and state identify a city, ZIP code or state; a neighborhood also needs its city.
async function findPlaces(db: Db, wanted: readonly NamedPlace[]): Promise<Map<string, number>> {
  const rows = wanted.map((one) => ({
    key: one.key,
    kind: one.kind,
    search_name: foldText(one.name),
    state_or_province: one.state,
    parent_id: one.kind === 'neighborhood' ? one.parentId : null,
  }));
  const { rows: found } = await sql<{ key: string; id: number }>`
    select distinct on (v.key) v.key, p.id
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (key text, kind text, search_name text, state_or_province text, parent_id bigint)
    join places p on p.search_name = v.search_name and p.kind = v.kind and p.state_or_province = v.state_or_province
      and (v.parent_id is null or p.parent_id = v.parent_id)
    order by v.key, p.id`.execute(db);
  return new Map(found.map(({ key, id }) => [key, id]));
}

async function createPlaces(db: Db, missing: readonly NamedPlace[]): Promise<void> {
  const cities = await nameParents(db, missing);
  const rows = missing.map((one) => ({
    slug: makeSlug(one, cities.get(one.parentId ?? -1)),
    kind: one.kind,
    name: one.name,
    search_name: foldText(one.name),
    parent_id: one.parentId,
    state_or_province: one.state,
    source: one.source,
  }));
  // A place of another kind may have the slug: then the new place gets a number.
  await sql`
    insert into places (slug, kind, name, search_name, parent_id, state_or_province, source)
    select case when v.n > 1 or exists (select from places p where p.slug = v.slug) then v.slug || '-' || left(md5(v.kind || v.name || coalesce(v.parent_id, 0)), 6) else v.slug end,
      kind, name, search_name, parent_id, state_or_province, source
    from (select *, row_number() over (partition by slug order by kind, name, state_or_province) as n
      from json_populate_recordset(null::places, ${JSON.stringify(rows)}::json)) as v
    on conflict do nothing`.execute(db);
}

async function nameParents(db: Db, missing: readonly NamedPlace[]): Promise<Map<number, string>> {
  const ids = [...new Set(missing.filter((one) => one.kind === 'neighborhood').flatMap((one) => one.parentId ?? []))];
  if (ids.length === 0) return new Map();
  const parents = await db.selectFrom('places').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(parents.map((row) => [row.id, row.name]));
}

function makeSlug(one: NamedPlace, parentName: string | undefined): string {
  const parts = {
    state: [one.name],
    city: [one.name, one.state],
    zip: [one.name],
    neighborhood: [one.name, parentName ?? '', one.state],
  };
  return slugify(...parts[one.kind]) || one.kind;
}
