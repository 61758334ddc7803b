-- How often the virus scanner could not look at a file: it is asked again after longer and longer.
alter table documents add column scan_tries smallint not null default 0;
update documents set scan_tries = 1 where scan_tried_at is not null;
