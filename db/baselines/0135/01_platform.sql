-- What all domains share: mail, limits, what the installation remembers, and how processes and open pages hear of changes.

-- The owner of a database may create these two contrib modules. Without them search works, but slower and less forgiving.
do $$
begin
  begin
    create extension if not exists btree_gin;
  exception when others then
    raise notice 'btree_gin is not available: text search uses a plain index';
  end;
  begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not available: place suggestions do not forgive typing mistakes';
  end;
end $$;

-- What the installation remembers about itself, by name (src/platform/db/marks.ts).
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table mail_messages (
  id bigint generated always as identity primary key,
  dedupe_key text unique,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]',
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  headers jsonb not null default '{}'
);
create index mail_messages_recent on mail_messages (created_at desc, id desc);

-- A limit slides: the time it looks back on is cut into sixty slots, and the slot before counts in full, so that no window
-- of that length holds more than the limit allows. A crash loses the counts, and no backup holds them.
create unlogged table rate_limits (
  key text primary key,
  -- The number of the last slot, counted from 1970.
  slot bigint not null,
  slots integer[] not null,
  changed_at timestamptz not null
);
create index rate_limits_changed on rate_limits (changed_at);

-- Moves the counts on by `shift` slots and adds to the newest.
create function add_hits(slots integer[], shift bigint, added integer) returns integer[]
language sql immutable as $$
  select kept[1:60] || (kept[61] + added) from (
    select case
      when shift <= 0 then slots
      when shift >= 61 then array_fill(0, array[61])
      else slots[shift + 1:61] || array_fill(0, array[shift::integer])
    end as kept) as moved
$$;

-- Counts one hit under each key if every key has room, and none otherwise. It locks rows in the order of their keys, so that
-- two callers never wait for each other. Returns the counts as they are now.
create function count_hits(wanted_keys text[], wanted_slots bigint[], wanted_most integer[], at timestamptz)
returns table (key text, slot bigint, slots integer[], is_full boolean)
language plpgsql as $$
#variable_conflict use_column
begin
  insert into rate_limits as known (key, slot, slots, changed_at)
  select w.key, w.slot, array_fill(0, array[61]), at from unnest(wanted_keys, wanted_slots) as w (key, slot)
  order by w.key
  on conflict (key) do update set
    slots = add_hits(known.slots, excluded.slot - known.slot, 0),
    slot = greatest(known.slot, excluded.slot),
    changed_at = greatest(known.changed_at, excluded.changed_at);
  -- A statement of its own: it sees what the rows hold now that they are locked.
  return query
  with looked as (
    select r.key, (select sum(hits) from unnest(r.slots) as hits) >= w.most as is_full
    from unnest(wanted_keys, wanted_most) as w (key, most) join rate_limits r on r.key = w.key
  ), counted as (
    update rate_limits r set slots = add_hits(r.slots, 0, 1)
    where r.key = any (wanted_keys) and not exists (select from looked where looked.is_full)
    returning r.key, r.slot, r.slots
  )
  select r.key, r.slot, coalesce(c.slots, r.slots), l.is_full
  from looked l join rate_limits r on r.key = l.key left join counted c on c.key = l.key;
end
$$;

-- Tells every process at commit that something public has changed, so that it drops the answers it remembers.
create function notify_public_data() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_data', '');
  return null;
end $$;

-- Tells open pages at commit what of their reader's own has changed, whoever changed it: they ask again for what they show.
-- A subject is named as its calls are. PostgreSQL sends the same news of one transaction once.
create function announce_own_change(person text, subject text) returns void language sql as $$
  select pg_notify('realtime', jsonb_build_object('changed', jsonb_build_object('userId', person, 'subject', subject))::text)
  where person is not null;
$$;

-- For tables whose rows belong to one person.
create function tell_own_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform announce_own_change(new.user_id::text, tg_argv[0]);
  end if;
  if tg_op <> 'INSERT' then
    perform announce_own_change(old.user_id::text, tg_argv[0]);
  end if;
  return null;
end $$;
