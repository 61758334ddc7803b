-- What a dispute was between two looks at it nobody reads: an inquiry may be decided by then, and one that is decided again in appeal.
insert into money_transitions (what, from_status, to_status) values
  ('dispute', 'inquiry', 'review'), ('dispute', 'inquiry', 'won'), ('dispute', 'inquiry', 'lost'), ('dispute', 'inquiry', 'prevented')
on conflict do nothing;
