-- What each market has learned about how likely homes find a buyer by week, by their first price against their value; how it held
-- on homes that were foretold; and through which week it may be shown. An empty city or kind of home stands for all of them.
create table sale_odds (
  state_or_province text not null,
  city text not null default '',
  property_sub_type text not null default '',
  as_of date not null,
  listed_from date not null,
  learned_at timestamptz not null,
  weeks smallint not null check (weeks between 0 and 26),
  learned jsonb not null,
  primary key (state_or_province, city, property_sub_type)
);
