-- A bank can reverse what it decided, and what it had taken of a part is held or released again.
insert into money_transitions (what, from_status, to_status) values
  ('dispute', 'lost', 'won'),
  ('milestone', 'refunded', 'disputed'),
  ('milestone', 'released', 'disputed'),
  ('milestone', 'clawed-back', 'disputed'),
  ('milestone', 'clawed-back', 'released')
on conflict do nothing;

-- What is booked as lost now, and what of it came from which part of a job.
alter table disputes
  add column lost_cents bigint not null default 0 check (lost_cents >= 0),
  add column taken jsonb not null default '[]';
update disputes set lost_cents = cents where status = 'lost' and is_withdrawn;

-- What of the released money a bank took back, and whose dispute a part is in: the whole job's, or one side's over this part alone.
alter table milestones
  add column clawed_cents bigint not null default 0 check (clawed_cents >= 0 and clawed_cents <= released_cents),
  add column disputed_over text check (disputed_over in ('job', 'client', 'vendor'));
update milestones set clawed_cents = released_cents where status = 'clawed-back';
update milestones m set disputed_over = case when e.status = 'disputed' and e.disputed_by = n.side then 'job' else n.side end
from engagements e, (
  select distinct on (milestone_id) milestone_id, side from milestone_notes where verb = 'dispute' order by milestone_id, id desc
) n
where n.milestone_id = m.id and e.id::text = m.engagement_id and m.status = 'disputed' and n.side in ('client', 'vendor');

-- More than was paid never goes back: neither by refunds alone, nor by a refund that begins after a bank took its share.
create or replace function hold_refunds() returns trigger language plpgsql as $$
declare
  v_cents bigint;
  v_lost bigint := 0;
begin
  select cents into v_cents from payments where id = new.payment_id for update;
  if tg_op = 'INSERT' then
    select coalesce(sum(lost_cents), 0) into v_lost from disputes where payment_id = new.payment_id;
  end if;
  if (select coalesce(sum(cents), 0) from refunds where payment_id = new.payment_id and status <> 'rejected') + v_lost > v_cents then
    raise exception 'more than was paid cannot be paid back' using errcode = 'check_violation', constraint = 'refunds_covered';
  end if;
  return null;
end $$;
