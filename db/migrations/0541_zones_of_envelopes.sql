-- The zone in which the certificate of an envelope tells times beside UTC: that of the home its documents are about, or of its sender.
alter table envelopes
  add column time_zone text check (length(time_zone) <= 60),
  add column is_home_zone boolean not null default false;
