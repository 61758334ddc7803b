-- Calendars tell the versions of an open house apart by a rising number.
alter table own_open_houses add column sequence integer not null default 0;
