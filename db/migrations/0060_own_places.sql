-- Places that a person goes to: work, school, parents. Travel times are measured to them.

create table own_places (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  -- The person's own word for it.
  name text not null,
  address text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  created_at timestamptz not null
);
create index own_places_user on own_places (user_id, created_at);
