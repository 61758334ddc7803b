-- A buyer's draft of a loan application. The answers are sealed with the installation's secret: the database holds no income
-- that anybody could read.

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
  -- When it is deleted.
  expires_at timestamptz not null,
  -- When the person was warned of that.
  warned_at timestamptz,
  -- The newest change taken from each window, so that what arrives twice or late changes nothing.
  writers jsonb not null default '{}'
);
create index loan_applications_expiry on loan_applications (expires_at);
create trigger loan_applications_own_change after insert or update or delete on loan_applications
  for each row execute function tell_own_change('loan-application');
create trigger loan_applications_subject_ends after delete on loan_applications for each row execute function forget_subject('loan-application', 'id');
create trigger loan_applications_subject_passes after update of user_id on loan_applications for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('loan-application', 'id');

-- The part of a second borrower who has an account, sealed apart from the first borrower's.
create table loan_co_applicants (
  application_id text primary key references loan_applications (id) on delete cascade,
  -- A person takes part in one application.
  user_id text not null unique references users (id) on delete cascade,
  sealed_answers bytea not null,
  step text not null,
  version integer not null check (version > 0),
  joined_at timestamptz not null,
  updated_at timestamptz not null,
  -- The newest change taken from each window, so that what arrives twice or late changes nothing.
  writers jsonb not null default '{}'
);
create trigger loan_co_applicants_own_change after insert or update or delete on loan_co_applicants
  for each row execute function tell_own_change('loan-application');

-- People whose application was deleted, so that they are told.
create table loan_application_expiries (
  user_id text primary key references users (id) on delete cascade,
  expired_at timestamptz not null
);

-- Both borrowers hear about changes.
create function announce_loan_application(application text) returns void language sql as $$
  select announce_own_change(user_id::text, 'loan-application') from (
    select user_id from loan_applications where id::text = application
    union select user_id from loan_co_applicants where application_id::text = application
  ) as people;
$$;

create function announce_loan_application_subject(key text, owner text) returns void language sql as $$
  select announce_loan_application(key);
$$;

create function tell_loan_application_change() returns trigger language plpgsql as $$
begin
  perform announce_loan_application(new.id::text);
  return null;
end $$;

create function tell_loan_application_part_change() returns trigger language plpgsql as $$
begin
  perform announce_loan_application(coalesce(new.application_id, old.application_id)::text);
  return null;
end $$;

create trigger loan_applications_shared_change after update on loan_applications
  for each row execute function tell_loan_application_change();
create trigger loan_co_applicants_shared_change after insert or update or delete on loan_co_applicants
  for each row execute function tell_loan_application_part_change();
