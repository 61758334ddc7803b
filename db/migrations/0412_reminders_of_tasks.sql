-- The date that people were last reminded of, once before it and once after: a new date is told again.
alter table roadmap_tasks
  add column told_ahead_of date,
  add column told_late_of date;
create index roadmap_tasks_due on roadmap_tasks (due_on) where status in ('open', 'doing') and due_on is not null;
