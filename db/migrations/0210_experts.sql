-- Professionals who offer services here: who they are, what was checked about them, and what search reads of them.

-- How a category may be paid for. A settlement service (RESPA, 12 USC 2607) never pays by referral or by job: without such a
-- row here, no vendor can have it.
create table service_category_fees (
  category_key text not null,
  fee_model text not null check (fee_model in ('accepted-quote', 'subscription')),
  primary key (category_key, fee_model)
);
insert into service_category_fees (category_key, fee_model) values
  ('real-estate-agent', 'subscription'),
  ('mortgage-lender', 'subscription'),
  ('home-inspector', 'subscription'),
  ('pest-inspector', 'subscription'),
  ('appraiser', 'subscription'),
  ('real-estate-attorney', 'subscription'),
  ('title-escrow', 'subscription'),
  ('home-insurance', 'subscription'),
  ('land-surveyor', 'subscription'),
  ('photographer', 'accepted-quote'),
  ('home-stager', 'accepted-quote'),
  ('mover', 'accepted-quote'),
  ('cleaner', 'accepted-quote'),
  ('handyman', 'accepted-quote'),
  ('painter', 'accepted-quote'),
  ('electrician', 'accepted-quote'),
  ('plumber', 'accepted-quote'),
  ('hvac', 'accepted-quote'),
  ('roofer', 'accepted-quote'),
  ('general-contractor', 'accepted-quote'),
  ('landscaper', 'accepted-quote');

create table vendors (
  -- The key of the form that made it.
  id uuid primary key,
  status text not null check (status in ('draft', 'submitted', 'in-review', 'changes-requested', 'approved', 'rejected', 'closed')),
  -- Why the status is what it is, in the words of who decided.
  status_reason text not null default '',
  version integer not null default 1,
  name text not null default '',
  -- Legal name, entity, last digits of its tax number, street, contacts: never on public pages.
  business jsonb not null default '{}',
  city text not null default '',
  state text not null default '' check (state ~ '^([A-Z]{2})?$'),
  postal_code text not null default '',
  latitude double precision,
  longitude double precision,
  -- Bio, portfolio, when it began.
  profile jsonb not null default '{}',
  languages text[] not null default '{English}',
  works_on_site boolean not null default true,
  works_remotely boolean not null default false,
  area jsonb,
  policies jsonb not null default '{}',
  -- What was agreed to: by key the version and when.
  agreements jsonb not null default '{}',
  preferences jsonb not null default '{}',
  payout jsonb not null default '{}',
  -- Whose time people book.
  host_id text references users on delete set null,
  paused_at timestamptz,
  away_from date,
  away_until date,
  submitted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((away_from is null) = (away_until is null)),
  check ((latitude is null) = (longitude is null))
);
create index vendors_to_review on vendors (submitted_at) where status in ('submitted', 'in-review');
create index vendors_host on vendors (host_id) where host_id is not null;

create table vendor_members (
  vendor_id uuid not null references vendors on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'worker')),
  joined_at timestamptz not null,
  primary key (vendor_id, user_id)
);
create index vendor_members_user on vendor_members (user_id);

create table vendor_categories (
  vendor_id uuid not null references vendors on delete cascade,
  category_key text not null,
  fee_model text not null,
  -- Which answers to the category's questions it takes: `question:option`.
  takes text[] not null default '{}',
  excludes text not null default '',
  price_model text not null default 'quote' check (price_model in ('fixed', 'hourly', 'percent', 'quote')),
  price_cents bigint check (price_cents >= 0),
  price_rate double precision check (price_rate between 0 and 1),
  minimum_cents bigint check (minimum_cents >= 0),
  packages jsonb not null default '[]',
  -- How many days ahead it can usually begin.
  lead_days integer not null default 7 check (lead_days between 0 and 365),
  primary key (vendor_id, category_key),
  foreign key (category_key, fee_model) references service_category_fees
);

create table vendor_licences (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  category_key text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null,
  expires_on date not null,
  added_at timestamptz not null,
  removed_at timestamptz
);
create index vendor_licences_vendor on vendor_licences (vendor_id);

create table insurance_policies (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  kind text not null check (kind in ('general-liability', 'professional-liability', 'workers-compensation', 'surety-bond')),
  carrier text not null,
  number text not null,
  limit_cents bigint not null check (limit_cents > 0),
  expires_on date not null,
  added_at timestamptz not null,
  removed_at timestamptz
);
create index insurance_policies_vendor on insurance_policies (vendor_id);

-- The ledger of what was checked: only added to. A badge is a line of it that passed, has not ended and was not withdrawn.
create table verifications (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  kind text not null check (kind in ('identity', 'business', 'licence', 'insurance', 'background-check', 'withdrawal')),
  -- The licence or the policy that was checked, or the line that is withdrawn.
  about_id uuid,
  outcome text not null check (outcome in ('passed', 'failed', 'withdrawn')),
  -- What exactly was checked, on what evidence.
  what text not null,
  evidence text not null,
  -- Who checked: the person, and how pages name them.
  user_id text references users on delete set null,
  checker text not null,
  checked_at timestamptz not null,
  -- The last day on which it counts.
  expires_on date not null,
  check ((kind = 'withdrawal') = (outcome = 'withdrawn'))
);
create index verifications_vendor on verifications (vendor_id, checked_at);
create index verifications_user on verifications (user_id) where user_id is not null;

create function keep_verification() returns trigger language plpgsql as $$
begin
  -- An erased account leaves its lines, without its name.
  if new.user_id is null and (new.id, new.vendor_id, new.kind, new.about_id, new.outcome, new.what, new.evidence, new.checked_at, new.expires_on)
    is not distinct from (old.id, old.vendor_id, old.kind, old.about_id, old.outcome, old.what, old.evidence, old.checked_at, old.expires_on)
  then return new; end if;
  raise exception 'a line of the verification ledger does not change' using errcode = 'restrict_violation';
end $$;
create trigger verifications_kept before update on verifications for each row execute function keep_verification();

-- Each change of a vendor's status, with its reason.
create table vendor_status_changes (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references vendors on delete cascade,
  user_id text references users on delete set null,
  status text not null,
  reason text not null,
  changed_at timestamptz not null
);
create index vendor_status_changes_vendor on vendor_status_changes (vendor_id, id);
create index vendor_status_changes_user on vendor_status_changes (user_id) where user_id is not null;

-- What became of a vendor's jobs in a category: filled by what hiring records.
create table vendor_statistics (
  vendor_id uuid not null references vendors on delete cascade,
  category_key text not null,
  jobs_done integer not null default 0 check (jobs_done >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0,
  response_minutes integer check (response_minutes >= 0),
  -- Shares of leads accepted, and of engagements completed.
  accept_rate double precision check (accept_rate between 0 and 1),
  completion_rate double precision check (completion_rate between 0 and 1),
  price_median_cents bigint check (price_median_cents >= 0),
  updated_at timestamptz not null,
  primary key (vendor_id, category_key),
  check (rating_sum between rating_count and 5 * rating_count)
);

-- What search reads: one row for each category in which a vendor is listed, made anew from the tables above.
create table expert_entries (
  vendor_id uuid not null references vendors on delete cascade,
  category_key text not null,
  name text not null,
  city text not null,
  state text not null,
  latitude double precision,
  longitude double precision,
  area jsonb not null,
  works_on_site boolean not null,
  works_remotely boolean not null,
  languages text[] not null,
  -- The states in which a licence of this category is verified.
  licensed_states text[] not null,
  badges text[] not null,
  takes text[] not null,
  price_model text not null,
  price_cents bigint,
  minimum_cents bigint,
  lead_days integer not null,
  next_free_at timestamptz,
  -- Until when this row may be believed: the first end of what was verified.
  valid_until date not null,
  is_paused boolean not null,
  away_from date,
  away_until date,
  jobs_done integer not null,
  rating_count integer not null,
  rating_sum integer not null,
  response_minutes integer,
  completion_rate double precision,
  price_median_cents bigint,
  primary key (category_key, vendor_id)
);
create index expert_entries_vendor on expert_entries (vendor_id);
create index expert_entries_end on expert_entries (valid_until);

-- Where it is listed: at most 16 cells of a web-mercator pyramid cover its area; a point asks its own cell and all above it.
create table vendor_areas (
  category_key text not null,
  -- A one, then two bits for each level.
  cell integer not null,
  vendor_id uuid not null,
  primary key (category_key, cell, vendor_id),
  foreign key (category_key, vendor_id) references expert_entries on delete cascade
);
create index vendor_areas_entry on vendor_areas (category_key, vendor_id);

-- Pages that are open elsewhere hear of changes; public ones are made again.
create function tell_vendor_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(user_id::text, 'vendor') from vendor_members where vendor_id = coalesce(new.id, old.id);
  return null;
end $$;
create trigger vendors_own_change after update on vendors for each row execute function tell_vendor_change();
create trigger vendor_members_own_change after insert or update or delete on vendor_members
  for each row execute function tell_own_change('vendor');
create trigger vendors_public_data after update or delete on vendors for each statement execute function notify_public_data();
create trigger verifications_public_data after insert on verifications for each statement execute function notify_public_data();

-- A vendor whose last member is gone is gone too; those of the demonstration city never had any.
create function end_vendor_without_members() returns trigger language plpgsql as $$
begin
  delete from vendors where id = old.vendor_id and not exists (select from vendor_members where vendor_id = old.vendor_id);
  return null;
end $$;
create trigger vendor_members_last after delete on vendor_members for each row execute function end_vendor_without_members();
