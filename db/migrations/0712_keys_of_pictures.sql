-- A key of its own was looked up for each of a home's pictures: a fifth of what a new home took. These keep the same, and look once
-- for all pictures that are written together.
alter table listing_media drop constraint listing_media_listing_id_fkey;

create function require_homes_of_pictures() returns trigger language plpgsql as $$
declare
  missing bigint;
begin
  -- Locked as a key locks them: nobody removes a home before its pictures are there. Each is looked up by itself, since a database
  -- that is being filled takes a large table for a small one.
  select a.listing_id into missing
  from (select distinct listing_id from added) a
  left join lateral (select l.id from listings l where l.id = a.listing_id limit 1 for key share) home on true
  where home.id is null limit 1;
  if found then
    raise foreign_key_violation using message = format('there is no home %s of these pictures', missing),
      table = 'listing_media', constraint = 'listing_media_listing_id';
  end if;
  return null;
end $$;

create trigger require_homes after insert on listing_media
  referencing new table as added for each statement execute function require_homes_of_pictures();

create function refuse_other_homes_of_pictures() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = 'a picture stays with its home', table = 'listing_media';
end $$;

create trigger stay_with_home before update of listing_id on listing_media
  for each statement execute function refuse_other_homes_of_pictures();

create function forget_pictures_of_homes() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate listing_media;
  else
    delete from listing_media where listing_id = any (array(select id from removed));
  end if;
  return null;
end $$;

create trigger forget_pictures after delete on listings
  referencing old table as removed for each statement execute function forget_pictures_of_homes();
create trigger forget_all_pictures after truncate on listings
  for each statement execute function forget_pictures_of_homes();
