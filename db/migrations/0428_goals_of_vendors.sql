-- What a team wants to reach in a month: its own measure, which nothing else reads.
alter table vendors add column goals jsonb not null default '{}';
