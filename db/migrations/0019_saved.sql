-- What people keep: searches with alerts, homes, collections that they share, and what they looked at.

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
  check ((user_id is null) <> (email is null))
);
create index saved_searches_user on saved_searches (user_id);
create index saved_searches_email on saved_searches (lower(email)) where email is not null;

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

create table hidden_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index hidden_homes_listing on hidden_homes (listing_id);

create table viewed_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index viewed_homes_listing on viewed_homes (listing_id);

create table compared_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  primary key (user_id, listing_id)
);
create index compared_homes_listing on compared_homes (listing_id);

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

create table collection_members (
  collection_id bigint not null references collections (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('view', 'comment', 'edit')),
  joined_at timestamptz not null,
  primary key (collection_id, user_id)
);
create index collection_members_user on collection_members (user_id);

create table collection_invitations (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  collection_id bigint not null references collections (id) on delete cascade,
  invited_by text not null references users (id) on delete cascade,
  email text not null,
  role text not null check (role in ('view', 'comment', 'edit')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index collection_invitations_collection on collection_invitations (collection_id);
create index collection_invitations_person on collection_invitations (invited_by);

-- Order and choice of the cards of a buyer's dashboard.
create table dashboard_layouts (
  user_id text primary key references users (id) on delete cascade,
  cards jsonb not null,
  updated_at timestamptz not null
);
