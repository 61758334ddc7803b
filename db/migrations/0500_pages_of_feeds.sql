-- The page of a feed that is being taken over: a run that was killed need not ask for it again.
create table feed_pages (
  feed_id bigint not null references feeds (id) on delete cascade,
  resource text not null,
  address text not null,
  server_time timestamptz not null,
  -- Packed.
  body bytea not null,
  fetched_at timestamptz not null default now(),
  primary key (feed_id, resource)
);
alter table feed_pages alter column body set storage external;
