-- Documents that are sent to be signed. Signed ones outlive the sender's account.
create table envelopes (
  id uuid primary key,
  user_id text references users on delete set null,
  sender_name text not null,
  sender_address text not null,
  title text not null,
  message text not null,
  is_ordered boolean not null,
  status text not null check (status in ('pending', 'sealing', 'completed', 'rejected', 'cancelled', 'expired')),
  document_name text not null,
  page_count integer not null,
  original_key text not null unique,
  original_sha256 text not null,
  signed_key text unique,
  signed_sha256 text,
  reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'completed') = (signed_key is not null and signed_sha256 is not null))
);
create index envelopes_user on envelopes (user_id, created_at desc);
create index envelopes_signed on envelopes (signed_sha256);
create index envelopes_open on envelopes (expires_at) where status in ('pending', 'sealing');

create table envelope_recipients (
  id uuid primary key,
  envelope_id uuid not null references envelopes on delete cascade,
  position smallint not null,
  name text not null,
  to_address text not null,
  status text not null
    check (status in ('waiting', 'notified', 'opened', 'consented', 'signed', 'rejected', 'closed')),
  token_hash bytea unique,
  told_at timestamptz,
  reminders smallint not null default 0,
  signed_at timestamptz,
  -- What they typed or drew, as JSON.
  sealed_signature bytea,
  unique (envelope_id, position),
  check ((status = 'signed') = (sealed_signature is not null and signed_at is not null))
);

-- What happened, each event with the hash of the one before it.
create table envelope_events (
  envelope_id uuid not null references envelopes on delete cascade,
  seq integer not null,
  type text not null,
  recipient_id uuid,
  at timestamptz not null,
  from_address text not null,
  agent text not null,
  data jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (envelope_id, seq)
);
create function refuse_changed_event() returns trigger language plpgsql as $$
begin
  raise exception 'events of an envelope do not change';
end $$;
create trigger envelope_events_stay before update on envelope_events for each row execute function refuse_changed_event();

create function tell_envelope_change() returns trigger language plpgsql as $$
begin
  if new.user_id is not null then perform announce_own_change(new.user_id, 'documents'); end if;
  return null;
end $$;
create trigger envelopes_change after insert or update on envelopes for each row execute function tell_envelope_change();
create function tell_envelope_recipient_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(e.user_id, 'documents') from envelopes e where e.id = new.envelope_id and e.user_id is not null;
  return null;
end $$;
create trigger envelope_recipients_change after update on envelope_recipients
  for each row execute function tell_envelope_recipient_change();
-- What not all have signed ends with the account of its sender; what they have stays for the others.
create function end_left_envelope() returns trigger language plpgsql as $$
begin
  delete from envelopes where id = new.id and status not in ('sealing', 'completed');
  return null;
end $$;
create trigger envelopes_left after update of user_id on envelopes
  for each row when (new.user_id is null and old.user_id is not null) execute function end_left_envelope();
create function remove_envelope_files() returns trigger language plpgsql as $$
begin
  insert into document_files_to_remove (file_key, due_at)
    select key, now() from unnest(array[old.original_key, old.signed_key]) key where key is not null
    on conflict do nothing;
  return null;
end $$;
create trigger envelopes_removed after delete on envelopes for each row execute function remove_envelope_files();
