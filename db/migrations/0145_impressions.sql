-- How often a card of a home is seen in a list or on a map, beside its views.
alter table listing_day_counts add column impressions integer not null default 0;
create index listing_day_counts_impressions on listing_day_counts (day) where impressions > 0;
alter table listing_day_visitors drop constraint listing_day_visitors_kind_check;
alter table listing_day_visitors
  add constraint listing_day_visitors_kind_check check (kind in ('impression', 'view', 'save', 'share'));
