-- The whole database as it was at 0125. Only backups of that time are read into it.

-- What every domain stands on: mail, limits, what the installation remembers, and how processes and open pages hear of changes.

-- Both are contrib modules that a database's owner may create; without them search works, a little slower and less forgiving.
do $$
begin
  begin
    create extension if not exists btree_gin;
  exception when others then
    raise notice 'btree_gin is not available: text search uses a plain index';
  end;
  begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not available: place suggestions do not forgive typing mistakes';
  end;
end $$;

create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table mail_messages (
  id bigint generated always as identity primary key,
  dedupe_key text unique,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]',
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  headers jsonb not null default '{}'
);
create index mail_messages_recent on mail_messages (created_at desc, id desc);

-- Limits slide: the time they look back on is cut into sixty slots, and the one before counts whole, so that no window
-- of that length holds more than the limit allows.
-- Counts survive no crash and are in no backup.
create unlogged table rate_limits (
  key text primary key,
  -- Which slot the last of `slots` is, counted from 1970.
  slot bigint not null,
  slots integer[] not null,
  changed_at timestamptz not null
);
create index rate_limits_changed on rate_limits (changed_at);

-- The counts after `shift` slots have gone by, with what is added now.
create function add_hits(slots integer[], shift bigint, added integer) returns integer[]
language sql immutable as $$
  select kept[1:60] || (kept[61] + added) from (
    select case
      when shift <= 0 then slots
      when shift >= 61 then array_fill(0, array[61])
      else slots[shift + 1:61] || array_fill(0, array[shift::integer])
    end as kept) as moved
$$;

-- Counts one hit under each key where every one of them has room, and none otherwise. Rows are locked in the order of their
-- keys, so that two callers never wait for each other in a circle. Returns the counts as they are now.
create function count_hits(wanted_keys text[], wanted_slots bigint[], wanted_most integer[], at timestamptz)
returns table (key text, slot bigint, slots integer[], is_full boolean)
language plpgsql as $$
#variable_conflict use_column
begin
  insert into rate_limits as known (key, slot, slots, changed_at)
  select w.key, w.slot, array_fill(0, array[61]), at from unnest(wanted_keys, wanted_slots) as w (key, slot)
  order by w.key
  on conflict (key) do update set
    slots = add_hits(known.slots, excluded.slot - known.slot, 0),
    slot = greatest(known.slot, excluded.slot),
    changed_at = greatest(known.changed_at, excluded.changed_at);
  -- A statement of its own: it sees what the rows hold now that they are locked.
  return query
  with looked as (
    select r.key, (select sum(hits) from unnest(r.slots) as hits) >= w.most as is_full
    from unnest(wanted_keys, wanted_most) as w (key, most) join rate_limits r on r.key = w.key
  ), counted as (
    update rate_limits r set slots = add_hits(r.slots, 0, 1)
    where r.key = any (wanted_keys) and not exists (select from looked where looked.is_full)
    returning r.key, r.slot, r.slots
  )
  select r.key, r.slot, coalesce(c.slots, r.slots), l.is_full
  from looked l join rate_limits r on r.key = l.key left join counted c on c.key = l.key;
end
$$;

create function notify_public_data() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_data', '');
  return null;
end $$;

create function announce_own_change(person text, subject text) returns void language sql as $$
  select pg_notify('realtime', jsonb_build_object('changed', jsonb_build_object('userId', person, 'subject', subject))::text)
  where person is not null;
$$;

-- Rows of one person.
create function tell_own_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform announce_own_change(new.user_id::text, tg_argv[0]);
  end if;
  if tg_op <> 'INSERT' then
    perform announce_own_change(old.user_id::text, tg_argv[0]);
  end if;
  return null;
end $$;

-- People, how they prove who they are, and what was done in their names.
-- Every row about a person hangs on users (id) by a foreign key that cascades: export and deletion follow those keys.

create table users (
  id text primary key,
  -- Lower case; absent where a provider gave none.
  email text unique check (email = lower(email)),
  email_verified_at timestamptz,
  display_name text not null,
  -- Pictures of people are kept here: pages load none of other sites.
  photo_url text constraint users_photo_is_ours check (photo_url like '/api/people/photos/%'),
  phone_number text,
  -- The role that is active now; role_grants holds those the person may take.
  role text not null default 'buyer' check (role in ('buyer', 'seller', 'vendor', 'admin')),
  is_demo boolean not null default false,
  disabled_at timestamptz,
  disabled_reason text,
  created_at timestamptz not null,
  last_login_at timestamptz,
  -- When a person of the demonstration was given a past; null until then, and for everybody else.
  past_given_at timestamptz
);
create index users_demo on users (created_at) where is_demo;
create index users_newest on users (created_at desc, id desc);
create index users_without_past on users (created_at) where is_demo and past_given_at is null;

create table role_grants (
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('buyer', 'seller', 'vendor', 'admin')),
  granted_at timestamptz not null,
  -- A person's id, 'self' or 'operator'. No key: it outlives who granted.
  granted_by text not null,
  primary key (user_id, role)
);
create index role_grants_admin on role_grants (user_id) where role = 'admin';

-- The key of what the audit log holds of a person; wrapped by the installation's secret, gone with the person.
create table user_keys (
  user_id text primary key references users (id) on delete cascade,
  wrapped_key bytea not null
);

create table user_passwords (
  user_id text primary key references users (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);
create trigger user_passwords_own_change after insert or update or delete on user_passwords
  for each row execute function tell_own_change('auth');

create table provider_accounts (
  provider text not null check (provider in ('google', 'facebook')),
  provider_account_id text not null,
  user_id text not null references users (id) on delete cascade,
  email text,
  linked_at timestamptz not null,
  primary key (provider, provider_account_id),
  unique (user_id, provider)
);
create trigger provider_accounts_own_change after insert or update or delete on provider_accounts
  for each row execute function tell_own_change('auth');

create table passkeys (
  -- The credential's own id, base64url.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
create trigger passkeys_own_change after insert or update or delete on passkeys
  for each row execute function tell_own_change('auth');

create table user_totp (
  user_id text primary key references users (id) on delete cascade,
  encrypted_secret bytea not null,
  -- Counts from when a first code proved the app right.
  confirmed_at timestamptz,
  -- A code is good once: no step up to this one is taken again.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- Recovery codes are shorter than keys: they are kept as passwords are, under a salt of each person's own.
  recovery_salt bytea not null default uuid_send(gen_random_uuid())
);
create trigger user_totp_own_change after insert or update or delete on user_totp
  for each row execute function tell_own_change('auth');

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- SHA-256 of what the cookie holds.
  token_hash bytea not null unique,
  method text not null check (method in ('password', 'google', 'facebook', 'passkey', 'demo')),
  has_second_factor boolean not null default false,
  address text not null,
  device text not null,
  created_at timestamptz not null,
  -- When the person last proved who they are: sensitive changes ask for a recent proof.
  authenticated_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);
-- Each use of a session writes when it was; only its beginning and its end are news.
create trigger sessions_own_change after insert or delete on sessions for each row execute function tell_own_change('auth');

create table known_devices (
  user_id text not null references users (id) on delete cascade,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- Links sent by mail: single use, hashed.
create table account_links (
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email')),
  -- The address the link proves.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Ended before anybody used it: by a newer link, a new password, ended sessions or a proven address.
  ended_at timestamptz
);
create index account_links_user on account_links (user_id, purpose);
create index account_links_expiry on account_links (expires_at);

-- Half-done proofs: a password that waits for its second factor, a passkey's challenge, a visit to a provider.
create table auth_challenges (
  token_hash bytea primary key,
  kind text not null check (kind in ('second-factor', 'passkey-register', 'passkey-sign-in', 'provider')),
  user_id text references users (id) on delete cascade,
  data jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_challenges_user on auth_challenges (user_id);
create index auth_challenges_expiry on auth_challenges (expires_at);

-- What a person agreed to, and took back: a ledger, the last row of a kind counts.
create table consents (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  is_given boolean not null,
  text_version text not null,
  page text not null,
  created_at timestamptz not null
);
create index consents_user on consents (user_id, kind, id desc);
create trigger consents_own_change after insert or update or delete on consents
  for each row execute function tell_own_change('privacy');

-- Pictures that people give of themselves.
create table user_photos (
  user_id text primary key references users (id) on delete cascade,
  -- Part of the photo's address, new with each picture.
  public_id text not null unique,
  file_key text not null,
  updated_at timestamptz not null
);

-- How pages are shown to a person, on every device.
create table display_settings (
  user_id text primary key references users (id) on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);
create trigger display_settings_own_change after insert or update or delete on display_settings
  for each row execute function tell_own_change('display-settings');

-- Opaque ids, no keys: the log outlives the people in it. What is personal is encrypted under user_keys.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  -- 'anonymous', 'system' or a person's id.
  actor_id text not null,
  subject_id text,
  request_id text not null,
  details jsonb not null default '{}',
  -- AES-256-GCM under the subject's key: address, device, e-mail.
  personal bytea
);
create index audit_events_subject on audit_events (subject_id, id desc);
create index audit_events_action on audit_events (action, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_events_append_only before update or delete on audit_events for each row execute function refuse_change();
create trigger audit_events_no_truncate before truncate on audit_events for each statement execute function refuse_change();

-- Places: states, counties, cities, neighborhoods, ZIP codes.

create table places (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null check (kind in ('state', 'county', 'city', 'neighborhood', 'zip')),
  name text not null,
  -- Accents and case removed, for look-ups and suggestions.
  search_name text not null,
  parent_id bigint references places (id) on delete cascade,
  state_or_province text,
  source text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  west double precision, south double precision, east double precision, north double precision,
  -- GeoJSON Polygon or MultiPolygon, where it is known.
  boundary jsonb,
  unique nulls not distinct (source, kind, name, parent_id)
);
create index places_search on places (search_name text_pattern_ops);
create index places_parent on places (parent_id);
create index places_name on places (search_name, kind);
create trigger places_public_data after insert or update or delete or truncate on places
  for each statement execute function notify_public_data();
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index places_fuzzy on places using gin (search_name gin_trgm_ops);
  end if;
end $$;

-- Public records: parcels, assessments and recorded sales.

create table parcels (
  id bigint generated always as identity primary key,
  source text not null,
  parcel_number text not null,
  unit_number text,
  address text not null,
  search_address text not null,
  city text not null,
  state_or_province text not null,
  postal_code text not null,
  neighborhood_id bigint references places (id) on delete set null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  property_sub_type text,
  bedrooms_total smallint,
  bathrooms_full smallint,
  bathrooms_half smallint,
  living_area_sqft integer,
  lot_size_sqft integer,
  year_built smallint,
  stories_total smallint,
  garage_spaces smallint,
  -- Further facts of the assessor's record by name (quality, condition, view, waterfront …).
  facts jsonb not null default '{}',
  unique nulls not distinct (source, parcel_number, unit_number)
);
create index parcels_search on parcels (search_address text_pattern_ops);
create index parcels_place on parcels (latitude, longitude);
create index parcels_number on parcels (parcel_number);
create trigger parcels_public_data after insert or update or delete or truncate on parcels
  for each statement execute function notify_public_data();

create table tax_records (
  parcel_id bigint not null references parcels (id) on delete cascade,
  tax_year smallint not null,
  assessed_land_cents bigint not null,
  assessed_improvements_cents bigint not null,
  tax_amount_cents bigint not null,
  primary key (parcel_id, tax_year)
);
create trigger tax_records_public_data after insert or update or delete or truncate on tax_records
  for each statement execute function notify_public_data();

create table sales (
  id bigint generated always as identity primary key,
  source text not null,
  parcel_id bigint not null references parcels (id) on delete cascade,
  list_date date,
  contract_date date,
  close_date date not null,
  original_list_price_cents bigint,
  list_price_cents bigint,
  close_price_cents bigint not null check (close_price_cents > 0),
  concessions_cents bigint not null default 0,
  financing text,
  arms_length boolean not null default true,
  unique (parcel_id, close_date)
);
create index sales_close_date on sales (close_date);
create trigger sales_public_data after insert or update or delete or truncate on sales
  for each statement execute function notify_public_data();

-- What lies in places: schools, transit, points of interest, hazard zones, the base map.

create table schools (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  level text not null check (level in ('elementary', 'middle', 'high')),
  district text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  attendance jsonb
);
create index schools_source on schools (source);
create trigger schools_public_data after insert or update or delete or truncate on schools
  for each statement execute function notify_public_data();

create table transit_stops (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  mode text not null,
  lines text[] not null default '{}',
  -- Shortest minutes between departures by day over its lines.
  headway_minutes integer,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index transit_stops_place on transit_stops (latitude, longitude);
create trigger transit_stops_public_data after insert or update or delete or truncate on transit_stops
  for each statement execute function notify_public_data();

create table pois (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index pois_place on pois (latitude, longitude);
create trigger pois_public_data after insert or update or delete or truncate on pois
  for each statement execute function notify_public_data();

create table parks (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  boundary jsonb not null
);
create index parks_place on parks (latitude, longitude);
create trigger parks_public_data after insert or update or delete or truncate on parks
  for each statement execute function notify_public_data();

create table hazard_zones (
  id bigint generated always as identity primary key,
  source text not null,
  source_name text not null,
  as_of date not null,
  kind text not null,
  value text not null,
  west double precision not null, south double precision not null,
  east double precision not null, north double precision not null,
  boundary jsonb not null
);
create index hazard_zones_box on hazard_zones (west, east, south, north);
create trigger hazard_zones_public_data after insert or update or delete or truncate on hazard_zones
  for each statement execute function notify_public_data();

create table map_tiles (
  z smallint not null,
  x integer not null,
  y integer not null,
  -- Mapbox vector tile, gzip.
  data bytea not null,
  primary key (z, x, y)
);
create trigger map_tiles_public_data after insert or update or delete or truncate on map_tiles
  for each statement execute function notify_public_data();

-- Schools and points of interest are suggested by the beginning of any word of their name.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index schools_words on schools using gin (lower(name) gin_trgm_ops);
    create index pois_words on pois using gin (lower(name) gin_trgm_ops);
    create index parks_words on parks using gin (lower(name) gin_trgm_ops);
    create index transit_stops_words on transit_stops using gin (lower(name) gin_trgm_ops);
  end if;
end $$;

-- Listings with RESO Data Dictionary names. The slim row is what search reads; long text and feature lists lie beside it.

-- Zoom-16 web-mercator tile column/row of a coordinate, and their Morton code: near in space, near in the index.
create function tile_x(longitude double precision, zoom integer) returns integer
  language sql immutable strict parallel safe
  return least((1 << zoom) - 1, greatest(0, floor((longitude + 180) / 360 * (1 << zoom))::integer));

create function tile_y(latitude double precision, zoom integer) returns integer
  language sql immutable strict parallel safe
  return least((1 << zoom) - 1, greatest(0, floor(
    (1 - ln(tan(radians(least(85.0511, greatest(-85.0511, latitude)))) + 1 / cos(radians(least(85.0511, greatest(-85.0511, latitude))))) / pi())
    / 2 * (1 << zoom))::integer));

create function spread_bits(n bigint) returns bigint
  language sql immutable strict parallel safe
  return (
    with a as (select (n | (n << 8)) & x'00ff00ff'::bigint as v),
         b as (select (v | (v << 4)) & x'0f0f0f0f'::bigint as v from a),
         c as (select (v | (v << 2)) & x'33333333'::bigint as v from b)
    select (v | (v << 1)) & x'55555555'::bigint from c
  );

create function cell_of(latitude double precision, longitude double precision) returns bigint
  language sql immutable strict parallel safe
  return spread_bits(tile_x(longitude, 16)) | (spread_bits(tile_y(latitude, 16)) << 1);

-- Centre of the zoom-14 tile: what a home whose address is withheld shows instead of its place.
create function blurred_longitude(longitude double precision) returns double precision
  language sql immutable strict parallel safe
  return (tile_x(longitude, 14) + 0.5) / (1 << 14) * 360 - 180;

create function blurred_latitude(latitude double precision) returns double precision
  language sql immutable strict parallel safe
  return degrees(atan(sinh(pi() * (1 - 2 * (tile_y(latitude, 14) + 0.5) / (1 << 14)))));

create table listings (
  id bigint generated always as identity primary key,
  -- The product's own key, in the API and in URLs; the feed's own is source_listing_key.
  listing_key text not null unique,
  originating_system_name text not null,
  source_listing_key text not null,
  listing_id text,
  standard_status text not null check (standard_status in (
    'Active', 'Active Under Contract', 'Canceled', 'Closed', 'Coming Soon', 'Delete',
    'Expired', 'Hold', 'Incomplete', 'Pending', 'Withdrawn')),
  mls_status text,
  property_type text not null default 'Residential',
  property_sub_type text,

  list_price_cents bigint check (list_price_cents > 0),
  original_list_price_cents bigint,
  previous_list_price_cents bigint,
  close_price_cents bigint,
  association_fee_monthly_cents bigint,
  tax_annual_amount_cents bigint,
  tax_year smallint,

  listing_contract_date date,
  on_market_date date,
  purchase_contract_date date,
  off_market_date date,
  close_date date,

  street_number text, street_dir_prefix text, street_name text, street_suffix text, street_dir_suffix text,
  unit_number text,
  unparsed_address text,
  city text, state_or_province text, postal_code text, county_or_parish text, country text,
  subdivision_name text,
  parcel_number text,
  parcel_id bigint references parcels (id) on delete set null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  city_place_id bigint references places (id) on delete set null,
  zip_place_id bigint references places (id) on delete set null,
  neighborhood_place_id bigint references places (id) on delete set null,

  bedrooms_total smallint,
  bathrooms_total_integer smallint,
  bathrooms_full smallint,
  bathrooms_half smallint,
  living_area_sqft integer,
  lot_size_sqft bigint,
  year_built smallint,
  stories_total smallint,
  garage_spaces smallint,
  pool_private_yn boolean,
  waterfront_yn boolean,
  view_yn boolean,
  fireplace_yn boolean,
  new_construction_yn boolean,
  senior_community_yn boolean,
  photos_count smallint not null default 0,
  -- The first photo, so that a card needs no second table.
  cover_media_id bigint,
  virtual_tour_url text,

  list_agent_key text, list_agent_full_name text,
  list_office_key text, list_office_name text, list_office_phone text,
  attribution_contact text,

  internet_entire_listing_display_yn boolean,
  internet_address_display_yn boolean,
  internet_automated_valuation_display_yn boolean,
  internet_consumer_comment_yn boolean,

  modification_timestamp timestamptz not null,
  original_entry_timestamp timestamptz,
  status_change_timestamp timestamptz,
  price_change_timestamp timestamptz,
  photos_change_timestamp timestamptz,
  -- SHA-256 of the mapped record: unchanged records are not written again.
  source_hash bytea not null,
  imported_at timestamptz not null default now(),

  -- The display gate: what the seller and the feed let us show. Every read goes through these columns.
  display_listing boolean not null generated always as (
    internet_entire_listing_display_yn is distinct from false and standard_status not in ('Incomplete', 'Delete')) stored,
  display_address boolean not null generated always as (internet_address_display_yn is distinct from false) stored,
  display_avm boolean not null generated always as (internet_automated_valuation_display_yn is distinct from false) stored,
  display_comments boolean not null generated always as (internet_consumer_comment_yn is distinct from false) stored,
  -- Where the home stands on any map or in any search by place: blurred where the address is withheld.
  map_latitude double precision generated always as (
    case when internet_address_display_yn is distinct from false then latitude else blurred_latitude(latitude) end) stored,
  map_longitude double precision generated always as (
    case when internet_address_display_yn is distinct from false then longitude else blurred_longitude(longitude) end) stored,
  cell bigint generated always as (
    case when internet_address_display_yn is distinct from false then cell_of(latitude, longitude)
         else cell_of(blurred_latitude(latitude), blurred_longitude(longitude)) end) stored,
  map_neighborhood_id bigint generated always as (
    case when internet_address_display_yn is distinct from false then neighborhood_place_id end) stored,

  -- What search asks of a home.
  listed_on date generated always as (
    coalesce(on_market_date, listing_contract_date)) stored,
  price_cut_cents bigint generated always as (
    case when list_price_cents < greatest(original_list_price_cents, previous_list_price_cents)
         then greatest(original_list_price_cents, previous_list_price_cents) - list_price_cents end) stored,
  -- One bit for each thing that is known to be so. A tour would give a withheld address away.
  feature_bits integer not null generated always as (
    case when pool_private_yn then 1 else 0 end
    | case when waterfront_yn then 2 else 0 end
    | case when view_yn then 4 else 0 end
    | case when fireplace_yn then 8 else 0 end
    | case when new_construction_yn then 16 else 0 end
    | case when senior_community_yn then 32 else 0 end
    | case when virtual_tour_url is not null and internet_address_display_yn is distinct from false then 64 else 0 end) stored,
  -- What it is known to have, one bit a trait (src/domains/listings/model/traits.ts), and what its record says anything about.
  traits bigint not null default 0,
  traits_known bigint not null default 0,
  -- What we estimate it is worth: valuation writes it, and it is read only through the gap below. The gap to the asking price,
  -- in hundredths of a percent of that price, is there only while the home is on the market and its seller allows automated
  -- valuation; a new price moves it at once.
  estimate_cents bigint,
  estimate_gap_hundredths integer generated always as (
    case when internet_automated_valuation_display_yn is distinct from false
          and standard_status in ('Active', 'Active Under Contract', 'Coming Soon', 'Pending')
          and estimate_cents is not null and list_price_cents is not null
         then least(round((estimate_cents - list_price_cents) * 10000.0 / list_price_cents), 1000000)::integer end) stored,

  unique (originating_system_name, source_listing_key)
) with (
  -- Index-only scans need the visibility map: it is kept fresh while feeds write.
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05
);
-- For what hangs on a parcel, and so that removing parcels does not read every listing.
create index listings_parcel on listings (parcel_id) where parcel_id is not null;
create trigger listings_public_data after insert or update or delete or truncate on listings
  for each statement execute function notify_public_data();

create table listing_details (
  listing_id bigint primary key references listings (id) on delete cascade,
  public_remarks text,
  -- Multi-value RESO fields by name: {"Heating": ["Forced Air"], …}.
  features jsonb not null default '{}',
  -- Mapped single-value fields that only the detail page shows, by RESO name.
  facts jsonb not null default '{}',
  -- What no one outside the listing's office sees: private remarks, showing instructions, agent mail.
  confidential jsonb not null default '{}',
  -- Fields of the feed that have no column of ours, kept as they came.
  unmapped jsonb not null default '{}'
);
create trigger listing_details_public_data after insert or update or delete or truncate on listing_details
  for each statement execute function notify_public_data();

create table listing_media (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  media_key text not null,
  source_url text not null,
  category text not null default 'Photo',
  image_of text,
  caption text,
  sort_order smallint not null,
  -- RESO MediaAlteration values, empty where the photo is as taken.
  alterations text[] not null default '{}',
  -- 'drawn': made from the facts by us; 'pending': still to be fetched; 'stored'; 'failed'.
  state text not null default 'pending' check (state in ('drawn', 'pending', 'stored', 'failed')),
  file_key text,
  width integer, height integer,
  sha256 bytea,
  last_error text,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  unique (listing_id, media_key)
);
-- Covers first, then the rest.
create index listing_media_due on listing_media (sort_order, next_attempt_at) where state = 'pending';
create trigger listing_media_public_data after insert or update or delete or truncate on listing_media
  for each statement execute function notify_public_data();

create table price_history (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  event text not null check (event in ('Listed', 'PriceChange', 'Contingent', 'Pending', 'BackOnMarket', 'Sold', 'Withdrawn', 'Canceled', 'Expired', 'Hold', 'Relisted', 'Deleted')),
  price_cents bigint,
  effective_at timestamptz not null,
  observed_at timestamptz not null default now(),
  unique nulls not distinct (listing_id, event, effective_at, price_cents)
);
create trigger price_history_public_data after insert or update or delete or truncate on price_history
  for each statement execute function notify_public_data();

create table open_houses (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  source_key text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  kind text not null default 'Public',
  status text not null default 'Active',
  remarks text,
  livestream_url text,
  check (ends_at > starts_at),
  unique (listing_id, source_key)
);
create index open_houses_starts on open_houses (starts_at);
create trigger open_houses_public_data after insert or update or delete or truncate on open_houses
  for each statement execute function notify_public_data();

-- Where listings come from, and when each source was last read with success.
create table listing_sources (
  name text primary key,
  last_read_at timestamptz not null,
  -- The display notice its licence asks for; ours where it is null.
  disclaimer text
);
create trigger listing_sources_public_data after insert or update or delete or truncate on listing_sources
  for each statement execute function notify_public_data();

-- Stored pictures that no listing names any more; a job deletes them.
create table orphaned_files (
  file_key text primary key,
  orphaned_at timestamptz not null default now()
);

-- What was read from where, and what could not be used.

create table ingest_runs (
  id bigint generated always as identity primary key,
  -- File or address as the operator named it, credentials removed.
  origin text not null,
  format text,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  started_at timestamptz not null default now(),
  heartbeat_at timestamptz not null default now(),
  finished_at timestamptz,
  bytes bigint not null default 0,
  read_count integer not null default 0,
  inserted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  stale_ignored integer not null default 0,
  quarantined integer not null default 0,
  -- Fields that became null, by field and reason: {"ListPrice out-of-range": 3}.
  warnings jsonb not null default '{}',
  error text
);
create index ingest_runs_recent on ingest_runs (started_at desc);

create table quarantined_records (
  id bigint generated always as identity primary key,
  run_id bigint not null references ingest_runs (id) on delete cascade,
  origin text not null,
  -- The feed's own key, where it could be read.
  source_key text,
  -- Record number from 1, and the line where it begins.
  record_number bigint not null,
  line bigint,
  -- The record, or the text that is no record.
  payload jsonb not null,
  payload_hash bytea not null,
  -- [{"field": …, "code": …, "got": …, "expected": …}]
  reasons jsonb not null,
  state text not null default 'open' check (state in ('open', 'fixed', 'ignored')),
  attempts integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- The same bad record of the same origin is one line, however often it comes.
  unique (origin, payload_hash)
);
create index quarantined_records_open on quarantined_records (source_key) where state = 'open';

-- Travel times: the networks they are measured on, and the places that a person goes to.

-- Road and transit networks for travel times: one packed graph for each source, read whole into memory by whoever searches.
create table travel_graphs (
  id bigint generated always as identity primary key,
  source text not null unique,
  name text not null,
  west double precision not null, south double precision not null, east double precision not null, north double precision not null,
  node_count integer not null,
  segment_count integer not null,
  line_count integer not null,
  -- Typed arrays, gzip: see src/domains/travel/model/pack-graph.ts.
  data bytea not null,
  loaded_at timestamptz not null default now()
);
create trigger travel_graphs_public_data after insert or update or delete or truncate on travel_graphs
  for each statement execute function notify_public_data();

-- Work, school, parents: travel times are measured to them.
create table own_places (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  -- The person's own word for it.
  name text not null,
  address text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  created_at timestamptz not null
);
create index own_places_user on own_places (user_id, created_at);
create trigger own_places_own_change after insert or update or delete on own_places
  for each row execute function tell_own_change('own-places');

-- How homes are found: by what is asked of them, by where they stand, by counts per cell, by words.

-- A viewport or polygon is a few ranges of cells; the rest of the question is answered from the same index entry. What is
-- asked most has a slim one: an entry is unpacked whole, whatever is read of it.
create index listings_active_cell_slim on listings (cell) include (
  id, map_latitude, map_longitude, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_cell on listings (cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths)
  where standard_status = 'Active' and display_listing;
create index listings_other_cell on listings (standard_status, cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths)
  where standard_status <> 'Active' and display_listing;

-- Walked in order where the area is too wide to sort; what is asked most is answered on the way.
create index listings_active_newest on listings (listed_on, id) include (
  map_latitude, map_longitude, feature_bits, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, city_place_id, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_price on listings (list_price_cents, id) include (
  map_latitude, map_longitude, feature_bits, listed_on, bedrooms_total, bathrooms_total_integer, living_area_sqft, city_place_id, property_sub_type)
  where standard_status = 'Active' and display_listing;

create index listings_active_city on listings (city_place_id) include (
  id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_zip on listings (zip_place_id) include (
  id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_neighborhood on listings (map_neighborhood_id) include (
  id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type)
  where standard_status = 'Active' and display_listing;

-- Suggestions: never an address that its seller withholds.
create index listings_address_prefix on listings (lower(unparsed_address) text_pattern_ops) where display_listing and display_address;
create index listings_street_prefix on listings (lower(street_name || coalesce(' ' || street_suffix, '')) text_pattern_ops)
  where display_listing and display_address;
create index listings_number_prefix on listings (upper(listing_id) text_pattern_ops) where display_listing;

-- Active, displayable homes counted per zoom-14 tile, per zoom-10 tile and for the world: all of them, and by type and bedrooms.
-- Unknown is '' and -1, no place is cell -1.
create table cell_agg (
  zoom smallint not null check (zoom in (0, 10, 14)),
  by_kind boolean not null,
  cell bigint not null,
  property_sub_type text not null,
  bedrooms smallint not null,
  listings integer not null,
  priced integer not null,
  -- Sums of whole numbers, so that adding and taking away never drifts: ln(cents) * 10^6, degrees * 10^6.
  log_price_sum bigint not null,
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  -- Null where there is no place: no map shows it.
  min_price_cents bigint,
  primary key (zoom, by_kind, cell, property_sub_type, bedrooms)
) with (fillfactor = 80);

-- What is still to be added to cell_agg. A writer only ever appends here, so writers never wait for one another;
-- whoever gets the lock merges. Readers add both.
create table cell_changes (
  cell bigint not null,
  property_sub_type text not null,
  bedrooms smallint not null,
  listings integer not null,
  priced integer not null,
  log_price_sum bigint not null,
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  min_price_cents bigint,
  -- Lowest price that was taken away: where it was the cell's lowest, that is looked up anew.
  min_removed_cents bigint
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function merge_cell_changes() returns void language plpgsql as $$
declare
  touched jsonb;
begin
  -- A repeatable-read transaction cannot see what others merged meanwhile; the next writer does it.
  if current_setting('transaction_isolation') <> 'read committed' or not pg_try_advisory_xact_lock(7313925442) then
    return;
  end if;

  with drained as (delete from cell_changes returning *),
  net as (
    select z.zoom, grouping(d.property_sub_type) = 0 as by_kind, case when d.cell < 0 then -1 else d.cell >> (2 * (14 - z.zoom)) end as cell,
           coalesce(d.property_sub_type, '') as property_sub_type, coalesce(d.bedrooms, -1)::smallint as bedrooms,
           sum(d.listings)::integer as listings, sum(d.priced)::integer as priced, sum(d.log_price_sum)::bigint as log_price_sum,
           sum(d.latitude_sum)::bigint as latitude_sum, sum(d.longitude_sum)::bigint as longitude_sum,
           min(d.min_price_cents) filter (where d.cell >= 0) as min_price_cents,
           min(d.min_removed_cents) filter (where d.cell >= 0) as min_removed_cents
    from drained d cross join (values (0), (10), (14)) as z (zoom)
    group by grouping sets ((1, 3, d.property_sub_type, d.bedrooms), (1, 3))
  ),
  merged as (
    insert into cell_agg as a (zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents)
    select zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents from net
    on conflict (zoom, by_kind, cell, property_sub_type, bedrooms) do update set
      listings = a.listings + excluded.listings, priced = a.priced + excluded.priced,
      log_price_sum = a.log_price_sum + excluded.log_price_sum,
      latitude_sum = a.latitude_sum + excluded.latitude_sum, longitude_sum = a.longitude_sum + excluded.longitude_sum,
      min_price_cents = least(a.min_price_cents, excluded.min_price_cents)
    returning a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms, a.listings, a.min_price_cents
  )
  select jsonb_agg(jsonb_build_object(
    'zoom', zoom, 'by_kind', by_kind, 'cell', cell, 'property_sub_type', property_sub_type, 'bedrooms', bedrooms, 'is_empty', m.listings = 0))
  into touched
  from merged m join net n using (zoom, by_kind, cell, property_sub_type, bedrooms)
  where m.listings = 0 or n.min_removed_cents <= m.min_price_cents;

  if touched is null then
    return;
  end if;

  delete from cell_agg a
  using jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where t.is_empty
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);

  -- From the finest up: homes, then zoom-14 cells by kind, then all the others from those.
  update cell_agg a set min_price_cents = (
    select min(l.list_price_cents) from listings l
    where l.standard_status = 'Active' and l.display_listing
      and l.cell between a.cell << 4 and (a.cell << 4) + 15
      and coalesce(l.property_sub_type, '') = a.property_sub_type and coalesce(l.bedrooms_total, -1) = a.bedrooms)
  from jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where not t.is_empty and t.by_kind and t.zoom = 14
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);

  update cell_agg a set min_price_cents = (
    select min(f.min_price_cents) from cell_agg f
    where f.zoom = 14 and f.by_kind and f.cell between a.cell << (2 * (14 - a.zoom)) and (a.cell << (2 * (14 - a.zoom))) + (1 << (2 * (14 - a.zoom))) - 1
      and (not a.by_kind or (f.property_sub_type = a.property_sub_type and f.bedrooms = a.bedrooms)))
  from jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where not t.is_empty and not (t.by_kind and t.zoom = 14)
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);
end $$;

-- Counts everything again; after a bulk load with triggers disabled.
create function rebuild_cell_agg() returns void language plpgsql as $$
begin
  lock table listings in share row exclusive mode;
  truncate cell_agg, cell_changes;
  insert into cell_agg (zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents)
  select zoom, grouping(l.property_sub_type) = 0, coalesce(l.cell >> (2 * (16 - zoom)), -1), coalesce(l.property_sub_type, ''), coalesce(l.bedrooms, -1),
         count(*), count(l.list_price_cents), coalesce(sum(round(ln(l.list_price_cents::double precision) * 1e6)::bigint), 0),
         coalesce(sum(round(l.map_latitude * 1e6)::bigint), 0), coalesce(sum(round(l.map_longitude * 1e6)::bigint), 0),
         min(l.list_price_cents) filter (where l.cell is not null)
  from (
    select cell, coalesce(property_sub_type, '') as property_sub_type, coalesce(bedrooms_total, -1)::smallint as bedrooms, list_price_cents, map_latitude, map_longitude
    from listings where standard_status = 'Active' and display_listing
  ) as l cross join (values (0), (10), (14)) as z (zoom)
  group by grouping sets ((1, 3, l.property_sub_type, l.bedrooms), (1, 3))
  -- In this order, so that what is read together lies together.
  order by 1, 2, 3, 4, 5;
end $$;

create function count_inserted_listings() returns trigger language plpgsql as $$
begin
  insert into cell_changes
  select coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
         count(*), count(list_price_cents), coalesce(sum(round(ln(list_price_cents::double precision) * 1e6)::bigint), 0),
         coalesce(sum(round(map_latitude * 1e6)::bigint), 0), coalesce(sum(round(map_longitude * 1e6)::bigint), 0),
         min(list_price_cents), null
  from added where standard_status = 'Active' and display_listing
  group by 1, 2, 3;
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $$;

create function count_deleted_listings() returns trigger language plpgsql as $$
begin
  insert into cell_changes
  select coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
         -count(*), -count(list_price_cents), -coalesce(sum(round(ln(list_price_cents::double precision) * 1e6)::bigint), 0),
         -coalesce(sum(round(map_latitude * 1e6)::bigint), 0), -coalesce(sum(round(map_longitude * 1e6)::bigint), 0),
         null, min(list_price_cents)
  from removed where standard_status = 'Active' and display_listing
  group by 1, 2, 3;
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $$;

create function count_updated_listings() returns trigger language plpgsql as $$
begin
  insert into cell_changes
  select cell, property_sub_type, bedrooms, sum(sign), sum(sign * priced), sum(sign * log_price), sum(sign * latitude), sum(sign * longitude),
         min(price) filter (where sign = 1), min(price) filter (where sign = -1)
  from (
    select 1 as sign, coalesce(cell >> 4, -1) as cell, coalesce(property_sub_type, '') as property_sub_type, coalesce(bedrooms_total, -1) as bedrooms,
           list_price_cents as price, case when list_price_cents is null then 0 else 1 end as priced,
           coalesce(round(ln(list_price_cents::double precision) * 1e6)::bigint, 0) as log_price,
           coalesce(round(map_latitude * 1e6)::bigint, 0) as latitude, coalesce(round(map_longitude * 1e6)::bigint, 0) as longitude
    from added where standard_status = 'Active' and display_listing
    union all
    select -1, coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
           list_price_cents, case when list_price_cents is null then 0 else 1 end,
           coalesce(round(ln(list_price_cents::double precision) * 1e6)::bigint, 0),
           coalesce(round(map_latitude * 1e6)::bigint, 0), coalesce(round(map_longitude * 1e6)::bigint, 0)
    from removed where standard_status = 'Active' and display_listing
  ) as change
  group by 1, 2, 3
  having sum(sign) <> 0 or sum(sign * priced) <> 0 or sum(sign * log_price) <> 0 or sum(sign * latitude) <> 0 or sum(sign * longitude) <> 0
    or min(price) filter (where sign = 1) is distinct from min(price) filter (where sign = -1);
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $$;

create function forget_cell_counts() returns trigger language plpgsql as $$
begin
  truncate cell_agg, cell_changes;
  return null;
end $$;

create trigger count_inserted after insert on listings referencing new table as added
  for each statement execute function count_inserted_listings();
create trigger count_updated after update on listings referencing old table as removed new table as added
  for each statement execute function count_updated_listings();
create trigger count_deleted after delete on listings referencing old table as removed
  for each statement execute function count_deleted_listings();
create trigger count_truncated after truncate on listings
  for each statement execute function forget_cell_counts();

-- Words by which a home is found. The address and the neighborhood only where the address may be shown.
create table listing_text (
  listing_id bigint primary key references listings (id) on delete cascade,
  city_place_id bigint,
  words tsvector not null
) with (toast_tuple_target = 4080);
do $$
begin
  if exists (select from pg_extension where extname = 'btree_gin') then
    create index listing_text_words on listing_text using gin (city_place_id, words);
  else
    create index listing_text_words on listing_text using gin (words);
  end if;
end $$;

create function write_listing_text(listing_ids bigint[]) returns void language sql as $$
  insert into listing_text as t (listing_id, city_place_id, words)
  select l.id, l.city_place_id,
    setweight(to_tsvector('english', coalesce(l.listing_id, '') || ' '
      || case when l.display_address then coalesce(l.unparsed_address, '') || ' ' || coalesce(l.subdivision_name, '') else '' end), 'A')
    || setweight(to_tsvector('english', coalesce(l.city, '') || ' ' || coalesce(l.state_or_province, '') || ' ' || coalesce(l.postal_code, '')
      || ' ' || coalesce(n.name, '')), 'B')
    -- Remarks may name the street that the seller withholds.
    || case when l.display_address then to_tsvector('english', coalesce(d.public_remarks, ''))
       else ts_delete(to_tsvector('english', coalesce(d.public_remarks, '')), tsvector_to_array(to_tsvector('english',
         concat_ws(' ', l.street_number, l.street_name, l.unit_number, l.unparsed_address, l.subdivision_name)))) end
  from listings l
  left join listing_details d on d.listing_id = l.id
  left join places n on n.id = l.map_neighborhood_id
  where l.id = any (listing_ids)
  on conflict (listing_id) do update set city_place_id = excluded.city_place_id, words = excluded.words
  where t.words is distinct from excluded.words or t.city_place_id is distinct from excluded.city_place_id
$$;

create function word_inserted_listings() returns trigger language plpgsql as $$
begin
  perform write_listing_text(array(select id from added));
  return null;
end $$;

create function word_updated_listings() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select n.id from added n join removed o on o.id = n.id
    where (n.listing_id, n.unparsed_address, n.subdivision_name, n.display_address, n.city, n.state_or_province, n.postal_code, n.map_neighborhood_id, n.city_place_id)
      is distinct from
      (o.listing_id, o.unparsed_address, o.subdivision_name, o.display_address, o.city, o.state_or_province, o.postal_code, o.map_neighborhood_id, o.city_place_id));
begin
  if cardinality(changed) > 0 then
    perform write_listing_text(changed);
  end if;
  return null;
end $$;

create function word_inserted_details() returns trigger language plpgsql as $$
begin
  perform write_listing_text(array(select listing_id from added where public_remarks is not null));
  return null;
end $$;

create function word_updated_details() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select n.listing_id from added n join removed o on o.listing_id = n.listing_id where n.public_remarks is distinct from o.public_remarks);
begin
  if cardinality(changed) > 0 then
    perform write_listing_text(changed);
  end if;
  return null;
end $$;

create trigger word_inserted after insert on listings referencing new table as added
  for each statement execute function word_inserted_listings();
create trigger word_updated after update on listings referencing old table as removed new table as added
  for each statement execute function word_updated_listings();
create trigger word_inserted after insert on listing_details referencing new table as added
  for each statement execute function word_inserted_details();
create trigger word_updated after update on listing_details referencing old table as removed new table as added
  for each statement execute function word_updated_details();

-- What remarks mean, for ordering homes by a wish in plain words: made when first asked for, never needed.
create table remark_vectors (
  listing_id bigint primary key references listings (id) on delete cascade,
  -- md5 of the remarks: changed remarks have none until they are read again.
  remarks_md5 text not null,
  vector bytea not null,
  -- Mean cosine to wishes of all kinds, which is taken off.
  commonness real not null
);
comment on column remark_vectors.vector is '612 signed bytes, of any scale (src/domains/search/model/ranking/meaning-model.ts)';

-- What lies around a home, measured once: scores of getting around, and the kinds of mapped hazard zones that it lies in.
-- Homes whose address is withheld have none: their place is not told by what surrounds it.
create table listing_ground (
  listing_id bigint primary key references listings (id) on delete cascade,
  -- Where it was measured; elsewhere it is measured again.
  latitude double precision not null,
  longitude double precision not null,
  -- The geography it was measured on.
  version text not null,
  walk_score smallint,
  bike_score smallint,
  transit_score smallint,
  hazards text[] not null default '{}',
  -- Kinds of which zones are mapped near it at all.
  hazards_known text[] not null default '{}'
);

-- Market statistics of places by month, kept up to date from recorded sales and the histories of listings.

-- Where figures must be made again, and from which month on. Only ever appended to, so that writers never wait.
create table market_changes (
  place_id bigint not null,
  from_month date not null
);

create table market_stats (
  place_id bigint not null references places (id) on delete cascade,
  property_type text not null,
  -- How many months the figures cover, and the first day of the last of them.
  window_months smallint not null check (window_months in (1, 3, 12)),
  month date not null,
  -- {"metric": [value or null, how many homes stand behind it]}
  figures jsonb not null,
  primary key (place_id, property_type, window_months, month)
);
create trigger market_stats_public_data after insert or update or delete on market_stats
  for each statement execute function notify_public_data();

-- What the homes of a place are like, on the market or off it: ages, types, sizes, hazard zones, prices.
create table market_profiles (
  place_id bigint primary key references places (id) on delete cascade,
  profile jsonb not null,
  computed_at timestamptz not null
);

-- The kinds of home that figures are told apart by; others count among all homes only.
create function market_type(sub_type text) returns text language sql immutable parallel safe
  return case
    when sub_type in ('Single Family Residence') then 'single-family'
    when sub_type in ('Condominium', 'Apartment', 'Stock Cooperative', 'Own Your Own') then 'condo'
    when sub_type in ('Townhouse') then 'townhouse'
    when sub_type in ('Duplex', 'Triplex', 'Quadruplex', 'Multi Family') then 'multi-family'
    else 'other' end;

create function month_of(day date) returns date language sql immutable strict parallel safe
  return date_trunc('month', day::timestamp)::date;

-- Every parcel with the places it lies in. Records name city and ZIP code in words.
create view market_parcels as
  with cities as (
    select distinct on (lower(name), state_or_province) id, lower(name) as name, state_or_province
    from places where kind = 'city' order by lower(name), state_or_province, (boundary is null), id),
  zips as (
    select distinct on (name, state_or_province) id, name, state_or_province
    from places where kind = 'zip' order by name, state_or_province, (boundary is null), id)
  select p.id as parcel_id, p.neighborhood_id, z.id as zip_id, c.id as city_id, market_type(p.property_sub_type) as property_type
  from parcels p
  left join cities c on c.name = lower(p.city) and c.state_or_province = p.state_or_province
  left join zips z on z.name = p.postal_code and z.state_or_province = p.state_or_province;

-- Closings between strangers: recorded ones, and those that only a listing tells of.
create view market_sales as
  select m.neighborhood_id, m.zip_id, m.city_id, m.property_type,
    s.close_date, s.close_price_cents, s.list_price_cents, p.living_area_sqft
  from sales s join parcels p on p.id = s.parcel_id join market_parcels m on m.parcel_id = s.parcel_id
  where s.arms_length
  union all
  select l.map_neighborhood_id, l.zip_place_id, l.city_place_id, market_type(l.property_sub_type),
    l.close_date, l.close_price_cents, l.list_price_cents, l.living_area_sqft
  from listings l
  where l.standard_status = 'Closed' and l.display_listing and l.close_date is not null and l.close_price_cents is not null
    and not exists (
      select from sales s where s.parcel_id = l.parcel_id and s.close_date between l.close_date - 60 and l.close_date + 60);

-- Times on the market: from a start (Listed, Relisted, BackOnMarket) to whatever came next.
create view market_spells as
  select l.id as listing_id, l.map_neighborhood_id as neighborhood_id, l.zip_place_id as zip_id, l.city_place_id as city_id,
    market_type(l.property_sub_type) as property_type, l.list_price_cents, h.event as began_as, h.next_event as ended_by,
    h.day as started_on, h.next_day as ended_on, least(l.on_market_date, h.day) as listed_on
  from (
    select listing_id, event, (effective_at at time zone 'UTC')::date as day,
      lead(event) over turn as next_event, (lead(effective_at) over turn at time zone 'UTC')::date as next_day
    from price_history where event <> 'PriceChange'
    window turn as (partition by listing_id order by effective_at, id)) as h
  join listings l on l.id = h.listing_id
  where h.event in ('Listed', 'Relisted', 'BackOnMarket') and l.display_listing;

-- Purchase contracts: from the histories of listings, and from recorded sales that no listing here tells of.
create view market_contracts as
  select l.map_neighborhood_id as neighborhood_id, l.zip_place_id as zip_id, l.city_place_id as city_id,
    market_type(l.property_sub_type) as property_type, h.day as contract_date, h.listed_on,
    case when h.next_event in ('Relisted', 'BackOnMarket', 'Withdrawn', 'Canceled', 'Expired', 'Hold') then h.next_day end as fell_through_on
  from (
    select listing_id, event, (effective_at at time zone 'UTC')::date as day,
      lag(event) over turn as previous_event, lead(event) over turn as next_event,
      (lead(effective_at) over turn at time zone 'UTC')::date as next_day,
      (min(effective_at) over (partition by listing_id) at time zone 'UTC')::date as listed_on
    from price_history where event <> 'PriceChange'
    window turn as (partition by listing_id order by effective_at, id)) as h
  join listings l on l.id = h.listing_id
  where h.event in ('Pending', 'Contingent') and h.previous_event is distinct from 'Contingent' and l.display_listing
  union all
  select m.neighborhood_id, m.zip_id, m.city_id, m.property_type, s.contract_date, s.list_date, null
  from sales s join market_parcels m on m.parcel_id = s.parcel_id
  where s.arms_length and s.contract_date is not null
    and not exists (
      select from listings l where l.parcel_id = s.parcel_id and l.standard_status = 'Closed' and l.display_listing
        and l.close_date between s.close_date - 60 and s.close_date + 60);

-- Cuts of the asking price.
create view market_price_cuts as
  select h.listing_id, (h.effective_at at time zone 'UTC')::date as cut_on
  from (
    select listing_id, event, effective_at, price_cents,
      lag(price_cents) over (partition by listing_id order by effective_at, id) as previous_cents
    from price_history where price_cents is not null) as h
  where h.event = 'PriceChange' and h.price_cents < h.previous_cents;

-- A change of a listing, of its history, of a recorded sale or of a parcel notes the places and the month it is felt from.
create function note_market_listings(listing_ids bigint[]) returns void language sql as $$
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from listings l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where l.id = any (listing_ids) and place_id is not null
  group by place_id
$$;

create function note_added_listings() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from added l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where place_id is not null group by place_id;
  return null;
end $$;

create function note_removed_listings() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from removed l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where place_id is not null group by place_id;
  return null;
end $$;

create function note_changed_listings() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(o.on_market_date, n.on_market_date, o.purchase_contract_date, n.purchase_contract_date,
    o.close_date, n.close_date)), current_date))
  from added n join removed o on o.id = n.id
  cross join lateral unnest(array[o.neighborhood_place_id, n.neighborhood_place_id, o.zip_place_id, n.zip_place_id,
    o.city_place_id, n.city_place_id]) as place_id
  where place_id is not null
    and (o.standard_status, o.display_listing, o.display_address, o.property_sub_type, o.list_price_cents, o.close_price_cents, o.living_area_sqft,
      o.on_market_date, o.purchase_contract_date, o.close_date, o.parcel_id, o.neighborhood_place_id, o.zip_place_id, o.city_place_id)
    is distinct from
    (n.standard_status, n.display_listing, n.display_address, n.property_sub_type, n.list_price_cents, n.close_price_cents, n.living_area_sqft,
      n.on_market_date, n.purchase_contract_date, n.close_date, n.parcel_id, n.neighborhood_place_id, n.zip_place_id, n.city_place_id)
  group by place_id;
  return null;
end $$;

create trigger market_added after insert on listings referencing new table as added
  for each statement execute function note_added_listings();
create trigger market_changed after update on listings referencing old table as removed new table as added
  for each statement execute function note_changed_listings();
create trigger market_removed after delete on listings referencing old table as removed
  for each statement execute function note_removed_listings();

create function note_added_history() returns trigger language plpgsql as $$
begin
  perform note_market_listings(array(select distinct listing_id from added));
  return null;
end $$;

create function note_removed_history() returns trigger language plpgsql as $$
begin
  perform note_market_listings(array(select distinct listing_id from removed));
  return null;
end $$;

create trigger market_added after insert on price_history referencing new table as added
  for each statement execute function note_added_history();
create trigger market_removed after delete on price_history referencing old table as removed
  for each statement execute function note_removed_history();

-- A closing that a listing tells of counts as long as no sale of its home is recorded within 60 days, and the contract of a
-- recorded sale as long as no such listing closed. So a change to one is a change where the other counts: a tower's homes
-- lie in the tower by their listings, and in the neighborhood around it by the records.
create function note_market_parcels(parcel_ids bigint[], since date) returns void language sql as $$
  insert into market_changes
  select place_id, month_of(min(day)) from (
    select unnest(array[m.neighborhood_id, m.zip_id, m.city_id]) as place_id, since as day
    from market_parcels m where m.parcel_id = any (parcel_ids)
    union all
    select unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]), l.close_date
    from listings l where l.parcel_id = any (parcel_ids) and l.standard_status = 'Closed' and l.close_date >= since - 60
  ) as counted
  where place_id is not null and day is not null
  group by place_id
$$;

create function note_added_sales() returns trigger language plpgsql as $$
begin
  perform note_market_parcels(array(select distinct parcel_id from added),
    (select least(min(close_date), min(contract_date)) from added));
  return null;
end $$;

create function note_removed_sales() returns trigger language plpgsql as $$
begin
  perform note_market_parcels(array(select distinct parcel_id from removed),
    (select least(min(close_date), min(contract_date)) from removed));
  return null;
end $$;

create function note_changed_sales() returns trigger language plpgsql as $$
begin
  perform note_market_parcels(array(select parcel_id from added union select parcel_id from removed),
    (select least(min(close_date), min(contract_date)) from (select * from added union all select * from removed) as s));
  return null;
end $$;

create trigger market_added after insert on sales referencing new table as added
  for each statement execute function note_added_sales();
create trigger market_changed after update on sales referencing old table as removed new table as added
  for each statement execute function note_changed_sales();
create trigger market_removed after delete on sales referencing old table as removed
  for each statement execute function note_removed_sales();

create function note_market_contracts(parcel_ids bigint[], close_dates date[]) returns void language sql as $$
  insert into market_changes
  select place_id, month_of(min(s.contract_date))
  from unnest(parcel_ids, close_dates) as closed (parcel_id, close_date)
  join sales s on s.parcel_id = closed.parcel_id and s.close_date between closed.close_date - 60 and closed.close_date + 60
  join market_parcels m on m.parcel_id = s.parcel_id
  cross join lateral unnest(array[m.neighborhood_id, m.zip_id, m.city_id]) as place_id
  where place_id is not null and s.contract_date is not null
  group by place_id
$$;

create function note_contracts_beside_added() returns trigger language plpgsql as $$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from added where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $$;

create function note_contracts_beside_removed() returns trigger language plpgsql as $$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from removed where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $$;

create function note_contracts_beside_changed() returns trigger language plpgsql as $$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from (
    select o.parcel_id, o.close_date, o.standard_status from removed o join added n on n.id = o.id
    where (o.standard_status, o.display_listing, o.parcel_id, o.close_date) is distinct from
      (n.standard_status, n.display_listing, n.parcel_id, n.close_date)
    union all
    select n.parcel_id, n.close_date, n.standard_status from removed o join added n on n.id = o.id
    where (o.standard_status, o.display_listing, o.parcel_id, o.close_date) is distinct from
      (n.standard_status, n.display_listing, n.parcel_id, n.close_date)) as either
  where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $$;

create trigger market_beside_added after insert on listings referencing new table as added
  for each statement execute function note_contracts_beside_added();
create trigger market_beside_removed after delete on listings referencing old table as removed
  for each statement execute function note_contracts_beside_removed();
create trigger market_beside_changed after update on listings referencing old table as removed new table as added
  for each statement execute function note_contracts_beside_changed();

-- A home that moves to another place takes its past along.
create function note_changed_parcels() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, date '1900-01-01'
  from added n join removed o on o.id = n.id
  cross join lateral unnest(array[o.neighborhood_id, n.neighborhood_id]) as place_id
  where place_id is not null
    and (o.neighborhood_id, o.property_sub_type, o.living_area_sqft) is distinct from (n.neighborhood_id, n.property_sub_type, n.living_area_sqft)
  group by place_id;
  perform note_market_parcels(array(
    select n.id from added n join removed o on o.id = n.id
    where (o.city, o.postal_code, o.property_sub_type, o.living_area_sqft) is distinct from (n.city, n.postal_code, n.property_sub_type, n.living_area_sqft)),
    date '1900-01-01');
  return null;
end $$;

create trigger market_changed after update on parcels referencing old table as removed new table as added
  for each statement execute function note_changed_parcels();

-- What homes are worth: trained models, the estimates they gave, and what owners say of their own homes.

create table valuation_models (
  id bigint generated always as identity primary key,
  version text not null unique,
  trained_at timestamptz not null,
  -- The last day of the sales that it learned from.
  sales_to date not null,
  is_serving boolean not null,
  -- Figures, data and limits, as shown to anyone.
  card jsonb not null,
  artefact bytea not null
);
create unique index valuation_models_serving on valuation_models (is_serving) where is_serving;
create trigger valuation_models_public after insert or update or delete on valuation_models
  for each statement execute function notify_public_data();

create table valuation_estimates (
  parcel_id bigint not null references parcels (id) on delete cascade,
  model_id bigint not null references valuation_models (id) on delete cascade,
  as_of date not null,
  estimate_cents bigint not null,
  low68_cents bigint not null,
  high68_cents bigint not null,
  fsd real not null,
  primary key (parcel_id, model_id)
);

-- Which model estimated which state of a listing and when, so that what is new, has changed or is a week old is estimated
-- anew. Where `listings` has no estimate then, the model gave none.
create table valuation_listings (
  listing_id bigint primary key references listings (id) on delete cascade,
  model_version text not null,
  imported_at timestamptz not null,
  estimated_at timestamptz not null
);

create table valuation_claims (
  user_id text not null references users (id) on delete cascade,
  parcel_id bigint not null references parcels (id) on delete cascade,
  wants_monthly_mail boolean not null default true,
  created_at timestamptz not null,
  mailed_at timestamptz,
  -- What the monthly mail said last.
  mailed_estimate_cents bigint,
  primary key (user_id, parcel_id)
);
create trigger valuation_claims_own_change after insert or update or delete on valuation_claims
  for each row execute function tell_own_change('valuation');

create table valuation_corrections (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  parcel_id bigint not null references parcels (id) on delete cascade,
  fact text not null,
  value jsonb not null,
  evidence text not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index valuation_corrections_home on valuation_corrections (user_id, parcel_id);
create trigger valuation_corrections_own_change after insert or update or delete on valuation_corrections
  for each row execute function tell_own_change('valuation');

-- Every month a random sample of recent sales against what was estimated before they were agreed.
create table valuation_samples (
  month date primary key,
  drawn_at timestamptz not null,
  -- How many sales could have been drawn, and the seed that drew these.
  eligible integer not null,
  seed text not null,
  figures jsonb not null
);
create trigger valuation_samples_public after insert or update or delete on valuation_samples
  for each statement execute function notify_public_data();

-- Sales by home and day: the records of a source get new ids when they are loaded anew.
create table valuation_sample_cases (
  month date not null references valuation_samples (month) on delete cascade,
  parcel_id bigint not null references parcels (id) on delete cascade,
  close_date date not null,
  price_cents bigint not null,
  model_version text not null,
  estimated_as_of date not null,
  -- Null: refused, and counted as a miss.
  estimate_cents bigint,
  low68_cents bigint,
  high68_cents bigint,
  primary key (month, parcel_id, close_date)
);
create index valuation_sample_cases_home on valuation_sample_cases (parcel_id, close_date);

-- What people are told, what they want to be told, and how mail is stopped.

create table notifications (
  id bigint generated always as identity primary key,
  public_id uuid not null unique default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  topic text not null,
  title text not null,
  body text not null,
  href text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create trigger notifications_own_change after insert or update or delete on notifications
  for each row execute function tell_own_change('notifications');

-- Only what differs from the usual.
create table notification_preferences (
  user_id text not null references users (id) on delete cascade,
  topic text not null,
  channel text not null check (channel in ('in-app', 'email')),
  is_wanted boolean not null,
  primary key (user_id, topic, channel)
);
create trigger notification_preferences_own_change after insert or update or delete on notification_preferences
  for each row execute function tell_own_change('notification-preferences');

-- What a recipient gets by mail; its token stops it without signing in.
create table mail_subscriptions (
  token text primary key,
  user_id text references users (id) on delete cascade,
  address text not null,
  topic text not null,
  -- Which of several of one topic, such as a saved search; empty for all of them.
  subject_key text not null default '',
  label text not null,
  stopped_at timestamptz,
  created_at timestamptz not null
);
create unique index mail_subscriptions_once on mail_subscriptions (lower(address), topic, subject_key);
create index mail_subscriptions_user on mail_subscriptions (user_id);
create trigger mail_subscriptions_own_change after insert or update or delete on mail_subscriptions
  for each row execute function tell_own_change('notification-preferences');

-- Who wants to hear when a page that is still being made opens.
create table interest_signups (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  page text not null,
  email text not null,
  consent jsonb not null,
  created_at timestamptz not null
);
create unique index interest_signups_once on interest_signups (page, lower(email));

-- What people keep: searches with alerts, homes, areas, collections that they share, and what they looked at.

create table saved_searches (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Null for people without an account, who are known by their address.
  user_id text references users (id) on delete cascade,
  email text,
  name text not null,
  -- Filters by the names and spellings of the API's parameters.
  filters jsonb not null,
  statuses text[] not null,
  kinds text[] not null,
  only_price_cuts boolean not null,
  channels text[] not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'off')),
  mail_cap smallint not null check (mail_cap between 1 and 50),
  -- Guests confirm their address first; the hash of what the mail's link holds.
  confirm_hash bytea unique,
  confirmed_at timestamptz,
  consent jsonb,
  -- Changes up to this one were there before the search.
  after_event_id bigint not null default 0,
  -- Matches up to this one were seen on the dashboard.
  seen_event_id bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- Where guests live, by their browser's clock, so that their mail comes in their morning; people with an account say it there.
  time_zone text,
  check ((user_id is null) <> (email is null))
);
create index saved_searches_user on saved_searches (user_id);
create index saved_searches_email on saved_searches (lower(email)) where email is not null;
create trigger saved_searches_own_change after insert or update or delete on saved_searches
  for each row execute function tell_own_change('saved-searches');

-- Where a search can find homes: ranges of cells, or places. One home is looked up here against all searches at once.
create table saved_search_cells (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  cells int8range not null,
  prices int8range not null
);
create index saved_search_cells_stab on saved_search_cells using gist (cells, prices);
create index saved_search_cells_search on saved_search_cells (saved_search_id);

create table saved_search_places (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  place_id bigint not null,
  prices int8range not null
);
create index saved_search_places_place on saved_search_places (place_id) include (saved_search_id, prices);
create index saved_search_places_search on saved_search_places (saved_search_id);

-- What happened to homes: an outbox, written in the very transaction that changes a listing. Alerts are made from it, and
-- open pages hear of it.
create table listing_events (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  -- 'measured': what is found out of a home some minutes after it was listed (its estimate, what lies around it) may let it
  -- into a saved search, and is told as a new home to searches that go by it.
  kind text not null check (kind in ('listed', 'measured', 'changed', 'open-house')),
  status_before text,
  status_after text not null,
  price_before_cents bigint,
  price_after_cents bigint,
  open_house_starts_at timestamptz,
  occurred_at timestamptz not null default now(),
  -- When it was compared with all saved searches.
  matched_at timestamptz
);
create index listing_events_unmatched on listing_events (id) where matched_at is null;
create index listing_events_listing on listing_events (listing_id, id);
create index listing_events_time on listing_events (occurred_at);

-- Open pages hear of changes at commit. A notification holds at most 8,000 bytes.
create function announce_listing_events(first_id bigint, last_id bigint) returns void language plpgsql as $$
begin
  perform pg_notify('realtime', jsonb_build_object('listings', chunk.items)::text)
  from (
    select jsonb_agg(jsonb_build_object('listingKey', listing_key, 'kind', kind, 'statusBefore', status_before, 'statusAfter', status_after,
      'priceBefore', price_before_cents, 'priceAfter', price_after_cents)) as items
    from (
      select l.listing_key, e.*, row_number() over (order by e.id) / 25 as part
      from listing_events e join listings l on l.id = e.listing_id
      where e.id between first_id and last_id and e.kind = 'changed' and l.display_listing
    ) as one group by part
  ) as chunk;
  perform pg_notify('listing_events', '');
end $$;

create function record_listed_homes() returns trigger language plpgsql as $$
begin
  -- Nobody waits for new homes before the first search is saved: loading a market costs nothing then.
  if not exists (select from saved_searches) then
    return null;
  end if;
  insert into listing_events (listing_id, kind, status_after, price_after_cents)
  select id, 'listed', standard_status, list_price_cents from added
  where display_listing and standard_status in ('Active', 'Active Under Contract', 'Coming Soon', 'Pending');
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $$;

create function record_changed_homes() returns trigger language plpgsql as $$
declare
  first_id bigint;
  last_id bigint;
begin
  with written as (
    insert into listing_events (listing_id, kind, status_before, status_after, price_before_cents, price_after_cents)
    select n.id, 'changed', o.standard_status, n.standard_status, o.list_price_cents, n.list_price_cents
    from added n join removed o on o.id = n.id
    where (n.display_listing or o.display_listing)
      and (n.standard_status <> o.standard_status or n.list_price_cents is distinct from o.list_price_cents)
    order by n.id
    returning id
  ) select min(id), max(id) into first_id, last_id from written;
  if first_id is not null then
    perform announce_listing_events(first_id, last_id);
  end if;
  return null;
end $$;

create function record_open_houses() returns trigger language plpgsql as $$
begin
  -- A home that is new brings its open houses along: that is one piece of news.
  insert into listing_events (listing_id, kind, status_after, price_after_cents, open_house_starts_at)
  select l.id, 'open-house', l.standard_status, l.list_price_cents, min(a.starts_at)
  from added a join listings l on l.id = a.listing_id
  where a.status = 'Active' and a.kind in ('Public', 'Livestream Public') and a.starts_at > now() and l.display_listing
    and exists (select from saved_searches)
    and not exists (select from listing_events e where e.listing_id = l.id and e.kind = 'listed' and e.occurred_at = now())
  group by l.id;
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $$;

create function record_moved_open_houses() returns trigger language plpgsql as $$
begin
  insert into listing_events (listing_id, kind, status_after, price_after_cents, open_house_starts_at)
  select l.id, 'open-house', l.standard_status, l.list_price_cents, min(a.starts_at)
  from added a join removed r on r.id = a.id join listings l on l.id = a.listing_id
  where a.status = 'Active' and a.kind in ('Public', 'Livestream Public') and a.starts_at > now() and l.display_listing
    and a.starts_at <> r.starts_at and exists (select from saved_searches)
  group by l.id;
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $$;

create trigger record_listed after insert on listings referencing new table as added
  for each statement execute function record_listed_homes();
create trigger record_changed after update on listings referencing old table as removed new table as added
  for each statement execute function record_changed_homes();
create trigger record_open_houses after insert on open_houses referencing new table as added
  for each statement execute function record_open_houses();
create trigger record_moved_open_houses after update on open_houses referencing old table as removed new table as added
  for each statement execute function record_moved_open_houses();

-- Of homes that were news themselves: measuring a whole market anew is none.
create function record_measured_homes(listings_measured bigint[]) returns void language plpgsql as $$
begin
  insert into listing_events (listing_id, kind, status_after, price_after_cents)
  select l.id, 'measured', l.standard_status, l.list_price_cents from listings l
  where l.id = any (listings_measured) and l.display_listing and exists (
    select from listing_events e where e.listing_id = l.id and e.kind = 'listed' and e.occurred_at > now() - interval '7 days');
  if found then
    perform pg_notify('listing_events', '');
  end if;
end $$;

create function record_estimated_homes() returns trigger language plpgsql as $$
declare
  measured bigint[];
begin
  select array_agg(n.id) into measured from added n join removed o on o.id = n.id
  where n.estimate_gap_hundredths is not null and o.estimate_gap_hundredths is null;
  if measured is not null then
    perform record_measured_homes(measured);
  end if;
  return null;
end $$;

create function record_grounded_homes() returns trigger language plpgsql as $$
begin
  perform record_measured_homes(array(select listing_id from added));
  return null;
end $$;

create trigger record_estimated after update on listings referencing old table as removed new table as added
  for each statement execute function record_estimated_homes();
create trigger record_grounded after insert on listing_ground referencing new table as added
  for each statement execute function record_grounded_homes();

-- Which change fits which search, whatever is sent of it.
create table saved_search_matches (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  event_id bigint not null references listing_events (id) on delete cascade,
  kind text not null check (kind in ('new', 'price', 'status', 'open-house')),
  primary key (saved_search_id, event_id)
);
create index saved_search_matches_event on saved_search_matches (event_id);

create function tell_search_news() returns trigger language plpgsql as $$
begin
  perform announce_own_change(user_id::text, 'saved-searches') from (
    select distinct s.user_id from added a join saved_searches s on s.id = a.saved_search_id
  ) as people;
  return null;
end $$;
create trigger saved_search_news after insert on saved_search_matches
  referencing new table as added for each statement execute function tell_search_news();

-- One row for each change that a recipient is told of by a channel: never two.
create table alert_deliveries (
  id bigint generated always as identity primary key,
  -- 'user:<id>' or 'mail:<address>'.
  recipient text not null,
  user_id text references users (id) on delete cascade,
  event_id bigint not null references listing_events (id) on delete cascade,
  channel text not null check (channel in ('in-app', 'email')),
  -- Null where the home itself is a favorite.
  saved_search_id bigint references saved_searches (id) on delete cascade,
  kind text not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'dropped')),
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (recipient, event_id, channel)
);
create index alert_deliveries_pending on alert_deliveries (recipient) where state = 'pending';
create index alert_deliveries_event on alert_deliveries (event_id);
create index alert_deliveries_user on alert_deliveries (user_id);
create index alert_deliveries_search on alert_deliveries (saved_search_id);

create table favorites (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  -- As it was when saved, so that what changed since can be told.
  price_cents bigint,
  status text not null,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index favorites_listing on favorites (listing_id);
create trigger favorites_own_change after insert or update or delete on favorites
  for each row execute function tell_own_change('kept-homes');

create table hidden_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index hidden_homes_listing on hidden_homes (listing_id);
create trigger hidden_homes_own_change after insert or update or delete on hidden_homes
  for each row execute function tell_own_change('kept-homes');

create table viewed_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index viewed_homes_listing on viewed_homes (listing_id);
create trigger viewed_homes_own_change after insert or update or delete on viewed_homes
  for each row execute function tell_own_change('kept-homes');

create table compared_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  primary key (user_id, listing_id)
);
create index compared_homes_listing on compared_homes (listing_id);
create trigger compared_homes_own_change after insert or update or delete on compared_homes
  for each row execute function tell_own_change('kept-homes');

-- Areas whose market somebody follows: they are told when a month's figures are out.
create table saved_areas (
  user_id text not null references users (id) on delete cascade,
  place_id bigint not null references places (id) on delete cascade,
  -- A kind of home, as figures are told apart by; 'all' for every one.
  property_type text not null,
  -- Last day of the figures that were told, or stood there when the area was saved.
  told_through date,
  created_at timestamptz not null,
  primary key (user_id, place_id, property_type)
);
create index saved_areas_place on saved_areas (place_id);
create trigger saved_areas_own_change after insert or update or delete on saved_areas
  for each row execute function tell_own_change('saved-areas');

create table collections (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  note text not null default '',
  -- Who has the link may look, until it is taken back.
  share_token text unique,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index collections_user on collections (user_id);
create trigger collections_own_change after insert or update or delete on collections
  for each row execute function tell_own_change('collections');

create table collection_members (
  collection_id bigint not null references collections (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('view', 'comment', 'edit')),
  joined_at timestamptz not null,
  primary key (collection_id, user_id)
);
create index collection_members_user on collection_members (user_id);
create trigger collection_members_own_change after insert or update or delete on collection_members
  for each row execute function tell_own_change('collections');

create table collection_items (
  collection_id bigint not null references collections (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  note text not null default '',
  added_by text references users (id) on delete set null,
  created_at timestamptz not null,
  primary key (collection_id, listing_id)
);
create index collection_items_listing on collection_items (listing_id);
create index collection_items_person on collection_items (added_by);

create table collection_comments (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  collection_id bigint not null references collections (id) on delete cascade,
  listing_id bigint references listings (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  body text not null,
  created_at timestamptz not null
);
create index collection_comments_collection on collection_comments (collection_id, id);
create index collection_comments_listing on collection_comments (listing_id);
create index collection_comments_user on collection_comments (user_id);

-- Everybody who is in a collection hears of it.
-- What several people look at.
create function announce_collection(collection bigint) returns void language sql as $$
  select announce_own_change(user_id::text, 'collections') from (
    select user_id from collections where id = collection
    union select user_id from collection_members where collection_id = collection
  ) as people;
$$;

create function tell_collection_change() returns trigger language plpgsql as $$
begin
  perform announce_collection(new.id);
  return null;
end $$;

create function tell_collection_part_change() returns trigger language plpgsql as $$
begin
  perform announce_collection(coalesce(new.collection_id, old.collection_id));
  return null;
end $$;

create trigger collections_shared_change after update on collections for each row execute function tell_collection_change();
create trigger collection_members_shared_change after insert or update or delete on collection_members
  for each row execute function tell_collection_part_change();
create trigger collection_items_shared_change after insert or update or delete on collection_items
  for each row execute function tell_collection_part_change();
create trigger collection_comments_shared_change after insert or update or delete on collection_comments
  for each row execute function tell_collection_part_change();

-- Order and choice of the cards of a buyer's dashboard.
create table dashboard_layouts (
  user_id text primary key references users (id) on delete cascade,
  cards jsonb not null,
  updated_at timestamptz not null
);
create trigger dashboard_layouts_own_change after insert or update or delete on dashboard_layouts
  for each row execute function tell_own_change('dashboard-layout');

-- What buyers look for.

-- What a buyer looks for, as their answers stand; nothing of who the buyer is.
create table buyer_profiles (
  user_id text primary key references users (id) on delete cascade,
  profile jsonb not null,
  -- Where the questionnaire was left.
  step text not null,
  -- Goes up with every save, so that two windows cannot overwrite each other unseen.
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  -- When the matches were last looked at: what came on the market since is new.
  matches_seen_at timestamptz,
  -- The newest changes of each window that it has taken, so that what arrives twice or late changes nothing.
  writers jsonb not null default '{}'
);
create trigger buyer_profiles_own_change after insert or update or delete on buyer_profiles
  for each row execute function tell_own_change('buyer-profile');

-- Questions that people send about a home, with or without an account, and what firms answer.

create table inquiries (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  may_call boolean not null default false,
  -- What the sender agreed to: version of the text, page, time, address.
  consent jsonb not null,
  status text not null default 'sent' check (status in ('sent', 'read', 'answered', 'closed', 'withdrawn')),
  created_at timestamptz not null,
  -- To which mailbox it went, and how; the same key sent again is answered as the first time.
  sent_to text not null default '',
  delivery text not null default 'mailed' check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  -- Who asked, where the sender was signed in.
  user_id text references users (id) on delete cascade,
  -- When the firm first read it on its page here.
  read_at timestamptz,
  -- Since when the status is what it is.
  status_at timestamptz not null default now(),
  -- Files outlive the account of who sent them, for the firm that answers, as long as it has a link.
  sender_left_at timestamptz
);
create index inquiries_listing on inquiries (listing_id, created_at desc);
-- For forgetting what is old.
create index inquiries_time on inquiries (created_at);
create index inquiries_user on inquiries (user_id, created_at desc) where user_id is not null;
create index inquiries_sender_left on inquiries (sender_left_at) where sender_left_at is not null;
create trigger inquiries_own_change after insert or update or delete on inquiries
  for each row execute function tell_own_change('inquiries');

-- What a sender adds to a question later.
create table inquiry_messages (
  id bigint generated always as identity primary key,
  -- The key that the form made: the same one, sent again, is stored and mailed once.
  public_id uuid not null unique,
  inquiry_id bigint not null references inquiries (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  message text not null,
  delivery text not null check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  created_at timestamptz not null
);
create index inquiry_messages_inquiry on inquiry_messages (inquiry_id, id);
create index inquiry_messages_user on inquiry_messages (user_id);
create trigger inquiry_messages_own_change after insert or update or delete on inquiry_messages
  for each row execute function tell_own_change('inquiries');

create table inquiry_replies (
  id bigint generated always as identity primary key,
  -- The key that the form made: the same one, sent again, is stored and mailed once.
  public_id uuid not null unique,
  inquiry_id bigint not null references inquiries (id) on delete cascade,
  message text not null,
  created_at timestamptz not null
);
create index inquiry_replies_inquiry on inquiry_replies (inquiry_id, id);

create function tell_reply() returns trigger language plpgsql as $$
begin
  perform announce_own_change(q.user_id::text, 'inquiries') from inquiries q
  where q.id = coalesce(new.inquiry_id, old.inquiry_id);
  return null;
end $$;
create trigger inquiry_replies_change after insert or update or delete on inquiry_replies for each row execute function tell_reply();

-- One for each answer: only its receiver can report it.
create table inquiry_reply_reports (
  reply_id bigint primary key references inquiry_replies (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  message text not null,
  created_at timestamptz not null
);
create index inquiry_reply_reports_user on inquiry_reply_reports (user_id);
create trigger inquiry_reply_reports_own_change after insert or update or delete on inquiry_reply_reports
  for each row execute function tell_own_change('inquiries');

-- Mistakes in listings that people report, with or without an account.
create table listing_mistakes (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  user_id text references users (id) on delete cascade,
  mistake text not null,
  message text not null,
  -- Empty where the sender wants no answer.
  email text not null default '',
  sent_to text not null,
  delivery text not null check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  created_at timestamptz not null
);
create index listing_mistakes_listing on listing_mistakes (listing_id, created_at desc);
create index listing_mistakes_user on listing_mistakes (user_id) where user_id is not null;

-- Requests for tours of a home, with or without an account.

create table tour_requests (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  kind text not null check (kind in ('in_person', 'video')),
  -- Wished starts, best first: [{"startsAt": "…Z"}], in the home's own zone below.
  slots jsonb not null,
  time_zone text not null,
  message text,
  -- Whether a written agreement with a buyer's agent is in place, as the sender says.
  buyer_agreement text not null check (buyer_agreement in ('yes', 'no', 'unsure')),
  may_call boolean not null default false,
  consent jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'awaiting_host', 'completed', 'no_show')),
  created_at timestamptz not null,
  -- To which mailbox it went, and how; the same key sent again is answered as the first time.
  sent_to text not null default '',
  delivery text not null default 'mailed' check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  -- Who asked, where the sender was signed in.
  user_id text references users (id) on delete cascade,
  confirmed_starts_at timestamptz,
  -- Other starts that the firm offers, while the sender has not chosen: ["…Z"].
  proposed_slots jsonb,
  reply text,
  replied_at timestamptz,
  -- How often the calendars of a tour's people were told: the SEQUENCE of RFC 5545. Null while nothing was agreed.
  calendar_sequence integer
);
create index tour_requests_listing on tour_requests (listing_id, created_at desc);
create index tour_requests_time on tour_requests (created_at);
create index tour_requests_user on tour_requests (user_id, created_at desc) where user_id is not null;
create trigger tour_requests_own_change after insert or update or delete on tour_requests
  for each row execute function tell_own_change('tour-requests');

-- Firms answer without an account: by a link of one purpose in the mail that a question or a wish for a tour became.
create table reply_links (
  token_hash bytea primary key,
  inquiry_id bigint references inquiries (id) on delete cascade,
  tour_request_id bigint references tour_requests (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(inquiry_id, tour_request_id) = 1)
);
create index reply_links_inquiry on reply_links (inquiry_id) where inquiry_id is not null;
create index reply_links_tour_request on reply_links (tour_request_id) where tour_request_id is not null;
create index reply_links_expiry on reply_links (expires_at);

-- A buyer's way from preparing to moving in: one roadmap a person, its tasks and dates.

-- A buyer's way from preparing to moving in: one roadmap a person, its tasks and dates.
create table deals (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  started_as text not null,
  home_label text,
  -- What the contract says; deadlines are counted from it.
  accepted_on date,
  closing_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Whom the buyer purchases with: tasks can be theirs.
  co_buyer_name text
);
create trigger deals_own_change after insert or update or delete on deals
  for each row execute function tell_own_change('deal');

create table deal_tasks (
  id text primary key,
  deal_id text not null references deals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- The task of the standard roadmap that this is; null for one of the buyer's own.
  template_key text,
  stage text not null,
  title text not null,
  owner text not null,
  due_on date,
  status text not null check (status in ('open', 'doing', 'done', 'skipped')),
  note text,
  position integer not null,
  done_at timestamptz,
  unique (deal_id, template_key)
);
create index deal_tasks_deal on deal_tasks (deal_id, position);
create index deal_tasks_user on deal_tasks (user_id);

-- Co-buyers who see a roadmap with accounts of their own.
create table deal_members (
  deal_id text not null references deals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  joined_at timestamptz not null,
  primary key (deal_id, user_id)
);
create index deal_members_user on deal_members (user_id);
create trigger deal_members_own_change after insert or update or delete on deal_members
  for each row execute function tell_own_change('joined-deals');

-- Everybody who sees a roadmap hears of it.
create function announce_deal(deal text) returns void language sql as $$
  select announce_own_change(user_id::text, 'deal') from deals where id::text = deal;
  select announce_own_change(user_id::text, 'joined-deals') from deal_members where deal_id::text = deal;
$$;

create function tell_deal_change() returns trigger language plpgsql as $$
begin
  perform announce_deal(new.id::text);
  return null;
end $$;

create function tell_deal_part_change() returns trigger language plpgsql as $$
begin
  perform announce_deal(coalesce(new.deal_id, old.deal_id)::text);
  return null;
end $$;

create trigger deals_shared_change after update on deals for each row execute function tell_deal_change();
create trigger deal_members_shared_change after insert or delete on deal_members for each row execute function tell_deal_part_change();
create trigger deal_tasks_shared_change after insert or update or delete on deal_tasks
  for each row execute function tell_deal_part_change();

-- A buyer's own draft of a loan application. The answers are sealed with the installation's secret: the database holds no readable income.

-- A buyer's own draft of a loan application. The answers are sealed with the installation's secret: the database holds no readable income.
create table loan_applications (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  status text not null check (status in ('draft', 'complete')),
  sealed_answers bytea not null,
  step text not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  -- Kept no longer than it is of use.
  expires_at timestamptz not null,
  -- When the person was told that it is about to be deleted.
  warned_at timestamptz,
  -- The newest changes of each window that it has taken, so that what arrives twice or late changes nothing.
  writers jsonb not null default '{}'
);
create index loan_applications_expiry on loan_applications (expires_at);
create trigger loan_applications_own_change after insert or update or delete on loan_applications
  for each row execute function tell_own_change('loan-application');

-- A second borrower with an account of their own: their part of an application, sealed apart from the first one's.
create table loan_co_applicants (
  application_id text primary key references loan_applications (id) on delete cascade,
  -- A person takes part in one application.
  user_id text not null unique references users (id) on delete cascade,
  sealed_answers bytea not null,
  step text not null,
  version integer not null check (version > 0),
  joined_at timestamptz not null,
  updated_at timestamptz not null,
  -- The newest changes of each window that it has taken, so that what arrives twice or late changes nothing.
  writers jsonb not null default '{}'
);
create trigger loan_co_applicants_own_change after insert or update or delete on loan_co_applicants
  for each row execute function tell_own_change('loan-application');

-- Whose application was deleted: they are told.
create table loan_application_expiries (
  user_id text primary key references users (id) on delete cascade,
  expired_at timestamptz not null
);

-- Both borrowers hear of what changes.
create function announce_loan_application(application text) returns void language sql as $$
  select announce_own_change(user_id::text, 'loan-application') from (
    select user_id from loan_applications where id::text = application
    union select user_id from loan_co_applicants where application_id::text = application
  ) as people;
$$;

create function tell_loan_application_change() returns trigger language plpgsql as $$
begin
  perform announce_loan_application(new.id::text);
  return null;
end $$;

create function tell_loan_application_part_change() returns trigger language plpgsql as $$
begin
  perform announce_loan_application(coalesce(new.application_id, old.application_id)::text);
  return null;
end $$;

create trigger loan_applications_shared_change after update on loan_applications
  for each row execute function tell_loan_application_change();
create trigger loan_co_applicants_shared_change after insert or update or delete on loan_co_applicants
  for each row execute function tell_loan_application_part_change();

-- Comparative market analyses: a subject, its comparables, adjustments set by hand.

create table cmas (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  -- The home as confirmed, by the names of model/home.ts.
  subject jsonb not null,
  effective_date date not null,
  -- What the local market showed when it was last looked at: rates with basis and n, odds of selling, how far the search went.
  evidence jsonb not null,
  -- Rates set by hand: {"line": {"cents", "reason"}}.
  rate_edits jsonb not null default '{}',
  net_sheet jsonb not null default '{}',
  -- Pages in order, what is hidden, and the brand.
  report jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index cmas_user on cmas (user_id, updated_at desc);
create trigger cmas_own_change after insert or update or delete on cmas
  for each row execute function tell_own_change('cmas');

create table cma_comps (
  id bigint generated always as identity primary key,
  cma_id bigint not null references cmas (id) on delete cascade,
  -- Where it comes from: sale:<id>, listing:<key> or custom:<uuid>.
  source_key text not null,
  kind text not null check (kind in ('sold', 'active', 'pending', 'expired')),
  facts jsonb not null,
  -- In per cent; null: by similarity over gross adjustment.
  manual_weight numeric(5, 2) check (manual_weight between 0 and 100),
  unique (cma_id, source_key)
);

create function tell_comparable_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(c.user_id::text, 'cmas') from cmas c where c.id = coalesce(new.cma_id, old.cma_id);
  return null;
end $$;
create trigger cma_comps_change after insert or update or delete on cma_comps for each row execute function tell_comparable_change();

create table cma_adjustments (
  comp_id bigint not null references cma_comps (id) on delete cascade,
  line text not null,
  cents bigint not null,
  reason text not null,
  primary key (comp_id, line)
);

-- Papers that people keep here: pay stubs, inspection reports. The content lies sealed in the file store.

create table documents (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text references users (id) on delete cascade,
  -- What it belongs to, and goes with.
  loan_application_id text references loan_applications (id) on delete cascade,
  deal_task_id text references deal_tasks (id) on delete cascade,
  -- Which paper of its subject, such as 'pay-stubs'; empty where the subject has no list of papers.
  item text not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  file_key text not null unique,
  created_at timestamptz not null,
  inquiry_id bigint references inquiries (id) on delete cascade,
  constraint documents_one_subject check (num_nonnulls(loan_application_id, deal_task_id, inquiry_id) = 1),
  constraint documents_owner check (user_id is not null or inquiry_id is not null)
);
create index documents_user on documents (user_id, id);
create index documents_loan_application on documents (loan_application_id) where loan_application_id is not null;
create index documents_deal_task on documents (deal_task_id) where deal_task_id is not null;
create index documents_inquiry on documents (inquiry_id) where inquiry_id is not null;

create function tell_document_change() returns trigger language plpgsql as $$
declare
  document documents := coalesce(new, old);
begin
  perform announce_own_change(document.user_id::text, 'documents');
  perform announce_loan_application(document.loan_application_id::text);
  perform announce_deal((select t.deal_id::text from deal_tasks t where t.id = document.deal_task_id));
  perform announce_own_change((select q.user_id::text from inquiries q where q.id = document.inquiry_id), 'inquiries');
  return null;
end $$;
create trigger documents_change after insert or update or delete on documents for each row execute function tell_document_change();

-- Files to delete: their row is gone, or was not written by the time that stands here.
create table document_files_to_remove (
  file_key text primary key,
  due_at timestamptz not null
);

-- Whatever a row goes with, be it an account, its file follows.
create function remove_document_file() returns trigger language plpgsql as $$
begin
  insert into document_files_to_remove (file_key, due_at) values (old.file_key, '-infinity')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger documents_removed after delete on documents for each row execute function remove_document_file();

-- Links by which anyone who has them reads one thing of a person: a market analysis, an estimate, a roadmap, a collection.

create table share_links (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  cma_id bigint references cmas (id) on delete cascade,
  parcel_id bigint references parcels (id) on delete cascade,
  deal_id text references deals (id) on delete cascade,
  -- Whether what the sharer added is shown too: notes, corrections.
  has_own_words boolean not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz,
  check (num_nonnulls(cma_id, parcel_id, deal_id) = 1)
);
create index share_links_user on share_links (user_id);
create index share_links_cma on share_links (cma_id);
create index share_links_parcel on share_links (parcel_id);
create index share_links_deal on share_links (deal_id);
create function tell_share_change() returns trigger language plpgsql as $$
declare
  share share_links := coalesce(new, old);
begin
  perform announce_own_change(share.user_id::text, case
    when share.deal_id is not null then 'deal'
    when share.cma_id is not null then 'cmas'
    else 'valuation' end);
  return null;
end $$;
create trigger share_links_change after insert or update or delete on share_links for each row execute function tell_share_change();

-- Invitations by mail to take part in something of a person: a collection, a roadmap, a loan application.

create table invitations (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  invited_by text not null references users (id) on delete cascade,
  collection_id bigint references collections (id) on delete cascade,
  deal_id text references deals (id) on delete cascade,
  loan_application_id text references loan_applications (id) on delete cascade,
  invitee_address text not null,
  -- What who joins a collection may do.
  role text check (role in ('view', 'comment', 'edit')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(collection_id, deal_id, loan_application_id) = 1),
  check ((role is null) = (collection_id is null))
);
create index invitations_inviter on invitations (invited_by);
create index invitations_collection on invitations (collection_id);
create index invitations_deal on invitations (deal_id);
create index invitations_loan_application on invitations (loan_application_id);
create function tell_invitation_change() returns trigger language plpgsql as $$
declare
  invitation invitations := coalesce(new, old);
begin
  perform announce_collection(invitation.collection_id);
  perform announce_deal(invitation.deal_id::text);
  perform announce_loan_application(invitation.loan_application_id::text);
  return null;
end $$;
create trigger invitations_change after insert or update or delete on invitations
  for each row execute function tell_invitation_change();

-- A person's secret calendar address: whoever knows it reads their dates, without signing in.

create table calendar_feeds (
  user_id text primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- When a calendar last asked, to some minutes.
  last_read_at timestamptz
);
create trigger calendar_feeds_own_change after insert or update or delete on calendar_feeds
  for each row execute function tell_own_change('calendar-feed');

-- What people ask of their own data: a copy, and to be forgotten.

create table data_exports (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  state text not null check (state in ('queued', 'running', 'ready', 'failed', 'expired')),
  tables_done integer not null default 0,
  tables_total integer not null default 0,
  file_key text,
  bytes bigint,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- When the file is removed.
  expires_at timestamptz
);
create index data_exports_user on data_exports (user_id, created_at desc);
create index data_exports_expiry on data_exports (expires_at) where state = 'ready';
create trigger data_exports_own_change after insert or update or delete on data_exports
  for each row execute function tell_own_change('privacy');

create table deletion_requests (
  user_id text primary key references users (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index deletion_requests_due on deletion_requests (due_at);
create trigger deletion_requests_own_change after insert or update or delete on deletion_requests
  for each row execute function tell_own_change('privacy');

-- What pages are viewed and used. No cookie, no identity, no address.

-- The route, and where the visit came from.
create table page_views (
  id bigint generated always as identity primary key,
  path text not null,
  referrer_host text,
  device text not null check (device in ('desktop', 'mobile', 'tablet', 'bot', 'unknown')),
  viewed_at timestamptz not null
);
create index page_views_time on page_views (viewed_at);

-- What pages report of themselves besides being viewed: the event's name and page.
create table usage_events (
  id bigint generated always as identity primary key,
  name text not null,
  path text not null,
  device text not null check (device in ('desktop', 'mobile', 'tablet', 'bot', 'unknown')),
  happened_at timestamptz not null
);
create index usage_events_time on usage_events (happened_at);
