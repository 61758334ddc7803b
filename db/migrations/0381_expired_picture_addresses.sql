-- Signed addresses of pictures end. One that did is asked for again by the key of its record, a few times at most.
alter table listing_media
  add column expired_at timestamptz,
  add column renewals smallint not null default 0;
create index listing_media_expired on listing_media (expired_at) where expired_at is not null;
