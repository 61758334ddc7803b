-- Page views: the route and where the visit came from. No cookie, no identity, no address.

create table page_views (
  id bigint generated always as identity primary key,
  path text not null,
  referrer_host text,
  device text not null check (device in ('desktop', 'mobile', 'tablet', 'bot', 'unknown')),
  viewed_at timestamptz not null
);
create index page_views_time on page_views (viewed_at);
