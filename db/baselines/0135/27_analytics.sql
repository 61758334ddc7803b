-- How pages are viewed and used: no cookie, no identity, no address.

-- The route, and the site that the visit came from.
create table page_views (
  id bigint generated always as identity primary key,
  path text not null,
  referrer_host text,
  device text not null check (device in ('desktop', 'mobile', 'tablet', 'bot', 'unknown')),
  viewed_at timestamptz not null
);
create index page_views_time on page_views (viewed_at);

-- What pages report besides views: the name of the event, and the page.
create table usage_events (
  id bigint generated always as identity primary key,
  name text not null,
  path text not null,
  device text not null check (device in ('desktop', 'mobile', 'tablet', 'bot', 'unknown')),
  happened_at timestamptz not null
);
create index usage_events_time on usage_events (happened_at);
