import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import type { CmaHome } from '../model/home.ts';
import { type WordLine } from '../model/grid-lines.ts';

const MOST_LETTERS = 200;
const listSchema = z.array(z.string()).catch([]);

interface WordRow {
  parcelId: number;
  ownership: string | null;
  style: string | null;
  features: Record<string, unknown> | null;
}

/** What records and the last listing that may be shown say of homes on the lines of the grid without figures, by parcel. */
export async function listWords(db: Db, parcelIds: readonly number[]): Promise<Map<number, NonNullable<CmaHome['words']>>> {
  const { rows } = await sql<WordRow>`
    select p.id as "parcelId", p.facts ->> 'style' as style, l.ownership, l.features
    from parcels p left join lateral (
      select d.features, d.facts ->> 'Ownership' as ownership
      from listings l join listing_details d on d.listing_id = l.id
      where l.parcel_id = p.id and l.display_listing and l.display_address order by l.id desc limit 1
    ) l on true
    where p.id = any(${[...parcelIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.parcelId, wordsOf(row)]));
}

function wordsOf({ features, ownership, style }: WordRow): NonNullable<CmaHome['words']> {
  const list = (...names: string[]) => names.flatMap((name) => listSchema.parse(features?.[name])).join(', ');
  const cooling = listSchema.parse(features?.['Cooling']);
  const told: Record<Exclude<WordLine, 'utility' | 'other'>, string> = {
    ownership: ownership ?? '',
    design: list('ArchitecturalStyle') || (style ?? ''),
    heating: [list('Heating'), cooling.join() === 'None' ? 'no cooling' : cooling.join(', ')].filter(Boolean).join('; '),
    energy: list('GreenEnergyEfficient', 'GreenEnergyGeneration'),
    porch: list('PatioAndPorchFeatures'),
  };
  return Object.fromEntries(
    Object.entries(told).flatMap(([line, words]) => (words === '' ? [] : [[line, words.slice(0, MOST_LETTERS)]])),
  );
}

/** Comparables from the records, with what is known of their lines without figures. */
export async function tellWords<Comp extends { parcelId: number; facts: { home: CmaHome } }>(
  db: Db,
  comps: readonly Comp[],
): Promise<Comp[]> {
  const words = await listWords(
    db,
    comps.map(({ parcelId }) => parcelId),
  );
  return comps.map((comp) => ({
    ...comp,
    facts: { ...comp.facts, home: { ...comp.facts.home, words: words.get(comp.parcelId) ?? {} } },
  }));
}
