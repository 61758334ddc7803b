import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A picture of a home that is shown, as a trial of covers needs to know it. */
export interface ShownPicture {
  id: number;
  mediaKey: string;
  isPhoto: boolean;
  isAltered: boolean;
  isCover: boolean;
}

/** The pictures of a home that the public can see now, in their order. */
export async function listShownPictures(db: Db, listingKey: string): Promise<ShownPicture[]> {
  const { rows } = await sql<ShownPicture>`
    select m.id, m.media_key as "mediaKey", m.category = 'Photo' as "isPhoto", cardinality(m.alterations) > 0 as "isAltered",
      m.id is not distinct from l.cover_media_id as "isCover"
    from listings l join listing_media m on m.listing_id = l.id
    where l.listing_key = ${listingKey} and l.display_listing and (m.state = 'drawn' or m.file_key is not null)
    order by m.sort_order, m.id`.execute(db);
  return rows;
}

/** Lets a picture take turns with the cover of a home wherever that is drawn; null ends it. */
export async function setCoverTurns(db: Db, listingKey: string, mediaId: number | null): Promise<void> {
  await sql`
    update listings set trial_media_id = ${mediaId}
    where listing_key = ${listingKey} and trial_media_id is distinct from ${mediaId}::bigint`.execute(db);
}
