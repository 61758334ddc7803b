-- What was paid for could not begin: the money goes back, and nobody decides on it.
alter table refunds add column is_automatic boolean not null default false;
