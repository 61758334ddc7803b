-- How often the calendars of a tour's people were told: the SEQUENCE of RFC 5545. Null while nothing was agreed.
alter table tour_requests add column calendar_sequence integer;
update tour_requests set calendar_sequence = 0 where confirmed_starts_at is not null;
