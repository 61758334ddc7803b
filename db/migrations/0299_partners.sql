-- Partners that read our listings over the Web API, and which fields each may see. Keys are kept as hashes.

create table partners (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 100),
  key_hash bytea not null unique,
  -- By resource the fields that this partner may see; a resource that is not there is not served, "*" is all of them.
  rights jsonb not null,
  created_at timestamptz not null,
  last_used_on date,
  revoked_at timestamptz
);
