-- What happened to homes: an outbox, written in the very transaction that changes a listing. Alerts are made from it, and
-- open pages hear of it.

create table listing_events (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  kind text not null check (kind in ('listed', 'changed', 'open-house')),
  status_before text,
  status_after text not null,
  price_before_cents bigint,
  price_after_cents bigint,
  open_house_starts_at timestamptz,
  occurred_at timestamptz not null default now(),
  -- When it was compared with all saved searches.
  matched_at timestamptz
);
create index listing_events_unmatched on listing_events (id) where matched_at is null;
create index listing_events_listing on listing_events (listing_id, id);
create index listing_events_time on listing_events (occurred_at);

-- Open pages hear of changes at commit. A notification holds at most 8,000 bytes.
create function announce_listing_events(first_id bigint, last_id bigint) returns void language plpgsql as $$
begin
  perform pg_notify('realtime', jsonb_build_object('listings', chunk.items)::text)
  from (
    select jsonb_agg(jsonb_build_object('listingKey', listing_key, 'kind', kind, 'statusBefore', status_before, 'statusAfter', status_after,
      'priceBefore', price_before_cents, 'priceAfter', price_after_cents)) as items
    from (
      select l.listing_key, e.*, row_number() over (order by e.id) / 25 as part
      from listing_events e join listings l on l.id = e.listing_id
      where e.id between first_id and last_id and e.kind = 'changed' and l.display_listing
    ) as one group by part
  ) as chunk;
  perform pg_notify('listing_events', '');
end $$;

create function record_listed_homes() returns trigger language plpgsql as $$
begin
  -- Nobody waits for new homes before the first search is saved: loading a market costs nothing then.
  if not exists (select from saved_searches) then
    return null;
  end if;
  insert into listing_events (listing_id, kind, status_after, price_after_cents)
  select id, 'listed', standard_status, list_price_cents from added
  where display_listing and standard_status in ('Active', 'Active Under Contract', 'Coming Soon', 'Pending');
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $$;

create function record_changed_homes() returns trigger language plpgsql as $$
declare
  first_id bigint;
  last_id bigint;
begin
  with written as (
    insert into listing_events (listing_id, kind, status_before, status_after, price_before_cents, price_after_cents)
    select n.id, 'changed', o.standard_status, n.standard_status, o.list_price_cents, n.list_price_cents
    from added n join removed o on o.id = n.id
    where (n.display_listing or o.display_listing)
      and (n.standard_status <> o.standard_status or n.list_price_cents is distinct from o.list_price_cents)
    order by n.id
    returning id
  ) select min(id), max(id) into first_id, last_id from written;
  if first_id is not null then
    perform announce_listing_events(first_id, last_id);
  end if;
  return null;
end $$;

create function record_open_houses() returns trigger language plpgsql as $$
begin
  -- A home that is new brings its open houses along: that is one piece of news.
  insert into listing_events (listing_id, kind, status_after, price_after_cents, open_house_starts_at)
  select l.id, 'open-house', l.standard_status, l.list_price_cents, min(a.starts_at)
  from added a join listings l on l.id = a.listing_id
  where a.status = 'Active' and a.kind in ('Public', 'Livestream Public') and a.starts_at > now() and l.display_listing
    and exists (select from saved_searches)
    and not exists (select from listing_events e where e.listing_id = l.id and e.kind = 'listed' and e.occurred_at = now())
  group by l.id;
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $$;

create function record_moved_open_houses() returns trigger language plpgsql as $$
begin
  insert into listing_events (listing_id, kind, status_after, price_after_cents, open_house_starts_at)
  select l.id, 'open-house', l.standard_status, l.list_price_cents, min(a.starts_at)
  from added a join removed r on r.id = a.id join listings l on l.id = a.listing_id
  where a.status = 'Active' and a.kind in ('Public', 'Livestream Public') and a.starts_at > now() and l.display_listing
    and a.starts_at <> r.starts_at and exists (select from saved_searches)
  group by l.id;
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $$;

create trigger record_listed after insert on listings referencing new table as added
  for each statement execute function record_listed_homes();
create trigger record_changed after update on listings referencing old table as removed new table as added
  for each statement execute function record_changed_homes();
create trigger record_open_houses after insert on open_houses referencing new table as added
  for each statement execute function record_open_houses();
create trigger record_moved_open_houses after update on open_houses referencing old table as removed new table as added
  for each statement execute function record_moved_open_houses();

-- Which change fits which search, whatever is sent of it.
create table saved_search_matches (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  event_id bigint not null references listing_events (id) on delete cascade,
  kind text not null check (kind in ('new', 'price', 'status', 'open-house')),
  primary key (saved_search_id, event_id)
);
create index saved_search_matches_event on saved_search_matches (event_id);

-- One row for each change that a recipient is told of by a channel: never two.
create table alert_deliveries (
  id bigint generated always as identity primary key,
  -- 'user:<id>' or 'mail:<address>'.
  recipient text not null,
  user_id text references users (id) on delete cascade,
  event_id bigint not null references listing_events (id) on delete cascade,
  channel text not null check (channel in ('in-app', 'email')),
  -- Null where the home itself is a favorite.
  saved_search_id bigint references saved_searches (id) on delete cascade,
  kind text not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'dropped')),
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (recipient, event_id, channel)
);
create index alert_deliveries_pending on alert_deliveries (recipient) where state = 'pending';
create index alert_deliveries_event on alert_deliveries (event_id);
create index alert_deliveries_user on alert_deliveries (user_id);
create index alert_deliveries_search on alert_deliveries (saved_search_id);
