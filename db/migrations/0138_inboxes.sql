-- What buyers write about an own listing reaches everybody with a part in it, who answer on one side.

alter table parties add column is_pre_approved boolean;

-- When the recipient first answered: measures how fast answers are.
alter table threads add column answered_at timestamptz;
update threads t set answered_at = first.at from (
  select m.thread_id, min(m.created_at) as at from messages m join parties p on p.id = m.party_id
  where p.side = 'recipient' group by m.thread_id
) as first where first.thread_id = t.id;
update threads t set answered_at = r.replied_at from tour_requests r
where r.thread_id = t.id and r.replied_at is not null and t.answered_at is null;

-- Which of a recipient's people wrote, and why they sent what the check of words warned about.
alter table messages add column writer_id text references users (id) on delete set null,
  add column warning_reason text;
create index messages_writer on messages (writer_id) where writer_id is not null;

-- What a recipient's people note about a thread; its sender learns nothing of it.
create table thread_desks (
  thread_id bigint primary key references threads (id) on delete cascade,
  assigned_to text references users (id) on delete set null,
  snoozed_until timestamptz,
  spam_at timestamptz,
  -- The sender of this thread is blocked for everything that they write about the same thing.
  blocked_at timestamptz
);
create index thread_desks_assigned on thread_desks (assigned_to) where assigned_to is not null;
create index thread_desks_snoozed on thread_desks (snoozed_until) where snoozed_until is not null;
create index thread_desks_blocked on thread_desks (thread_id) where blocked_at is not null;

create table reply_templates (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reply_templates_user on reply_templates (user_id);
create trigger reply_templates_own_change after insert or update or delete on reply_templates
  for each row execute function tell_own_change('reply-templates');

-- A recipient is an address, and the people of an own listing besides.
create function announce_recipients(thread bigint) returns void language sql as $$
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
  ) as who;
$$;

create or replace function announce_thread(thread bigint) returns void language sql as $$
  select announce_recipients(thread);
  select announce_own_change(who.id, news.subject)
  from threads t
  join parties p on p.thread_id = t.id and p.side = 'sender'
  cross join lateral (
    select coalesce(p.user_id, (select u.id from people u where u.email = lower(p.email) and u.proven_address is not null)) as id
  ) as who
  cross join lateral (values
    ('threads'),
    (case t.kind when 'inquiry' then 'inquiries' when 'tour-request' then 'tour-requests' end)
  ) as news (subject)
  where t.id = thread and news.subject is not null;
$$;

create function tell_desk_change() returns trigger language plpgsql as $$
begin
  perform announce_recipients(coalesce(new.thread_id, old.thread_id));
  return null;
end $$;
create trigger thread_desks_change after insert or update or delete on thread_desks
  for each row execute function tell_desk_change();
