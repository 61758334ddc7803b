-- Partners are told of what is theirs: their listings, and what buyers write about them. The addresses, the events, and each
-- event's way to each address.

create table partner_offices (
  partner_id bigint not null references partners (id) on delete cascade,
  originating_system_name text not null,
  list_office_key text not null,
  primary key (partner_id, originating_system_name, list_office_key)
);
create index partner_offices_office_idx on partner_offices (originating_system_name, list_office_key);

create table partner_hooks (
  id bigint primary key generated always as identity,
  public_id uuid not null unique default gen_random_uuid(),
  partner_id bigint not null references partners (id) on delete cascade,
  address text not null check (length(address) <= 1000),
  secret bytea not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  created_at timestamptz not null,
  failing_since timestamptz,
  paused_at timestamptz,
  unique (partner_id, address)
);

create table partner_events (
  id bigint primary key generated always as identity,
  public_id uuid not null unique default gen_random_uuid(),
  partner_id bigint not null references partners (id) on delete cascade,
  kind text not null check (kind in ('listing.added', 'listing.changed', 'lead.created', 'test')),
  listing_id bigint references listings (id) on delete cascade,
  thread_id bigint references threads (id) on delete cascade,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index partner_events_partner_idx on partner_events (partner_id, created_at);
create index partner_events_created_at_idx on partner_events (created_at);
create index partner_events_listing_idx on partner_events (listing_id);
create index partner_events_thread_idx on partner_events (thread_id);

create table partner_deliveries (
  hook_id bigint not null references partner_hooks (id) on delete cascade,
  event_id bigint not null references partner_events (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'withdrawn')),
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  last_answer text,
  sent_at timestamptz,
  primary key (hook_id, event_id)
);
create index partner_deliveries_event_idx on partner_deliveries (event_id);
create index partner_deliveries_due_idx on partner_deliveries (due_at) where state = 'waiting';

create function plan_partner_deliveries() returns trigger language plpgsql as $$
begin
  insert into partner_deliveries (hook_id, event_id)
  select h.id, e.id from added e join partner_hooks h on h.partner_id = e.partner_id
  where e.kind = any (h.kinds) and h.paused_at is null;
  if found then
    perform pg_notify('partner_events', '');
  end if;
  return null;
end $$;
create trigger partner_deliveries_planned after insert on partner_events
  referencing new table as added for each statement execute function plan_partner_deliveries();

create function note_partner_listings_added() returns trigger language plpgsql as $$
begin
  -- Loading a market costs nothing while nobody is told.
  if not exists (select from partner_hooks) then
    return null;
  end if;
  insert into partner_events (partner_id, kind, listing_id, details)
  select o.partner_id, 'listing.added', a.id,
    jsonb_build_object('status', a.standard_status, 'priceCents', a.list_price_cents, 'isShown', a.display_listing)
  from added a join partner_offices o using (originating_system_name, list_office_key);
  return null;
end $$;
create trigger partner_listings_added after insert on listings
  referencing new table as added for each statement execute function note_partner_listings_added();

create function note_partner_listings_changed() returns trigger language plpgsql as $$
begin
  if not exists (select from partner_hooks) then
    return null;
  end if;
  insert into partner_events (partner_id, kind, listing_id, details)
  select o.partner_id, 'listing.changed', a.id,
    jsonb_build_object('status', a.standard_status, 'priceCents', a.list_price_cents, 'isShown', a.display_listing,
      'statusBefore', r.standard_status, 'priceCentsBefore', r.list_price_cents, 'isShownBefore', r.display_listing)
  from added a join removed r using (id) join partner_offices o
    on o.originating_system_name = a.originating_system_name and o.list_office_key = a.list_office_key
  where (a.standard_status, a.list_price_cents, a.display_listing)
    is distinct from (r.standard_status, r.list_price_cents, r.display_listing);
  return null;
end $$;
create trigger partner_listings_changed after update on listings
  referencing old table as removed new table as added for each statement execute function note_partner_listings_changed();

create function note_partner_leads() returns trigger language plpgsql as $$
begin
  insert into partner_events (partner_id, kind, listing_id, thread_id)
  select o.partner_id, 'lead.created', l.id, t.id
  from added t join subjects s on s.id = t.about_id and s.kind = 'listing' join listings l on l.id::text = s.key
  join partner_offices o using (originating_system_name, list_office_key)
  where t.kind in ('inquiry', 'tour-request') and exists (select from partner_hooks h where h.partner_id = o.partner_id);
  return null;
end $$;
create trigger partner_leads after insert on threads
  referencing new table as added for each statement execute function note_partner_leads();
