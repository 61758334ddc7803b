-- When a person of the demonstration was given a past; null until then, and for everybody else.
alter table users add column past_given_at timestamptz;
create index users_without_past on users (created_at) where is_demo and past_given_at is null;
