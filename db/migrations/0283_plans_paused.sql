-- A plan rests from the end of what is paid, for some months.
alter table subscriptions drop constraint subscriptions_status_check;
alter table subscriptions add constraint subscriptions_status_check
  check (status in ('trial', 'active', 'past-due', 'ending', 'paused', 'ended'));
alter table subscriptions
  -- So many months it will rest, from the end of the period.
  add column pause_months integer check (pause_months between 1 and 3),
  -- The day on which it goes on by itself.
  add column paused_until date,
  add constraint subscriptions_paused check ((status = 'paused') = (paused_until is not null));
create index subscriptions_paused_until on subscriptions (paused_until) where status = 'paused';
insert into money_transitions (what, from_status, to_status) values
  ('plan', 'active', 'paused'),
  ('plan', 'paused', 'active'),
  ('plan', 'paused', 'ended');
