-- Who hears when somebody in a category serves a ZIP code where nobody does yet. The ZIP code's middle stands with it, as it
-- was when they asked.
create table expert_waits (
  user_id text not null references users (id) on delete cascade,
  category_key text not null,
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  latitude double precision not null,
  longitude double precision not null,
  state text,
  created_at timestamptz not null,
  primary key (user_id, category_key, postal_code)
);
