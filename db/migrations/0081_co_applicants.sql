-- A second borrower with an account of their own: their part of an application, sealed apart from the first one's.

create table loan_co_applicants (
  application_id text primary key references loan_applications (id) on delete cascade,
  -- A person takes part in one application.
  user_id text not null unique references users (id) on delete cascade,
  sealed_answers bytea not null,
  step text not null,
  version integer not null check (version > 0),
  joined_at timestamptz not null,
  updated_at timestamptz not null
);

create table loan_invitations (
  application_id text primary key references loan_applications (id) on delete cascade,
  invited_by text not null references users (id) on delete cascade,
  invitee_address text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index loan_invitations_inviter on loan_invitations (invited_by);

-- That a person is told before their application is deleted, and that it was.
alter table loan_applications add column warned_at timestamptz;
create table loan_application_expiries (
  user_id text primary key references users (id) on delete cascade,
  expired_at timestamptz not null
);
