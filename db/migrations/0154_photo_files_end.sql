-- The files of a photo end with its row, whatever deletes it: the listing, its owner's account, the end of a demo day.
-- A file stays while another photo uses it; the sweep leaves files that buyers still see.
create function orphan_photo_files() returns trigger language plpgsql as $$
begin
  insert into orphaned_files (file_key)
  select f.file_key from unnest(array[old.file_key, old.whole_key]) as f (file_key)
  where f.file_key is not null
    and not exists (select from own_listing_photos o where f.file_key in (o.file_key, o.whole_key))
  on conflict do nothing;
  return null;
end $$;
create trigger own_listing_photos_files_end after delete on own_listing_photos
  for each row execute function orphan_photo_files();
