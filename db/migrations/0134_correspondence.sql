-- Questions, tour requests and what comes later have two sides: threads about something, their parties, their messages.

create table threads (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  kind text not null,
  -- What it is about, and ends with.
  about_id bigint not null references subjects (id) on delete cascade,
  -- The party that began it: the thread ends with it. Null only while it is made.
  begun_by bigint,
  status text not null default 'sent' check (status in ('sent', 'read', 'answered', 'closed', 'withdrawn')),
  status_at timestamptz not null,
  created_at timestamptz not null
);

create table parties (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads (id) on delete cascade,
  side text not null check (side in ('sender', 'recipient')),
  -- A person, or an address that belongs to whoever has proven it.
  user_id text references users (id) on delete cascade,
  email text,
  name text not null,
  phone text,
  may_call boolean not null default false,
  consent jsonb,
  -- When the party read the thread here: first, and last.
  read_at timestamptz,
  seen_at timestamptz,
  left_at timestamptz
);
alter table threads add foreign key (begun_by) references parties (id) on delete cascade;

create table messages (
  id bigint generated always as identity primary key,
  -- The key of the form it came by: sent again, it is the same message.
  public_id uuid not null unique,
  thread_id bigint not null references threads (id) on delete cascade,
  party_id bigint not null references parties (id) on delete cascade,
  -- Empty where a thread begins without words.
  message text not null,
  -- Null where nobody was mailed, and for answers from the time when this was not noted.
  delivery text check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  created_at timestamptz not null
);

create table message_reports (
  message_id bigint primary key references messages (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  message text not null,
  created_at timestamptz not null
);

-- What stands moves over. These columns lead from the old rows to the new ones, and go again.
drop trigger tour_requests_own_change on tour_requests;
drop trigger tour_requests_subject_ends on tour_requests;
drop trigger tour_requests_subject_passes on tour_requests;
alter table threads add column old_id bigint;
alter table messages add column old_reply bigint;

insert into subjects (kind, key)
select 'listing', listing_id::text from inquiries union select 'listing', listing_id::text from tour_requests;

-- A key was unique among questions and among tours, not among both.
insert into threads (public_id, kind, about_id, status, status_at, created_at, old_id)
select case when row_number() over (partition by o.public_id order by o.kind) = 1 then o.public_id else gen_random_uuid() end,
  o.kind, s.id, o.status, o.status_at, o.created_at, o.old_id
from (
  select public_id, 'inquiry' as kind, listing_id, status, status_at, created_at, id as old_id
  from inquiries
  union all
  select public_id, 'tour-request', listing_id,
    case when status = 'cancelled' then 'withdrawn' when status in ('completed', 'no_show') then 'closed'
      when replied_at is not null or status in ('accepted', 'rejected') then 'answered' else 'sent' end,
    coalesce(replied_at, created_at), created_at, id
  from tour_requests
) as o join subjects s on s.kind = 'listing' and s.key = o.listing_id::text
order by o.created_at, o.old_id;
create unique index threads_old on threads (kind, old_id);

insert into parties (thread_id, side, user_id, email, name, phone, may_call, consent, seen_at, left_at)
select t.id, 'sender', q.user_id, nullif(q.email, ''), q.name, q.phone, q.may_call, q.consent, now(), q.sender_left_at
from inquiries q join threads t on t.kind = 'inquiry' and t.old_id = q.id
union all
select t.id, 'sender', r.user_id, r.email, r.name, r.phone, r.may_call, r.consent, now(), null
from tour_requests r join threads t on t.kind = 'tour-request' and t.old_id = r.id;

-- The address that the first mail went to; who got none is known by name alone.
insert into parties (thread_id, side, email, name, read_at, seen_at)
select t.id, 'recipient', m.to_address, q.sent_to, q.read_at, q.read_at
from inquiries q join threads t on t.kind = 'inquiry' and t.old_id = q.id
left join mail_messages m on m.dedupe_key = 'inquiry-' || q.public_id
union all
select t.id, 'recipient', m.to_address, r.sent_to, null, null
from tour_requests r join threads t on t.kind = 'tour-request' and t.old_id = r.id
left join mail_messages m on m.dedupe_key = 'tour-' || r.public_id;

create index parties_thread on parties (thread_id);
update threads t set begun_by = p.id from parties p where p.thread_id = t.id and p.side = 'sender';

insert into messages (public_id, thread_id, party_id, message, delivery, created_at, old_reply)
select case when row_number() over (partition by o.public_id order by o.rank, o.old_id) = 1 then o.public_id else gen_random_uuid() end,
  t.id, p.id, o.message, o.delivery, o.created_at, case when o.rank = 4 then o.old_id end
from (
  select public_id, 'inquiry' as kind, id as thread, 'sender' as side, message, delivery, created_at, 1 as rank, id as old_id
  from inquiries where sender_left_at is null
  union all
  select public_id, 'tour-request', id, 'sender', coalesce(message, ''), delivery, created_at, 2, id from tour_requests
  union all
  select public_id, 'inquiry', inquiry_id, 'sender', message, delivery, created_at, 3, id from inquiry_messages
  union all
  select public_id, 'inquiry', inquiry_id, 'recipient', message, null, created_at, 4, id from inquiry_replies
  union all
  select gen_random_uuid(), 'tour-request', id, 'recipient', reply, null, coalesce(replied_at, created_at), 5, id
  from tour_requests where reply is not null
) as o
join threads t on t.kind = o.kind and t.old_id = o.thread
join parties p on p.thread_id = t.id and p.side = o.side
order by o.created_at, o.rank, o.old_id;

insert into message_reports (message_id, user_id, reason, message, created_at)
select m.id, r.user_id, r.reason, r.message, r.created_at
from inquiry_reply_reports r join messages m on m.old_reply = r.reply_id;

-- A link is the way in of the party that it was mailed to.
alter table reply_links add column party_id bigint references parties (id) on delete cascade;
update reply_links l set party_id = p.id
from subjects s
join inquiries q on s.kind = 'inquiry' and s.key = q.public_id::text
join threads t on t.kind = 'inquiry' and t.old_id = q.id
join parties p on p.thread_id = t.id and p.side = 'recipient'
where s.id = l.subject_id;
update reply_links l set party_id = p.id
from subjects s
join threads t on t.kind = 'tour-request' and s.kind = t.kind and s.key = t.old_id::text
join parties p on p.thread_id = t.id and p.side = 'recipient'
where s.id = l.subject_id;
delete from reply_links where party_id is null;
alter table reply_links drop column subject_id, alter column party_id set not null;
create index reply_links_party on reply_links (party_id);

-- Files hang on the thread. What is deleted looks for its threads by this index.
create index threads_about on threads (about_id);
delete from subjects s where kind in ('inquiry', 'tour-request') and not exists (select from documents d where d.subject_id = s.id);
update subjects s set kind = 'thread', key = t.public_id::text
from inquiries q join threads t on t.kind = 'inquiry' and t.old_id = q.id
where s.kind = 'inquiry' and s.key = q.public_id::text;

-- A tour request keeps what is its own.
alter table tour_requests add column thread_id bigint references threads (id) on delete cascade,
  add column answer_id bigint references messages (id) on delete set null;
update tour_requests r set thread_id = t.id, answer_id = m.id
from threads t left join (parties p join messages m on m.party_id = p.id) on p.thread_id = t.id and p.side = 'recipient'
where t.kind = 'tour-request' and t.old_id = r.id;
alter table tour_requests drop column id, drop column public_id, drop column listing_id, drop column user_id,
  drop column name, drop column email, drop column phone, drop column may_call, drop column consent,
  drop column message, drop column sent_to, drop column delivery, drop column reply, drop column created_at;
alter table tour_requests add primary key (thread_id);
create index tour_requests_answer on tour_requests (answer_id);

drop table inquiry_reply_reports, inquiry_replies, inquiry_messages, inquiries;
drop function tell_reply();
drop function announce_inquiry_subject(text, text);
alter table threads drop column old_id;
alter table messages drop column old_reply;

create index threads_begun_by on threads (begun_by);
create index threads_time on threads (created_at);
create index parties_user on parties (user_id) where user_id is not null;
create index parties_address on parties (lower(email)) where email is not null;
create index parties_left on parties (left_at) where left_at is not null;
create index messages_thread on messages (thread_id, id);
create index messages_party on messages (party_id);
create index message_reports_user on message_reports (user_id);

-- Everybody in a thread hears of what changes in it.
create function announce_thread(thread bigint) returns void language sql as $$
  select announce_own_change(who.id, news.subject)
  from threads t
  join parties p on p.thread_id = t.id
  cross join lateral (
    select coalesce(p.user_id, (select u.id from people u where u.email = lower(p.email) and u.proven_address is not null)) as id
  ) as who
  cross join lateral (values
    ('threads'),
    (case when p.side = 'sender' then case t.kind when 'inquiry' then 'inquiries' when 'tour-request' then 'tour-requests' end end)
  ) as news (subject)
  where t.id = thread and news.subject is not null;
$$;

create function announce_thread_subject(key text, owner text) returns void language sql as $$
  select announce_thread(id) from threads where public_id = key::uuid;
$$;

create function tell_thread_change() returns trigger language plpgsql as $$
begin
  perform announce_thread(coalesce(new.id, old.id));
  return coalesce(new, old);
end $$;

create function tell_thread_part_change() returns trigger language plpgsql as $$
begin
  perform announce_thread(coalesce(new.thread_id, old.thread_id));
  return null;
end $$;

create trigger threads_change after update on threads for each row execute function tell_thread_change();
-- While its parties are still there.
create trigger threads_end_change before delete on threads for each row execute function tell_thread_change();
create trigger parties_change after insert or update or delete on parties
  for each row execute function tell_thread_part_change();
create trigger messages_change after insert or update or delete on messages
  for each row execute function tell_thread_part_change();
create trigger tour_requests_change after insert or update on tour_requests
  for each row execute function tell_thread_part_change();
-- Of a report the other side hears nothing.
create trigger message_reports_own_change after insert or update or delete on message_reports
  for each row execute function tell_own_change('inquiries');

create trigger threads_subject_ends after delete on threads for each row execute function forget_subject('thread', 'public_id');

create function hand_thread_on() returns trigger language plpgsql as $$
begin
  update subjects s set user_id = new.user_id from threads t
  where t.begun_by = new.id and s.kind = 'thread' and s.key = t.public_id::text;
  return null;
end $$;
create trigger parties_subject_passes after update of user_id on parties for each row
  when (old.user_id is distinct from new.user_id) execute function hand_thread_on();

create function forget_listings() returns trigger language plpgsql as $$
begin
  delete from subjects using gone where kind = 'listing' and key = gone.id::text;
  return null;
end $$;
create trigger listings_subject_ends after delete on listings referencing old table as gone
  for each statement execute function forget_listings();
