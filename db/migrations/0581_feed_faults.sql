-- Fields that were left empty or mended, by what was wrong: kept beyond the run, told to the operator.
create table feed_faults (
  feed_id bigint not null references feeds on delete cascade,
  field text not null,
  code text not null,
  times bigint not null,
  example_key text not null,
  example text not null,
  expected text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (feed_id, field, code)
);
