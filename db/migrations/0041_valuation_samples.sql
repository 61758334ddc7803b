-- Every month a random sample of recent sales against what was estimated before they were agreed.

create table valuation_samples (
  month date primary key,
  drawn_at timestamptz not null,
  -- How many sales could have been drawn, and the seed that drew these.
  eligible integer not null,
  seed text not null,
  figures jsonb not null
);

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
create trigger valuation_samples_public after insert or update or delete on valuation_samples
  for each statement execute function notify_public_data();
