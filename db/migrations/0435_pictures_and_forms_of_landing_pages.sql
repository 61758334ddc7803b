-- Pictures that editors put on landing pages, each in a few widths.
create table landing_pictures (
  id uuid primary key,
  name text not null,
  added_at timestamptz not null
);
create table landing_picture_files (
  picture_id uuid not null references landing_pictures (id) on delete cascade,
  width integer not null,
  height integer not null,
  file_key text not null,
  primary key (picture_id, width)
);
create trigger landing_picture_files_file_ends after delete on landing_picture_files
  for each row execute function remove_file();

-- What a form of a landing page may ask besides.
alter table landing_leads
  add column zip text,
  add column home_address text;
