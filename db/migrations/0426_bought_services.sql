-- Each service of a paid order, to be arranged with whoever does it. Where it is to be done goes with the account of its buyer.
create table bought_services (
  id uuid primary key,
  order_id uuid not null references orders (id),
  user_id text not null references users (id) on delete cascade,
  -- Which part of the order it is, and which one of several.
  part text not null,
  unit integer not null,
  name text not null,
  deliverable text not null,
  status text not null check (status in ('waiting', 'arranged', 'done', 'cancelled')),
  due_on date not null,
  place text not null default '',
  wishes text not null default '',
  who text not null default '',
  on_day date,
  note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, part, unit),
  check (status not in ('arranged', 'done') or (who <> '' and on_day is not null))
);
create index bought_services_open on bought_services (due_on, id) where status in ('waiting', 'arranged');
create index bought_services_user on bought_services (user_id);
