-- Areas whose market somebody follows: they are told when a month's figures are out.

create table saved_areas (
  user_id text not null references users (id) on delete cascade,
  place_id bigint not null references places (id) on delete cascade,
  -- A kind of home, as figures are told apart by; 'all' for every one.
  property_type text not null,
  -- Last day of the figures that were told, or stood there when the area was saved.
  told_through date,
  created_at timestamptz not null,
  primary key (user_id, place_id, property_type)
);
create index saved_areas_place on saved_areas (place_id);
