-- The words of a server's own lookups that mean one of the standard's, by field; read again each day.
alter table feeds
  add column lookups jsonb not null default '{}',
  add column lookups_read_at timestamptz;
