-- The time of an authority for files that were sealed without: a token apart from the file, whose hash stays what it is.
alter table envelopes
  add column time_at timestamptz,
  add column time_stamp bytea,
  add column lacks_time boolean not null default false;
update envelopes e set lacks_time = true where status = 'completed' and exists (
  select 1 from envelope_events v where v.envelope_id = e.id and v.type = 'sealed' and v.data ->> 'level' = 'B-B');
create index envelopes_without_time on envelopes (ended_at) where lacks_time;
