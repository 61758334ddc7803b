-- What lies around a home, measured once: scores of getting around, and the kinds of mapped hazard zones that it lies in.
-- Homes whose address is withheld have none: their place is not told by what surrounds it.
create table listing_ground (
  listing_id bigint primary key references listings (id) on delete cascade,
  -- Where it was measured; elsewhere it is measured again.
  latitude double precision not null,
  longitude double precision not null,
  -- The geography it was measured on.
  version text not null,
  walk_score smallint,
  bike_score smallint,
  transit_score smallint,
  hazards text[] not null default '{}',
  -- Kinds of which zones are mapped near it at all.
  hazards_known text[] not null default '{}'
);
