-- The demonstration invents people who came back, beside those who really did.
alter table retention_weeks add column is_invented boolean not null default false;
alter table retention_weeks drop constraint retention_weeks_pkey;
alter table retention_weeks add primary key (week, after_weeks, is_invented);
