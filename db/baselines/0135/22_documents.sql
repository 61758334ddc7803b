-- Papers that people keep here: pay stubs, inspection reports. The file store holds the sealed content.

create table documents (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Null if the person who added it has left and others still need it.
  user_id text references users (id) on delete cascade,
  -- Which paper it is, such as 'pay-stubs'; empty if the subject has no list of papers.
  item text not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  file_key text not null unique,
  created_at timestamptz not null,
  -- What it belongs to; both are deleted together.
  subject_id bigint not null references subjects (id) on delete cascade
);
create index documents_user on documents (user_id, id);
create index documents_subject on documents (subject_id, id);

create function tell_document_change() returns trigger language plpgsql as $$
declare
  document documents := coalesce(new, old);
begin
  perform announce_own_change(document.user_id::text, 'documents');
  perform announce_subject(document.subject_id);
  return null;
end $$;
create trigger documents_change after insert or update or delete on documents for each row execute function tell_document_change();

-- Files to delete: their row is gone, or did not come by the time given here.
create table document_files_to_remove (
  file_key text primary key,
  due_at timestamptz not null
);

-- However a row is deleted, its file follows.
create function remove_document_file() returns trigger language plpgsql as $$
begin
  insert into document_files_to_remove (file_key, due_at) values (old.file_key, '-infinity')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger documents_removed after delete on documents for each row execute function remove_document_file();
