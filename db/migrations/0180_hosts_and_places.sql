-- Who shows a home: one of several people, or all of them. Their own time is taken with that of the home.
alter table schedules
  drop constraint schedules_of_one,
  -- People who only show homes have a schedule without a page.
  add constraint schedules_of_one check ((listing_id is null) <> (user_id is null) and (handle is null or user_id is not null)),
  add column hosting text check (hosting in ('any', 'all', 'round-robin'));

create table schedule_hosts (
  schedule_id bigint not null references schedules on delete cascade,
  user_id text not null references users on delete cascade,
  -- The first who is free takes a visit, where nobody is in turn.
  position integer not null,
  primary key (schedule_id, user_id)
);
create index schedule_hosts_user on schedule_hosts (user_id);

-- The time of a host, taken by a visit of a home: it ends with the time of the home.
alter table booked_times add column part_of uuid references booked_times on delete cascade;
create index booked_times_part on booked_times (part_of) where part_of is not null;

-- Where it takes place, as the guest says, and what they answered.
alter table bookings
  add column place text not null default '',
  add column answers jsonb not null default '[]';
