-- Widgets that ask people how it goes, on our pages and on those of others, and what they answer.
create table feedback_widgets (
  id uuid primary key,
  name text not null,
  version integer not null default 1,
  config jsonb not null,
  is_live boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table feedback_responses (
  id uuid primary key,
  widget_id uuid not null references feedback_widgets (id) on delete cascade,
  -- Of the workbench, which counts nowhere.
  is_test boolean not null,
  answers jsonb not null,
  -- The pattern of the page; on other sites their host.
  place text not null,
  device text not null,
  -- Only of who wants an answer.
  email text,
  consent jsonb,
  -- What lets the sender add a picture, for an hour.
  picture_hash bytea,
  file_key text,
  status text not null default 'new' check (status in ('new', 'open', 'planned', 'done', 'declined')),
  owner_id text references users (id) on delete set null,
  tags text[] not null default '{}',
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null
);
create index feedback_responses_widget on feedback_responses (widget_id, created_at desc);
create index feedback_responses_email on feedback_responses (lower(email)) where email is not null;
create index feedback_responses_owner on feedback_responses (owner_id) where owner_id is not null;
