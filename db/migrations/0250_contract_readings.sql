-- What was read out of the contracts that people sent; the files are not kept.
create table contract_readings (
  public_id uuid primary key,
  user_id text not null references users on delete cascade,
  name text not null,
  sha256 text not null,
  page_count integer not null,
  engine text not null,
  -- The reading with its quotes, and what the person settled, as JSON.
  sealed_reading bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contract_readings_user on contract_readings (user_id, created_at desc);

create trigger contract_readings_own_change after insert or update or delete on contract_readings
  for each row execute function tell_own_change('contracts');
