-- Invitations by mail to take part in a person's collection, roadmap or loan application.

create table invitations (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  invited_by text not null references users (id) on delete cascade,
  invitee_address text not null,
  -- What a person who joins a collection may do.
  role text check (role in ('view', 'comment', 'edit')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  subject_id bigint not null references subjects (id) on delete cascade
);
create index invitations_inviter on invitations (invited_by);
create index invitations_subject on invitations (subject_id);
create trigger invitations_change after insert or update or delete on invitations
  for each row execute function tell_subject_change();
