-- A buyer's way from preparing to moving in: one roadmap for each person, with its tasks and dates.

create table roadmaps (
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
create trigger roadmaps_own_change after insert or update or delete on roadmaps
  for each row execute function tell_own_change('roadmap');
create trigger roadmaps_subject_ends after delete on roadmaps for each row execute function forget_subject('roadmap', 'id');
create trigger roadmaps_subject_passes after update of user_id on roadmaps for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('roadmap', 'id');

create table roadmap_tasks (
  id text primary key,
  roadmap_id text not null references roadmaps (id) on delete cascade,
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
  unique (roadmap_id, template_key)
);
create index roadmap_tasks_roadmap on roadmap_tasks (roadmap_id, position);
create index roadmap_tasks_user on roadmap_tasks (user_id);
create trigger roadmap_tasks_subject_ends after delete on roadmap_tasks for each row execute function forget_subject('roadmap-task', 'id');
create trigger roadmap_tasks_subject_passes after update of user_id on roadmap_tasks for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('roadmap-task', 'id');

-- Co-buyers who see a roadmap through accounts of their own.
create table roadmap_members (
  roadmap_id text not null references roadmaps (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  joined_at timestamptz not null,
  primary key (roadmap_id, user_id)
);
create index roadmap_members_user on roadmap_members (user_id);
create trigger roadmap_members_own_change after insert or update or delete on roadmap_members
  for each row execute function tell_own_change('joined-roadmaps');

-- Everybody who sees a roadmap hears about its changes.
create function announce_roadmap(roadmap text) returns void language sql as $$
  select announce_own_change(user_id, 'roadmap') from roadmaps where id = roadmap;
  select announce_own_change(user_id, 'joined-roadmaps') from roadmap_members where roadmap_id = roadmap;
$$;

create function announce_roadmap_subject(key text, owner text) returns void language sql as $$
  select announce_roadmap(key);
$$;

create function announce_roadmap_task_subject(key text, owner text) returns void language sql as $$
  select announce_roadmap(roadmap_id) from roadmap_tasks where id = key;
$$;

create function tell_roadmap_change() returns trigger language plpgsql as $$
begin
  perform announce_roadmap(new.id);
  return null;
end $$;

create function tell_roadmap_part_change() returns trigger language plpgsql as $$
begin
  perform announce_roadmap(coalesce(new.roadmap_id, old.roadmap_id));
  return null;
end $$;

create trigger roadmaps_shared_change after update on roadmaps for each row execute function tell_roadmap_change();
create trigger roadmap_members_shared_change after insert or delete on roadmap_members for each row execute function tell_roadmap_part_change();
create trigger roadmap_tasks_shared_change after insert or update or delete on roadmap_tasks
  for each row execute function tell_roadmap_part_change();
