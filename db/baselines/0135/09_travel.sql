-- Travel times: the networks that they are measured on, and the places that a person goes to.

-- Road and transit networks: one packed graph for each source. A process that searches reads it into memory as a whole.
create table travel_graphs (
  id bigint generated always as identity primary key,
  source text not null unique,
  name text not null,
  west double precision not null, south double precision not null, east double precision not null, north double precision not null,
  node_count integer not null,
  segment_count integer not null,
  line_count integer not null,
  -- Typed arrays, compressed with gzip (src/domains/travel/model/pack-graph.ts).
  data bytea not null,
  loaded_at timestamptz not null default now()
);
create trigger travel_graphs_public_data after insert or update or delete or truncate on travel_graphs
  for each statement execute function notify_public_data();

-- Work, school, parents: travel times are measured to these.
create table own_places (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  -- What the person calls it.
  name text not null,
  address text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  created_at timestamptz not null
);
create index own_places_user on own_places (user_id, created_at);
create trigger own_places_own_change after insert or update or delete on own_places
  for each row execute function tell_own_change('own-places');
