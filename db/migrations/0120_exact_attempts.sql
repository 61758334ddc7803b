-- Counts one hit under each key where every one of them has room, and none otherwise. Rows are locked in the order of their
-- keys, so that two callers never wait for each other in a circle. Returns the counts as they are now.
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
