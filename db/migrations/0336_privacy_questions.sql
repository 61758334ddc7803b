-- What people ask about their own data and somebody has to see to: to correct it, to limit how it is used, anything else.
create table privacy_questions (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('correct', 'limit', 'other')),
  body text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- The law allows one extension, if the person hears why.
  extended_at timestamptz,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index privacy_questions_person on privacy_questions (user_id, asked_at);
create index privacy_questions_open on privacy_questions (due_at) where answered_at is null;
create trigger privacy_questions_own_change after insert or update or delete on privacy_questions
  for each row execute function tell_own_change('privacy');
