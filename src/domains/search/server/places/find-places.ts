import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { runSql } from '../conditions/sql-text.ts';

/** Places by the column of `listings` that names them; counties and states as the cities and ZIP codes in them. */
export interface PlaceIds {
  cities: number[];
  zips: number[];
  neighborhoods: number[];
}

interface PlaceRow {
  token: string;
  id: number;
  kind: string;
}

const FIND_PLACES = `
with recursive chosen as (
  select w.token, p.id, p.kind from unnest($1::text[]) as w (token) join places p on p.slug = w.token
  union all
  select w.token, p.id, p.kind from unnest($2::text[]) as w (token) join places p on p.id = w.token::bigint
), within as (
  select * from chosen
  union all
  select w.token, p.id, p.kind from within w join places p on p.parent_id = w.id where w.kind in ('state', 'county')
)
select distinct token, id, kind from within`;

// A place keeps its id and its slug; what lies in a county may grow, so it is looked up again after a while.
const known = new WeakMap<Db, LRUCache<string, PlaceRow[]>>();

/** Looks places up by slug or id. Throws `invalid` naming `field` for one that does not exist. */
export async function findPlaces(db: Db, field: string, tokens: readonly string[]): Promise<PlaceIds> {
  const cache = known.get(db) ?? new LRUCache<string, PlaceRow[]>({ max: 2000, ttl: 60_000 });
  known.set(db, cache);
  const missing = tokens.filter((token) => !cache.has(token));
  if (missing.length > 0) {
    const ids = missing.filter((token) => /^\d{1,15}$/.test(token));
    const rows = await runSql<PlaceRow>(db, FIND_PLACES, [missing, ids]);
    for (const token of missing) {
      const own = rows.filter((row) => row.token === token);
      if (own.length === 0) {
        throw new DomainError(
          'invalid',
          `${field}: there is no place "${token.slice(0, 60)}"; GET /api/places?q= suggests some`,
          {
            fields: { [field]: `There is no place "${token.slice(0, 60)}". Choose one of the suggestions.` },
          },
        );
      }
      cache.set(token, own);
    }
  }
  const rows = tokens.flatMap((token) => cache.get(token) ?? []);
  const idsOf = (kind: string) =>
    [...new Set(rows.filter((row) => row.kind === kind).map((row) => row.id))].toSorted((a, b) => a - b);
  return { cities: idsOf('city'), zips: idsOf('zip'), neighborhoods: idsOf('neighborhood') };
}
