-- Requests for services, what professionals answer, and the work that comes of it.

create table service_requests (
  -- The key of the form that made it.
  id uuid primary key,
  -- What people call it by.
  number bigint generated always as identity (start with 10001),
  user_id text not null references users on delete cascade,
  category_key text not null,
  status text not null check (status in ('draft', 'open', 'hired', 'withdrawn', 'closed')),
  version integer not null default 1,
  -- What the form holds: shown to vendors with contacts taken out until they accept.
  description text not null default '',
  answers jsonb not null default '{}',
  -- The address is for vendors who accepted; others see city and ZIP code.
  address text not null default '',
  city text not null default '',
  state text not null default '' check (state ~ '^([A-Z]{2})?$'),
  postal_code text not null default '',
  latitude double precision,
  longitude double precision,
  starts_on date,
  ends_on date,
  budget_cents bigint check (budget_cents > 0),
  access_notes text not null default '',
  phone text not null default '',
  may_call boolean not null default false,
  max_pros integer not null default 3 check (max_pros between 1 and 3),
  accepted_count integer not null default 0 check (accepted_count between 0 and max_pros),
  -- When time alone changes something next: for the work in the background.
  next_change_at timestamptz,
  created_at timestamptz not null,
  submitted_at timestamptz,
  closes_at timestamptz,
  updated_at timestamptz not null,
  check ((latitude is null) = (longitude is null)),
  check (status = 'draft' or (closes_at is not null and submitted_at is not null and latitude is not null))
);
create index service_requests_user on service_requests (user_id, created_at);
create index service_requests_due on service_requests (next_change_at) where next_change_at is not null;

-- Whom the client named, with the consent to pass the request on to them. Those without a lead wait in line.
create table request_vendors (
  request_id uuid not null references service_requests on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  place integer not null,
  consent_version text not null,
  consented_at timestamptz not null,
  -- What the formula said when they were named: version, score, parts.
  fit jsonb,
  primary key (request_id, vendor_id)
);
create index request_vendors_vendor on request_vendors (vendor_id);

create table leads (
  id uuid primary key,
  request_id uuid not null references service_requests on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  status text not null check (status in ('new', 'viewed', 'accepted', 'declined', 'expired', 'quoted', 'won', 'lost', 'in_progress',
    'completed', 'reviewed')),
  answer_by timestamptz not null,
  was_accepted boolean not null default false,
  lost_because text check (lost_because in ('hired-other', 'withdrawn', 'closed', 'gave-up', 'blocked', 'not-confirmed', 'cancelled')),
  -- Why the vendor declined or gave up.
  reason text,
  asked_at timestamptz not null,
  viewed_at timestamptz,
  answered_at timestamptz,
  answered_by text references users on delete set null,
  updated_at timestamptz not null,
  unique (request_id, vendor_id),
  check ((status = 'lost') = (lost_because is not null))
);
create index leads_vendor on leads (vendor_id, asked_at);
create index leads_answered_by on leads (answered_by) where answered_by is not null;

create table lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads on delete cascade,
  what text not null,
  side text not null check (side in ('client', 'vendor', 'clock', 'moderator')),
  user_id text references users on delete set null,
  note text not null default '',
  at timestamptz not null
);
create index lead_events_lead on lead_events (lead_id, id);
create index lead_events_user on lead_events (user_id) where user_id is not null;

create table quotes (
  id uuid primary key,
  lead_id uuid not null references leads on delete cascade,
  version integer not null,
  status text not null check (status in ('sent', 'accepted', 'declined', 'withdrawn', 'superseded', 'passed-over', 'expired')),
  terms jsonb not null,
  total_cents bigint not null check (total_cents > 0),
  valid_until timestamptz not null,
  made_by text references users on delete set null,
  made_at timestamptz not null,
  decided_at timestamptz,
  unique (lead_id, version)
);
create unique index quotes_open on quotes (lead_id) where status in ('sent', 'accepted');
create index quotes_made_by on quotes (made_by) where made_by is not null;

create table engagements (
  id uuid primary key,
  request_id uuid not null references service_requests on delete cascade,
  lead_id uuid not null references leads on delete cascade,
  quote_id uuid not null references quotes on delete cascade,
  status text not null check (status in ('proposed', 'active', 'expired', 'cancelled', 'disputed', 'completed', 'closed')),
  version integer not null default 1,
  total_cents bigint not null check (total_cents > 0),
  -- The option of the quote's schedule that the client chose.
  starts_at timestamptz,
  confirm_by timestamptz not null,
  confirmed_at timestamptz,
  done_at timestamptz,
  completed_at timestamptz,
  disputed_by text check (disputed_by in ('client', 'vendor')),
  -- Why it is disputed, or was cancelled.
  reason text not null default '',
  -- Reminders that the client got before silence confirms the work.
  reminders integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'disputed') = (disputed_by is not null))
);
-- Whatever happens at the same moment, a request has one engagement that holds.
create unique index engagements_holding on engagements (request_id) where status not in ('expired', 'cancelled');
create index engagements_request on engagements (request_id);
create index engagements_lead on engagements (lead_id);
create index engagements_quote on engagements (quote_id);
create index engagements_done on engagements (done_at) where status = 'active' and done_at is not null;

create table engagement_tasks (
  id uuid primary key,
  engagement_id uuid not null references engagements on delete cascade,
  place integer not null,
  title text not null,
  side text not null check (side in ('client', 'vendor')),
  done_at timestamptz,
  done_by text references users on delete set null
);
create index engagement_tasks_engagement on engagement_tasks (engagement_id, place);
create index engagement_tasks_done_by on engagement_tasks (done_by) where done_by is not null;

-- One for each engagement, by its client; nothing is given for it.
create table reviews (
  id uuid primary key,
  engagement_id uuid not null unique references engagements on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  category_key text not null,
  user_id text not null references users on delete cascade,
  stars integer not null check (stars between 1 and 5),
  aspects jsonb not null default '{}',
  body text not null,
  status text not null default 'shown' check (status in ('shown', 'held', 'removed')),
  -- Why it is held or was removed.
  status_reason text not null default '',
  written_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  replied_by text references users on delete set null,
  check ((reply is null) = (replied_at is null))
);
create index reviews_vendor on reviews (vendor_id, written_at);
create index reviews_user on reviews (user_id);
create index reviews_replied_by on reviews (replied_by) where replied_by is not null;

create table hiring_reports (
  id uuid primary key,
  -- A review, or a lead with what was written about it.
  kind text not null check (kind in ('review', 'lead')),
  about_id uuid not null,
  user_id text not null references users on delete cascade,
  reason text not null,
  note text not null default '',
  reported_at timestamptz not null,
  decision text check (decision in ('kept', 'removed')),
  decision_note text not null default '',
  decided_at timestamptz,
  decided_by text references users on delete set null,
  unique (kind, about_id, user_id)
);
create index hiring_reports_open on hiring_reports (reported_at) where decision is null;
create index hiring_reports_user on hiring_reports (user_id);
create index hiring_reports_decided_by on hiring_reports (decided_by) where decided_by is not null;

-- A client and a vendor who hear no more of each other.
create table vendor_blocks (
  user_id text not null references users on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  side text not null check (side in ('client', 'vendor')),
  blocked_at timestamptz not null,
  primary key (user_id, vendor_id, side)
);
create index vendor_blocks_vendor on vendor_blocks (vendor_id);

-- Before a vendor accepts, what both sides write holds no phone numbers, addresses and links.
alter table threads add column hides_contacts boolean not null default false;

-- Files and threads go with the things they are about.
create trigger service_requests_subject_ends after delete on service_requests
  for each row execute function forget_subject('service-request', 'id');
create trigger leads_subject_ends after delete on leads for each row execute function forget_subject('lead', 'id');
create trigger engagements_subject_ends after delete on engagements
  for each row execute function forget_subject('engagement', 'id');

-- Open pages of both sides hear of changes.
create function announce_hiring(request uuid) returns void language sql as $$
  select announce_own_change(who.id, 'hiring') from (
    select user_id as id from service_requests where id = request
    union
    select m.user_id from leads l join vendor_members m on m.vendor_id = l.vendor_id where l.request_id = request
  ) as who;
$$;
create function tell_request_change() returns trigger language plpgsql as $$
begin
  perform announce_hiring(new.id);
  return null;
end $$;
create trigger service_requests_own_change after insert or update on service_requests
  for each row execute function tell_request_change();
create function tell_engagement_change() returns trigger language plpgsql as $$
begin
  perform announce_hiring(e.request_id) from engagements e where e.id = coalesce(new.engagement_id, old.engagement_id);
  return null;
end $$;
create trigger engagement_tasks_own_change after update on engagement_tasks
  for each row execute function tell_engagement_change();
create trigger reviews_own_change after insert or update on reviews for each row execute function tell_engagement_change();
create trigger reviews_public_data after insert or update or delete on reviews
  for each statement execute function notify_public_data();

create or replace function announce_recipients(thread bigint) returns void language sql as $$
  select announce_own_change(who.id, 'threads') from (
    select coalesce(p.user_id, (select u.id from people u where u.email = lower(p.email) and u.proven_address is not null)) as id
    from parties p where p.thread_id = thread and p.side = 'recipient'
    union
    select of_listing.id
    from threads t
    join subjects s on s.id = t.about_id
    join listings l on l.id = case when s.kind = 'listing' then s.key::bigint end
    join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id as id union select m.user_id from own_listing_people m where m.own_listing_id = o.id
    ) as of_listing
    where t.id = thread
    union
    select m.user_id
    from threads t
    join subjects s on s.id = t.about_id
    join leads l on l.id = case when s.kind = 'lead' then s.key::uuid end
    join vendor_members m on m.vendor_id = l.vendor_id
    where t.id = thread
  ) as who;
$$;
