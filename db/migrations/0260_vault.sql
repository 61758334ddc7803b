-- Papers that belong to no other thing lie in folders of their owner's; what is thrown away can be taken back for a time.
create table document_folders (
  id uuid primary key,
  user_id text not null references users on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index document_folders_user on document_folders (user_id);
create trigger document_folders_own_change after insert or update or delete on document_folders
  for each row execute function tell_own_change('documents');
create trigger document_folders_subject_ends after delete on document_folders
  for each row execute function forget_subject('folder', 'id');

alter table documents
  add column tags text[] not null default '{}',
  add column trashed_at timestamptz;
create index documents_trashed on documents (trashed_at) where trashed_at is not null;
-- The links to a document end with it.
create trigger documents_subject_ends after delete on documents for each row execute function forget_subject('document', 'public_id');
