-- Estimates as they were shown, each under an id of its own: one for each home, model and day. Nothing in a row changes.
create table kept_estimates (
  id uuid primary key,
  parcel_id bigint not null references parcels (id) on delete cascade,
  model_version text not null,
  as_of date not null,
  answer jsonb not null,
  kept_at timestamptz not null,
  unique (parcel_id, model_version, as_of)
);
