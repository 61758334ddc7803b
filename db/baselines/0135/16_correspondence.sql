-- What two sides write to each other about something: threads, their parties, their messages.

create table threads (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  kind text not null,
  -- What it is about; both are deleted together.
  about_id bigint not null references subjects (id) on delete cascade,
  -- The party that began it: the thread is deleted with it. Null only while the thread is made.
  begun_by bigint,
  status text not null default 'sent' check (status in ('sent', 'read', 'answered', 'closed', 'withdrawn')),
  status_at timestamptz not null,
  created_at timestamptz not null
);
create index threads_about on threads (about_id);
create index threads_begun_by on threads (begun_by);
create index threads_time on threads (created_at);
create trigger threads_subject_ends after delete on threads for each row execute function forget_subject('thread', 'public_id');

create table parties (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads (id) on delete cascade,
  side text not null check (side in ('sender', 'recipient')),
  -- A person, or an address, which belongs to whoever has proven it.
  user_id text references users (id) on delete cascade,
  email text,
  name text not null,
  phone text,
  may_call boolean not null default false,
  consent jsonb,
  -- When the party first and last read the thread here.
  read_at timestamptz,
  seen_at timestamptz,
  left_at timestamptz
);
alter table threads add foreign key (begun_by) references parties (id) on delete cascade;
create index parties_thread on parties (thread_id);
create index parties_user on parties (user_id) where user_id is not null;
create index parties_address on parties (lower(email)) where email is not null;
create index parties_left on parties (left_at) where left_at is not null;

create table messages (
  id bigint generated always as identity primary key,
  -- The key of its form: sent twice, it is one message.
  public_id uuid not null unique,
  thread_id bigint not null references threads (id) on delete cascade,
  party_id bigint not null references parties (id) on delete cascade,
  -- Empty if a thread begins without words.
  message text not null,
  -- Null if nobody was mailed, or if nobody noted it at the time.
  delivery text check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  created_at timestamptz not null
);
create index messages_thread on messages (thread_id, id);
create index messages_party on messages (party_id);

create table message_reports (
  message_id bigint primary key references messages (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  message text not null,
  created_at timestamptz not null
);
create index message_reports_user on message_reports (user_id);
-- The other side hears nothing about a report.
create trigger message_reports_own_change after insert or update or delete on message_reports
  for each row execute function tell_own_change('inquiries');

-- Recipients answer without an account, by a link in a mail about a thread. It opens nothing else.
create table reply_links (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The party that it was mailed to.
  party_id bigint not null references parties (id) on delete cascade
);
create index reply_links_expiry on reply_links (expires_at);
create index reply_links_party on reply_links (party_id);

-- Everybody in a thread hears about its changes.
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

-- A thread belongs to the party that began it.
create function hand_thread_on() returns trigger language plpgsql as $$
begin
  update subjects s set user_id = new.user_id from threads t
  where t.begun_by = new.id and s.kind = 'thread' and s.key = t.public_id::text;
  return null;
end $$;
create trigger parties_subject_passes after update of user_id on parties for each row
  when (old.user_id is distinct from new.user_id) execute function hand_thread_on();
