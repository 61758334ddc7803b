-- A hold outlives the account of whoever set it, and the thing that the file belonged to. Then it is nobody's, and an operator
-- takes it off.
create function keep_held_documents_of_user() returns trigger language plpgsql as $$
begin
  if old.is_demo then
    -- Demonstration people go after a day, with all that they made up.
    update documents set held_at = null where user_id = old.id and held_at is not null;
  elsif exists (select 1 from documents where user_id = old.id and held_at is not null) then
    insert into subjects (kind, key) values ('held', 'held') on conflict do nothing;
    update documents set user_id = null, subject_id = (select id from subjects where kind = 'held' and key = 'held')
      where user_id = old.id and held_at is not null;
  end if;
  return old;
end $$;
create trigger users_held before delete on users for each row execute function keep_held_documents_of_user();

create function keep_held_documents_of_subject() returns trigger language plpgsql as $$
declare
  held record;
begin
  for held in select id, user_id from documents where subject_id = old.id and held_at is not null loop
    insert into subjects (kind, key, user_id)
      values (case when held.user_id is null then 'held' else 'vault' end, coalesce(held.user_id, 'held'), held.user_id)
      on conflict do nothing;
    update documents set item = '', subject_id = (
      select id from subjects
      where kind = case when held.user_id is null then 'held' else 'vault' end and key = coalesce(held.user_id, 'held')
    ) where id = held.id;
  end loop;
  return old;
end $$;
create trigger subjects_held before delete on subjects for each row execute function keep_held_documents_of_subject();

create or replace function refuse_held_document() returns trigger language plpgsql as $$
begin
  raise exception 'document % is held', old.public_id;
end $$;
create index documents_held_by_nobody on documents (held_at) where held_at is not null and user_id is null;
