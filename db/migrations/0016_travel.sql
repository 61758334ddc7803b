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
