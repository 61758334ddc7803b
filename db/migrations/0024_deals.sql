-- A buyer's way from preparing to moving in: one roadmap a person, its tasks and dates.
create table deals (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  started_as text not null,
  home_label text,
  -- What the contract says; deadlines are counted from it.
  accepted_on date,
  closing_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table deal_tasks (
  id text primary key,
  deal_id text not null references deals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- The task of the standard roadmap that this is; null for one of the buyer's own.
  template_key text,
  stage text not null,
  title text not null,
  owner text not null,
  due_on date,
  status text not null check (status in ('open', 'doing', 'done', 'skipped')),
  note text,
  position integer not null,
  done_at timestamptz,
  unique (deal_id, template_key)
);
create index deal_tasks_deal on deal_tasks (deal_id, position);
create index deal_tasks_user on deal_tasks (user_id);
