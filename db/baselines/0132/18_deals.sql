-- A buyer's way from preparing to moving in: one roadmap for each person, with its tasks and dates.

create table deals (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  started_as text not null,
  home_label text,
  -- What the contract says: deadlines count from these days.
  accepted_on date,
  closing_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Who buys with them: tasks can belong to this person.
  co_buyer_name text
);
create trigger deals_own_change after insert or update or delete on deals
  for each row execute function tell_own_change('deal');
create trigger deals_subject_ends after delete on deals for each row execute function forget_subject('deal', 'id');
create trigger deals_subject_passes after update of user_id on deals for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('deal', 'id');

create table deal_tasks (
  id text primary key,
  deal_id text not null references deals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- The task of the standard roadmap; null for the buyer's own tasks.
  template_key text,
  stage text not null,
  title text not null,
  owner text not null,
  due_on date,
  status text not null check (status in ('open', 'doing', 'done', 'skipped')),
  note text,
  position integer not null,
  done_at timestamptz,
  unique (deal_id, template_key)
);
create index deal_tasks_deal on deal_tasks (deal_id, position);
create index deal_tasks_user on deal_tasks (user_id);
create trigger deal_tasks_subject_ends after delete on deal_tasks for each row execute function forget_subject('deal-task', 'id');
create trigger deal_tasks_subject_passes after update of user_id on deal_tasks for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('deal-task', 'id');

-- Co-buyers who see a roadmap through accounts of their own.
create table deal_members (
  deal_id text not null references deals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  joined_at timestamptz not null,
  primary key (deal_id, user_id)
);
create index deal_members_user on deal_members (user_id);
create trigger deal_members_own_change after insert or update or delete on deal_members
  for each row execute function tell_own_change('joined-deals');

-- Everybody who sees a roadmap hears about its changes.
create function announce_deal(deal text) returns void language sql as $$
  select announce_own_change(user_id::text, 'deal') from deals where id::text = deal;
  select announce_own_change(user_id::text, 'joined-deals') from deal_members where deal_id::text = deal;
$$;

create function tell_deal_change() returns trigger language plpgsql as $$
begin
  perform announce_deal(new.id::text);
  return null;
end $$;

create function tell_deal_part_change() returns trigger language plpgsql as $$
begin
  perform announce_deal(coalesce(new.deal_id, old.deal_id)::text);
  return null;
end $$;

create trigger deals_shared_change after update on deals for each row execute function tell_deal_change();
create trigger deal_members_shared_change after insert or delete on deal_members for each row execute function tell_deal_part_change();
create trigger deal_tasks_shared_change after insert or update or delete on deal_tasks
  for each row execute function tell_deal_part_change();
