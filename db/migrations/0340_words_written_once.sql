-- The words of a new listing are written when its details are, which follow it in the same transaction. Written with the
-- listing as well, they were made twice.
drop trigger word_inserted on listings;
drop function word_inserted_listings();

create or replace function word_inserted_details() returns trigger language plpgsql as $$
begin
  perform write_listing_text(array(select listing_id from added));
  return null;
end $$;
