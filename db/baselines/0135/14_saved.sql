-- What people keep: searches with alerts, homes, areas, shared collections, and what they looked at.

create table saved_searches (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Null for guests, who are known by their address.
  user_id text references users (id) on delete cascade,
  email text,
  name text not null,
  -- Filters, named and spelled like the parameters of the API.
  filters jsonb not null,
  statuses text[] not null,
  kinds text[] not null,
  only_price_cuts boolean not null,
  channels text[] not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'off')),
  mail_cap smallint not null check (mail_cap between 1 and 50),
  -- Guests confirm their address first: the hash of the secret in the mail's link.
  confirm_hash bytea unique,
  confirmed_at timestamptz,
  consent jsonb,
  -- Changes up to this one are older than the search.
  after_event_id bigint not null default 0,
  -- Matches up to this one were seen on the dashboard.
  seen_event_id bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- The time zone of a guest's browser, so that mail comes in their morning; people with an account set their own.
  time_zone text,
  check ((user_id is null) <> (email is null))
);
create index saved_searches_user on saved_searches (user_id);
create index saved_searches_email on saved_searches (lower(email)) where email is not null;
create trigger saved_searches_own_change after insert or update or delete on saved_searches
  for each row execute function tell_own_change('saved-searches');

-- Where a search can find homes, as ranges of cells or as places. A home is compared with all searches at once here.
create table saved_search_cells (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  cells int8range not null,
  prices int8range not null
);
create index saved_search_cells_stab on saved_search_cells using gist (cells, prices);
create index saved_search_cells_search on saved_search_cells (saved_search_id);

create table saved_search_places (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  place_id bigint not null,
  prices int8range not null
);
create index saved_search_places_place on saved_search_places (place_id) include (saved_search_id, prices);
create index saved_search_places_search on saved_search_places (saved_search_id);

-- What happened to homes: an outbox, written in the transaction that changes a listing. Alerts are made from it, and open
-- pages hear about it.
create table listing_events (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  -- 'measured': what we find out about a home some minutes after it was listed (its estimate, what is around it) may let it
  -- into a saved search that filters by that, and is news there like a new home.
  kind text not null check (kind in ('listed', 'measured', 'changed', 'open-house')),
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

-- Tells open pages of changes at commit. A notification holds at most 8,000 bytes.
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

-- Only for homes that were news themselves: measuring a whole market again is not news.
create function record_measured_homes(listings_measured bigint[]) returns void language plpgsql as $$
begin
  insert into listing_events (listing_id, kind, status_after, price_after_cents)
  select l.id, 'measured', l.standard_status, l.list_price_cents from listings l
  where l.id = any (listings_measured) and l.display_listing and exists (
    select from listing_events e where e.listing_id = l.id and e.kind = 'listed' and e.occurred_at > now() - interval '7 days');
  if found then
    perform pg_notify('listing_events', '');
  end if;
end $$;

create function record_estimated_homes() returns trigger language plpgsql as $$
declare
  measured bigint[];
begin
  select array_agg(n.id) into measured from added n join removed o on o.id = n.id
  where n.estimate_gap_hundredths is not null and o.estimate_gap_hundredths is null;
  if measured is not null then
    perform record_measured_homes(measured);
  end if;
  return null;
end $$;

create function record_grounded_homes() returns trigger language plpgsql as $$
begin
  perform record_measured_homes(array(select listing_id from added));
  return null;
end $$;

create trigger record_estimated after update on listings referencing old table as removed new table as added
  for each statement execute function record_estimated_homes();
create trigger record_grounded after insert on listing_ground referencing new table as added
  for each statement execute function record_grounded_homes();

-- Which change matches which search, whether or not it is sent.
create table saved_search_matches (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  event_id bigint not null references listing_events (id) on delete cascade,
  kind text not null check (kind in ('new', 'price', 'status', 'open-house')),
  primary key (saved_search_id, event_id)
);
create index saved_search_matches_event on saved_search_matches (event_id);

create function tell_search_news() returns trigger language plpgsql as $$
begin
  perform announce_own_change(user_id::text, 'saved-searches') from (
    select distinct s.user_id from added a join saved_searches s on s.id = a.saved_search_id
  ) as people;
  return null;
end $$;
create trigger saved_search_news after insert on saved_search_matches
  referencing new table as added for each statement execute function tell_search_news();

-- One row for each change that a recipient is told about by one channel, and never two.
create table alert_deliveries (
  id bigint generated always as identity primary key,
  -- 'user:<id>' or 'mail:<address>'.
  recipient text not null,
  user_id text references users (id) on delete cascade,
  event_id bigint not null references listing_events (id) on delete cascade,
  channel text not null check (channel in ('in-app', 'email')),
  -- Null if the home itself is a favorite.
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

create table favorites (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  -- As it was when saved, to show what has changed since.
  price_cents bigint,
  status text not null,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index favorites_listing on favorites (listing_id);
create trigger favorites_own_change after insert or update or delete on favorites
  for each row execute function tell_own_change('kept-homes');

create table hidden_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index hidden_homes_listing on hidden_homes (listing_id);
create trigger hidden_homes_own_change after insert or update or delete on hidden_homes
  for each row execute function tell_own_change('kept-homes');

create table viewed_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index viewed_homes_listing on viewed_homes (listing_id);
create trigger viewed_homes_own_change after insert or update or delete on viewed_homes
  for each row execute function tell_own_change('kept-homes');

create table compared_homes (
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  primary key (user_id, listing_id)
);
create index compared_homes_listing on compared_homes (listing_id);
create trigger compared_homes_own_change after insert or update or delete on compared_homes
  for each row execute function tell_own_change('kept-homes');

-- Areas whose market somebody follows: they hear when a month's figures are out.
create table saved_areas (
  user_id text not null references users (id) on delete cascade,
  place_id bigint not null references places (id) on delete cascade,
  -- A kind of home that has figures of its own; 'all' for every kind.
  property_type text not null,
  -- The last day of the figures that the person has heard about, or that were out when the area was saved.
  told_through date,
  created_at timestamptz not null,
  primary key (user_id, place_id, property_type)
);
create index saved_areas_place on saved_areas (place_id);
create trigger saved_areas_own_change after insert or update or delete on saved_areas
  for each row execute function tell_own_change('saved-areas');

create table collections (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  note text not null default '',
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index collections_user on collections (user_id);
create trigger collections_own_change after insert or update or delete on collections
  for each row execute function tell_own_change('collections');
create trigger collections_subject_ends after delete on collections for each row execute function forget_subject('collection', 'id');
create trigger collections_subject_passes after update of user_id on collections for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('collection', 'id');

create table collection_members (
  collection_id bigint not null references collections (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('view', 'comment', 'edit')),
  joined_at timestamptz not null,
  primary key (collection_id, user_id)
);
create index collection_members_user on collection_members (user_id);
create trigger collection_members_own_change after insert or update or delete on collection_members
  for each row execute function tell_own_change('collections');

create table collection_items (
  collection_id bigint not null references collections (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  note text not null default '',
  added_by text references users (id) on delete set null,
  created_at timestamptz not null,
  primary key (collection_id, listing_id)
);
create index collection_items_listing on collection_items (listing_id);
create index collection_items_person on collection_items (added_by);

create table collection_comments (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  collection_id bigint not null references collections (id) on delete cascade,
  listing_id bigint references listings (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  body text not null,
  created_at timestamptz not null
);
create index collection_comments_collection on collection_comments (collection_id, id);
create index collection_comments_listing on collection_comments (listing_id);
create index collection_comments_user on collection_comments (user_id);

-- Everybody in a collection hears about its changes.
create function announce_collection(collection bigint) returns void language sql as $$
  select announce_own_change(user_id::text, 'collections') from (
    select user_id from collections where id = collection
    union select user_id from collection_members where collection_id = collection
  ) as people;
$$;

create function announce_collection_subject(key text, owner text) returns void language sql as $$
  select announce_collection(key::bigint);
$$;

create function tell_collection_change() returns trigger language plpgsql as $$
begin
  perform announce_collection(new.id);
  return null;
end $$;

create function tell_collection_part_change() returns trigger language plpgsql as $$
begin
  perform announce_collection(coalesce(new.collection_id, old.collection_id));
  return null;
end $$;

create trigger collections_shared_change after update on collections for each row execute function tell_collection_change();
create trigger collection_members_shared_change after insert or update or delete on collection_members
  for each row execute function tell_collection_part_change();
create trigger collection_items_shared_change after insert or update or delete on collection_items
  for each row execute function tell_collection_part_change();
create trigger collection_comments_shared_change after insert or update or delete on collection_comments
  for each row execute function tell_collection_part_change();

-- The order and choice of the cards on a buyer's dashboard.
create table dashboard_layouts (
  user_id text primary key references users (id) on delete cascade,
  cards jsonb not null,
  updated_at timestamptz not null
);
create trigger dashboard_layouts_own_change after insert or update or delete on dashboard_layouts
  for each row execute function tell_own_change('dashboard-layout');
