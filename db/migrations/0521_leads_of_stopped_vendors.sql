-- A lead ends with a vendor that is suspended or closed; who is gets found each minute.
alter table leads drop constraint leads_lost_because_check, add constraint leads_lost_because_check check (lost_because in
  ('hired-other', 'withdrawn', 'closed', 'gave-up', 'blocked', 'not-confirmed', 'cancelled', 'stopped'));
create index vendors_stopped on vendors (id) where status in ('suspended', 'closed');
