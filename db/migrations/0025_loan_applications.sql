-- A buyer's own draft of a loan application. The answers are sealed with the installation's secret: the database holds no readable income.
create table loan_applications (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  status text not null check (status in ('draft', 'complete')),
  sealed_answers bytea not null,
  step text not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  -- Kept no longer than it is of use.
  expires_at timestamptz not null
);
create index loan_applications_expiry on loan_applications (expires_at);
