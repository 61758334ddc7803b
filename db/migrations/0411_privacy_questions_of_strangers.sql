-- People without an account ask about their data by their address, which they prove by the link of a mail.
alter table privacy_questions
  alter column user_id drop not null,
  add column email text,
  add column confirm_hash bytea unique,
  add column confirmed_at timestamptz,
  drop constraint privacy_questions_kind_check,
  add constraint privacy_questions_kind_check check (kind in ('correct', 'limit', 'other', 'copy', 'erasure')),
  add constraint privacy_questions_person_check check (user_id is not null or (email is not null and confirm_hash is not null));
create index privacy_questions_address on privacy_questions (lower(email)) where email is not null;
