-- What pages report of themselves besides being viewed: the event's name and page. No cookie, no identity, no address.

create table usage_events (
  id bigint generated always as identity primary key,
  name text not null,
  path text not null,
  device text not null check (device in ('desktop', 'mobile', 'tablet', 'bot', 'unknown')),
  happened_at timestamptz not null
);
create index usage_events_time on usage_events (happened_at);
