-- What homes are worth: trained models, their estimates, and what owners say about their own homes.

create table valuation_models (
  id bigint generated always as identity primary key,
  version text not null unique,
  trained_at timestamptz not null,
  -- The day of the newest sale that it learned from.
  sales_to date not null,
  is_serving boolean not null,
  -- Figures, data and limits, as everybody may see them.
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

-- Which model estimated which version of a listing, and when: what is new, has changed or is a week old is estimated again.
-- If `listings` has no estimate then, the model gave none.
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
  -- What the last monthly mail said.
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

-- Every month a random sample compares recent sales with what was estimated before they were agreed.
create table valuation_samples (
  month date primary key,
  drawn_at timestamptz not null,
  -- How many sales there were to draw from, and the seed of the draw.
  eligible integer not null,
  seed text not null,
  figures jsonb not null
);
create trigger valuation_samples_public after insert or update or delete on valuation_samples
  for each statement execute function notify_public_data();

-- Sales are known by home and day, because the records of a source get new ids when they are loaded again.
create table valuation_sample_cases (
  month date not null references valuation_samples (month) on delete cascade,
  parcel_id bigint not null references parcels (id) on delete cascade,
  close_date date not null,
  price_cents bigint not null,
  model_version text not null,
  estimated_as_of date not null,
  -- Null if the model refused, which counts as a miss.
  estimate_cents bigint,
  low68_cents bigint,
  high68_cents bigint,
  primary key (month, parcel_id, close_date)
);
create index valuation_sample_cases_home on valuation_sample_cases (parcel_id, close_date);

create function announce_home_value_subject(key text, owner text) returns void language sql as $$
  select announce_own_change(owner, 'valuation');
$$;

-- What people share of a home's value is deleted with the home.
create function forget_home_values() returns trigger language plpgsql as $$
begin
  delete from subjects using gone where kind = 'home-value' and split_part(key, '/', 1) = gone.id::text;
  return null;
end $$;
create trigger parcels_subject_ends after delete on parcels referencing old table as gone
  for each statement execute function forget_home_values();
