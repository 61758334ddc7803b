-- A turned or cropped photo keeps its whole picture, so that people can go back to it.
alter table own_listing_photos
  -- Files of the whole picture; null: file_key has it.
  add column whole_key text,
  -- Degrees clockwise, then shares of the turned picture: x, y, width, height. Null: all of it.
  add column turn smallint not null default 0 check (turn in (0, 90, 180, 270)),
  add column crop jsonb,
  -- How often it was cut: each time has files of its own.
  add column cuts integer not null default 0;
