-- The log is read newest first, also where acts of the past were written down later.
create index audit_events_time on audit_events (at desc, id desc);
