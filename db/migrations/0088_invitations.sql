-- Invitations by mail to take part in something of a person: a collection, a roadmap, a loan application. One table for all.

create table invitations (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  invited_by text not null references users (id) on delete cascade,
  collection_id bigint references collections (id) on delete cascade,
  deal_id text references deals (id) on delete cascade,
  loan_application_id text references loan_applications (id) on delete cascade,
  invitee_address text not null,
  -- What who joins a collection may do.
  role text check (role in ('view', 'comment', 'edit')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(collection_id, deal_id, loan_application_id) = 1),
  check ((role is null) = (collection_id is null))
);

-- An invitation that was taken up is one no more.
insert into invitations (public_id, invited_by, collection_id, invitee_address, role, token_hash, created_at, expires_at)
select public_id, invited_by, collection_id, email, role, token_hash, created_at, expires_at
from collection_invitations where accepted_at is null order by id;

insert into invitations (public_id, invited_by, deal_id, invitee_address, token_hash, created_at, expires_at)
select public_id, invited_by, deal_id, invitee_address, token_hash, created_at, expires_at
from deal_invitations order by created_at, public_id;

insert into invitations (public_id, invited_by, loan_application_id, invitee_address, token_hash, created_at, expires_at)
select gen_random_uuid(), invited_by, application_id, invitee_address, token_hash, created_at, expires_at
from loan_invitations order by created_at, application_id;

drop table collection_invitations;
drop table deal_invitations;
drop table loan_invitations;

create index invitations_inviter on invitations (invited_by);
create index invitations_collection on invitations (collection_id);
create index invitations_deal on invitations (deal_id);
create index invitations_loan_application on invitations (loan_application_id);
