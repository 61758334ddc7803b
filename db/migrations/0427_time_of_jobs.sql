-- A job that somebody was hired for takes the time of whoever does it, like what is booked of them: the same constraint keeps both apart.
alter table booked_times alter column event_type_id drop not null;
alter table booked_times add column job_id uuid unique references engagements (id) on delete cascade;
alter table booked_times add check ((event_type_id is null) = (job_id is not null));
-- How long the work takes, as the quote said.
alter table engagements add column minutes integer check (minutes between 15 and 720);
