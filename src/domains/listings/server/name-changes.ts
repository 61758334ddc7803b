import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { GONE_STATUSES } from '../contract.ts';
import { FIELD_MAP } from '../model/field-map.ts';
import type { ListingRow, NormalizedListing } from '../model/normalized-listing.ts';

/** What writing a record would do to a listing. */
export interface PreviewedChange {
  sourceListingKey: string;
  address: string | null;
  change: 'insert' | 'update' | 'remove';
  /** By RESO's name; empty where only remarks, features, pictures or open houses differ. */
  fields: { field: string; before: string; after: string }[];
}

const RESO_NAMES = new Map(
  [...FIELD_MAP].flatMap(([field, rule]): [string, string][] => ('column' in rule ? [[rule.column, field]] : [])),
);
const gone: readonly string[] = GONE_STATUSES;

/** Names what inserting and changing these listings would do, field by field. Money is said in dollars. */
export async function nameChanges(
  db: Db,
  { added, changed }: { added: readonly NormalizedListing[]; changed: readonly NormalizedListing[] },
): Promise<PreviewedChange[]> {
  const { rows } = await sql<{ listing_key: string; row: Record<string, unknown> }>`
    select l.listing_key, to_jsonb(l) as row from unnest(${changed.map(({ row }) => row.listing_key)}::text[]) as k (listing_key)
    cross join lateral (select * from listings where listing_key = k.listing_key limit 1) as l`.execute(db);
  const before = new Map(rows.map(({ listing_key: key, row }) => [key, row]));
  return [...added, ...changed].map(({ row }): PreviewedChange => {
    const known = before.get(row.listing_key);
    const isGone = gone.includes(row.standard_status);
    const wasGone = known !== undefined && gone.includes(String(known['standard_status']));
    return {
      sourceListingKey: row.source_listing_key,
      address: row.unparsed_address,
      change: known === undefined ? 'insert' : isGone && !wasGone ? 'remove' : 'update',
      fields: known === undefined ? [] : differences(known, row),
    };
  });
}

function differences(before: Record<string, unknown>, after: ListingRow): PreviewedChange['fields'] {
  return Object.entries(after).flatMap(([column, value]) =>
    isSame(before[column], value)
      ? []
      : [{ field: RESO_NAMES.get(column) ?? toPascal(column), before: say(column, before[column]), after: say(column, value) }],
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT/;

// The database writes the same moment and number in another way than a record.
function isSame(before: unknown, after: unknown): boolean {
  const [a, b] = [before ?? null, after ?? null];
  if (typeof a === 'string' && typeof b === 'string' && INSTANT.test(a) && INSTANT.test(b))
    return Date.parse(a) === Date.parse(b);
  return a === null || b === null ? a === b : String(a) === String(b);
}

function say(column: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  return column.endsWith('_cents') && typeof value === 'number' ? String(value / 100) : String(value);
}

const toPascal = (column: string) =>
  column.replace(/_cents$/, '').replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
