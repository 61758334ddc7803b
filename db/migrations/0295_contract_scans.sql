-- Scans of contracts that wait for their letters to be read. The file is kept sealed until then, and gone afterwards.
create table contract_scans (
  contract_id uuid primary key references contract_readings (public_id) on delete cascade,
  -- Null once every page is read, or where they cannot be.
  sealed_file bytea,
  pages_read integer not null default 0,
  -- Why it could not be read, in words for its owner.
  problem text,
  updated_at timestamptz not null,
  check (sealed_file is not null or problem is not null)
);
