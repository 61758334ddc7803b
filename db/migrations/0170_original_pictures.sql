-- Which picture of the same home an altered one was made from.
alter table listing_media add column original_media_key text;

update listing_media m set original_media_key = p.original_id::text
from own_listing_photos p
where p.original_id is not null and m.media_key = p.id::text;
