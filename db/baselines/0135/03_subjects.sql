-- What files, share links, invitations and answers belong to. All of them refer to one table. A subject is made when the first
-- of them needs it, and is deleted with the thing that it stands for.

create table subjects (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The id of the thing; for one person's view of a home '<parcel>/<person>'.
  key text not null,
  -- Who owns it; null for what was sent without an account.
  user_id text references users (id) on delete cascade,
  unique (kind, key)
);
create index subjects_user on subjects (user_id);

-- On a thing's table: its subject is deleted with it, and follows it to a new owner. Arguments: kind, column of the key.
create function forget_subject() returns trigger language plpgsql as $$
begin
  delete from subjects where kind = tg_argv[0] and key = to_jsonb(old) ->> tg_argv[1];
  return null;
end $$;

create function hand_subject_on() returns trigger language plpgsql as $$
begin
  update subjects set user_id = new.user_id where kind = tg_argv[0] and key = to_jsonb(new) ->> tg_argv[1];
  return null;
end $$;

-- Tells everybody who sees a subject that something about it has changed. Who that is, the kind's own function
-- announce_<kind>_subject(key, owner) says; a kind without one is silent.
create function announce_subject(subject bigint) returns void language plpgsql as $$
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

create function tell_subject_change() returns trigger language plpgsql as $$
begin
  perform announce_subject(coalesce(new.subject_id, old.subject_id));
  return null;
end $$;
