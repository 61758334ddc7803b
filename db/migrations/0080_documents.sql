-- Papers that people keep here: pay stubs, inspection reports. The content lies sealed in the file store.

create table documents (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  -- What it belongs to, and goes with.
  loan_application_id text references loan_applications (id) on delete cascade,
  deal_task_id text references deal_tasks (id) on delete cascade,
  -- Which paper of its subject, such as 'pay-stubs'; empty where the subject has no list of papers.
  item text not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  file_key text not null unique,
  created_at timestamptz not null,
  check (num_nonnulls(loan_application_id, deal_task_id) = 1)
);
create index documents_user on documents (user_id, id);
create index documents_loan_application on documents (loan_application_id) where loan_application_id is not null;
create index documents_deal_task on documents (deal_task_id) where deal_task_id is not null;

-- Files to delete: their row is gone, or was not written by the time that stands here.
create table document_files_to_remove (
  file_key text primary key,
  due_at timestamptz not null
);

-- Whatever a row goes with, be it an account, its file follows.
create function remove_document_file() returns trigger language plpgsql as $$
begin
  insert into document_files_to_remove (file_key, due_at) values (old.file_key, '-infinity')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger documents_removed after delete on documents for each row execute function remove_document_file();
