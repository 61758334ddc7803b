-- Work that an administrator asked of a feed and that has not ended yet: one of each kind, however often it is asked for.
create table feed_requests (
  feed_id bigint not null references feeds (id) on delete cascade,
  kind text not null check (kind in ('sync', 'reconcile', 'replay')),
  is_forced boolean not null default false,
  asked_at timestamptz not null,
  primary key (feed_id, kind)
);
