import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import type { ScoredListing } from '../contract.ts';
import { textOf } from '../model/home-facts.ts';
import type { ListingToScore } from '../model/score/score-types.ts';

const FEWEST_HOMES = 5;

interface Area {
  homes: number;
  photos: number | null;
  words: number | null;
}

/** What is usual in a city, asked once for each. */
export type Areas = (city: string, state: string) => Promise<Area>;

export function createAreas({ db }: Pick<Context, 'db'>): Areas {
  const known = new Map<string, Promise<Area>>();
  return (city, state) => {
    const key = `${city}, ${state}`;
    const found = known.get(key) ?? measure(db, city, state);
    known.set(key, found);
    return found;
  };
}

async function measure(db: Context['db'], city: string, state: string): Promise<Area> {
  const { rows } = await sql<Area>`
    select count(*)::int as homes,
      percentile_cont(0.5) within group (order by l.photos_count) as photos,
      percentile_cont(0.5) within group (order by coalesce(
        array_length(regexp_split_to_array(trim(d.public_remarks), '\\s+'), 1), 0)) as words
    from listings l left join listing_details d on d.listing_id = l.id
    where l.display_listing and l.standard_status = 'Active' and l.city = ${city} and l.state_or_province = ${state}`.execute(db);
  return rows[0] ?? { homes: 0, photos: null, words: null };
}

/** A listing beside the homes for sale in its city. Null without a city, or with too few homes to say what is usual. */
export async function compareWithArea(
  areas: Areas,
  { facts, photos, description }: ListingToScore,
): Promise<ScoredListing['benchmark']> {
  const [city, state] = [textOf(facts, 'City'), textOf(facts, 'StateOrProvince')];
  if (city === undefined || state === undefined) return null;
  const area = await areas(city, state);
  if (area.homes < FEWEST_HOMES || area.photos === null || area.words === null) return null;
  const words = description.trim() === '' ? 0 : description.trim().split(/\s+/).length;
  return {
    area: `${city}, ${state}`,
    homes: area.homes,
    photos: { own: photos.length, median: area.photos },
    words: { own: words, median: area.words },
  };
}
