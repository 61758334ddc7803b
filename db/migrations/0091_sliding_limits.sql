-- Limits slide: the time they look back on is cut into sixty slots, and the one before counts whole, so that no window
-- of that length holds more than the limit allows.

drop table rate_limits;

-- Counts survive no crash and are in no backup.
create unlogged table rate_limits (
  key text primary key,
  -- Which slot the last of `slots` is, counted from 1970.
  slot bigint not null,
  slots integer[] not null,
  changed_at timestamptz not null
);
create index rate_limits_changed on rate_limits (changed_at);

-- The counts after `shift` slots have gone by, with what is added now.
create function add_hits(slots integer[], shift bigint, added integer) returns integer[]
language sql immutable as $$
  select kept[1:60] || (kept[61] + added) from (
    select case
      when shift <= 0 then slots
      when shift >= 61 then array_fill(0, array[61])
      else slots[shift + 1:61] || array_fill(0, array[shift::integer])
    end as kept) as moved
$$;
