-- What was measured of a photo once: sharpness, light, and what it looks like. Null: not yet.
alter table own_listing_photos add column if not exists measures jsonb;
