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

create table valuation_claims (
  user_id text not null references users (id) on delete cascade,
  parcel_id bigint not null references parcels (id) on delete cascade,
  wants_monthly_mail boolean not null default true,
  created_at timestamptz not null,
  mailed_at timestamptz,
  primary key (user_id, parcel_id)
);

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
create trigger valuation_models_public after insert or update or delete on valuation_models
  for each statement execute function notify_public_data();
