import type { Db } from '#platform/db/database.ts';

/** A place and the ids that its facts carry: the cities in it, or itself. */
export interface Area {
  id: number;
  parentId: number | null;
  kind: string;
  leafIds: readonly number[];
}

/** Every place, by its id. */
export async function listAreas(db: Db): Promise<Map<number, Area>> {
  const places = await db.selectFrom('places').select(['id', 'kind', 'parent_id']).execute();
  const kindOf = new Map(places.map((place) => [place.id, place.kind]));
  const byParent = Map.groupBy(places, (place) => place.parent_id);
  const citiesOf = (id: number): number[] => {
    const kind = kindOf.get(id);
    if (kind !== 'state' && kind !== 'county') return [id];
    return (byParent.get(id) ?? [])
      .filter((place) => place.kind === 'county' || place.kind === 'city')
      .flatMap((place) => citiesOf(place.id));
  };
  return new Map(places.map(({ id, kind, parent_id: parentId }) => [id, { id, kind, parentId, leafIds: citiesOf(id) }]));
}
