-- Several documents in one envelope, fields on their pages, roles and turns, access codes, people who sign beside the sender.
create table envelope_files (
  envelope_id uuid not null references envelopes on delete cascade,
  position smallint not null,
  name text not null,
  page_count integer not null,
  file_key text not null unique,
  sha256 text not null,
  primary key (envelope_id, position)
);
insert into envelope_files (envelope_id, position, name, page_count, file_key, sha256)
  select id, 0, document_name, page_count, original_key, original_sha256 from envelopes;

create or replace function remove_envelope_files() returns trigger language plpgsql as $$
begin
  insert into document_files_to_remove (file_key, due_at) select old.signed_key, now() where old.signed_key is not null
    on conflict do nothing;
  return null;
end $$;
create function remove_envelope_file() returns trigger language plpgsql as $$
begin
  insert into document_files_to_remove (file_key, due_at) values (old.file_key, now()) on conflict do nothing;
  return null;
end $$;
create trigger envelope_files_removed after delete on envelope_files for each row execute function remove_envelope_file();

alter table envelopes
  drop column document_name,
  drop column page_count,
  drop column original_key,
  drop column original_sha256,
  -- What is filled in where, by the places of recipients and files.
  add column fields jsonb not null default '[]',
  add column can_reassign boolean not null default false,
  -- Null for no reminders by themselves.
  add column remind_days smallint check (remind_days between 1 and 30);

alter table envelope_recipients
  add column role text not null default 'signer' check (role in ('signer', 'approver', 'copy')),
  -- Who has the same number is asked at once, after everybody with a lower one.
  add column step smallint not null default 1,
  add column is_in_person boolean not null default false,
  add column was_reassigned boolean not null default false,
  add column code_hash text,
  add column wrong_codes smallint not null default 0,
  -- The browser that gave the code.
  add column proof_hash bytea,
  add column proof_until timestamptz,
  drop constraint envelope_recipients_check,
  drop constraint envelope_recipients_status_check;
-- What they filled in and signed with, as JSON; until they sign, as far as they got.
alter table envelope_recipients rename column sealed_signature to sealed_answers;
alter table envelope_recipients
  add constraint envelope_recipients_signed check (status <> 'signed' or (sealed_answers is not null and signed_at is not null)),
  add constraint envelope_recipients_status_check
    check (status in ('waiting', 'notified', 'opened', 'consented', 'signed', 'rejected', 'closed', 'copy'));
update envelope_recipients r set step = r.position + 1 from envelopes e where e.id = r.envelope_id and e.is_ordered;
alter table envelopes drop column is_ordered;

-- What somebody prepares to send, or keeps to send again.
create table envelope_drafts (
  id uuid primary key,
  user_id text not null references users on delete cascade,
  is_template boolean not null,
  content jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index envelope_drafts_user on envelope_drafts (user_id, updated_at desc);
create function tell_envelope_draft_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(coalesce(new.user_id, old.user_id), 'documents');
  return null;
end $$;
create trigger envelope_drafts_change after insert or update or delete on envelope_drafts
  for each row execute function tell_envelope_draft_change();
