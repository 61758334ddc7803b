-- One buyer's way to a home is a roadmap: "deals" is free for what two parties agree on.
alter table deals rename to roadmaps;
alter table deal_tasks rename to roadmap_tasks;
alter table deal_members rename to roadmap_members;
alter table roadmap_tasks rename column deal_id to roadmap_id;
alter table roadmap_members rename column deal_id to roadmap_id;

do $$
declare
  named record;
begin
  for named in select conrelid::regclass as of_table, conname as name from pg_constraint
    where conrelid in ('roadmaps'::regclass, 'roadmap_tasks'::regclass, 'roadmap_members'::regclass) and conname like 'deal%' loop
    execute format('alter table %s rename constraint %I to %I', named.of_table, named.name, replace(named.name, 'deal', 'roadmap'));
  end loop;
  for named in select indexrelid::regclass as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid in ('roadmaps'::regclass, 'roadmap_tasks'::regclass, 'roadmap_members'::regclass) and relname like 'deal%' loop
    execute format('alter index %s rename to %I', named.name, replace(named.name::text, 'deal', 'roadmap'));
  end loop;
  for named in select tgname as name, tgrelid::regclass as of_table from pg_trigger
    where tgrelid in ('roadmaps'::regclass, 'roadmap_tasks'::regclass, 'roadmap_members'::regclass)
      and not tgisinternal and tgname like 'deal%' loop
    execute format('drop trigger %I on %s', named.name, named.of_table);
  end loop;
end $$;

drop function tell_deal_change();
drop function tell_deal_part_change();
drop function announce_deal(text);

create function announce_roadmap(roadmap text) returns void language sql as $$
  select announce_own_change(user_id, 'roadmap') from roadmaps where id = roadmap;
  select announce_own_change(user_id, 'joined-roadmaps') from roadmap_members where roadmap_id = roadmap;
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

create trigger roadmaps_own_change after insert or update or delete on roadmaps
  for each row execute function tell_own_change('roadmap');
create trigger roadmaps_shared_change after update on roadmaps for each row execute function tell_roadmap_change();
create trigger roadmap_members_own_change after insert or update or delete on roadmap_members
  for each row execute function tell_own_change('joined-roadmaps');
create trigger roadmap_members_shared_change after insert or delete on roadmap_members
  for each row execute function tell_roadmap_part_change();
create trigger roadmap_tasks_shared_change after insert or update or delete on roadmap_tasks
  for each row execute function tell_roadmap_part_change();

create trigger roadmaps_subject_ends after delete on roadmaps for each row execute function forget_subject('roadmap', 'id');
create trigger roadmaps_subject_passes after update of user_id on roadmaps for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('roadmap', 'id');
create trigger roadmap_tasks_subject_ends after delete on roadmap_tasks
  for each row execute function forget_subject('roadmap-task', 'id');
create trigger roadmap_tasks_subject_passes after update of user_id on roadmap_tasks for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('roadmap-task', 'id');
update subjects set kind = replace(kind, 'deal', 'roadmap') where kind in ('deal', 'deal-task');

-- Who hears of a change on a subject is the matter of its kind: announce_<kind>_subject(key, owner). Kinds without it are silent.
create function announce_collection_subject(key text, owner text) returns void language sql as $$
  select announce_collection(key::bigint);
$$;
create function announce_roadmap_subject(key text, owner text) returns void language sql as $$
  select announce_roadmap(key);
$$;
create function announce_roadmap_task_subject(key text, owner text) returns void language sql as $$
  select announce_roadmap(roadmap_id) from roadmap_tasks where id = key;
$$;
create function announce_loan_application_subject(key text, owner text) returns void language sql as $$
  select announce_loan_application(key);
$$;
create function announce_inquiry_subject(key text, owner text) returns void language sql as $$
  select announce_own_change(owner, 'inquiries');
$$;
create function announce_cma_subject(key text, owner text) returns void language sql as $$
  select announce_own_change(owner, 'cmas');
$$;
create function announce_home_value_subject(key text, owner text) returns void language sql as $$
  select announce_own_change(owner, 'valuation');
$$;

create or replace function announce_subject(subject bigint) returns void language plpgsql as $$
declare
  it subjects;
  announcer regprocedure;
begin
  select * into it from subjects where id = subject;
  announcer := to_regprocedure(format('announce_%s_subject(text, text)', replace(it.kind, '-', '_')));
  if announcer is not null then
    execute format('select %s($1, $2)', announcer::regproc) using it.key, it.user_id;
  end if;
end $$;
