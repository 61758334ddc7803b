-- Marketing materials of homes that people list here, with what their makers are called and look like.
create table brand_kits (
  user_id text primary key references users on delete cascade,
  role text not null check (role in ('owner', 'agent', 'broker')),
  display_name text not null,
  phone text not null,
  email text not null,
  website text not null,
  brokerage_name text not null,
  brokerage_phone text not null,
  brokerage_address text not null,
  license_number text not null,
  return_address text not null,
  primary_color text not null,
  accent_color text not null,
  shows_equal_housing boolean not null,
  -- The logo; null: none.
  file_key text,
  logo_width integer,
  logo_height integer,
  updated_at timestamptz not null
);
create trigger brand_kits_own_change after insert or update or delete on brand_kits
  for each row execute function tell_own_change('own-listings');

-- Files end with their row, whatever deletes it.
create function orphan_marketing_file() returns trigger language plpgsql as $$
begin
  if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is distinct from old.file_key) then
    insert into orphaned_files (file_key) values (old.file_key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger brand_kits_file_ends after update or delete on brand_kits
  for each row execute function orphan_marketing_file();

create table marketing_materials (
  id uuid primary key,
  own_listing_id uuid not null references own_listings on delete cascade,
  user_id text references users on delete set null,
  template text not null,
  title text not null,
  version integer not null default 1,
  -- The day on which it is to go out.
  planned_on date,
  reminded_at timestamptz,
  archived_at timestamptz,
  made_at timestamptz not null,
  updated_at timestamptz not null
);
create index marketing_materials_listing on marketing_materials (own_listing_id, updated_at);
create index marketing_materials_user on marketing_materials (user_id) where user_id is not null;
create index marketing_materials_planned on marketing_materials (planned_on)
  where planned_on is not null and reminded_at is null;
create trigger marketing_materials_shared_change after insert or update or delete on marketing_materials
  for each row execute function tell_own_listing_part_change();

-- Each version: what its maker chose, and everything that it says and shows.
create table marketing_material_versions (
  material_id uuid not null references marketing_materials on delete cascade,
  version integer not null,
  user_id text references users on delete set null,
  choices jsonb not null,
  content jsonb not null,
  -- Why it replaced the one before, in words; null: somebody changed it.
  reason text,
  made_at timestamptz not null,
  primary key (material_id, version)
);
create index marketing_material_versions_user on marketing_material_versions (user_id) where user_id is not null;

-- The short address behind a QR code. It outlives its sheet, because paper does.
create table marketing_links (
  code text primary key,
  own_listing_id uuid not null references own_listings on delete cascade,
  material_id uuid unique references marketing_materials on delete set null,
  made_at timestamptz not null
);
create index marketing_links_listing on marketing_links (own_listing_id);

create table marketing_link_days (
  code text not null references marketing_links on delete cascade,
  day date not null,
  scans integer not null,
  primary key (code, day)
);

-- Who scanned today, under a secret that is deleted with the day.
create unlogged table marketing_link_visitors (
  day date not null,
  code text not null references marketing_links on delete cascade,
  visitor bytea not null,
  primary key (day, code, visitor)
);

-- Several sheets as one file, made in the background.
create table marketing_sets (
  id uuid primary key,
  user_id text not null references users on delete cascade,
  own_listing_id uuid not null references own_listings on delete cascade,
  -- Sheet, version, template and name of each file.
  items jsonb not null,
  state text not null check (state in ('waiting', 'working', 'ready', 'failed')),
  done integer not null default 0,
  bytes bigint,
  file_key text,
  made_at timestamptz not null,
  finished_at timestamptz
);
create index marketing_sets_user on marketing_sets (user_id, made_at);
create index marketing_sets_listing on marketing_sets (own_listing_id);
create trigger marketing_sets_own_change after insert or update or delete on marketing_sets
  for each row execute function tell_own_change('own-listings');
create trigger marketing_sets_file_ends after update or delete on marketing_sets
  for each row execute function orphan_marketing_file();
