-- Files that came while the virus scanner was silent, or before there was one, are looked at later. One in which it finds
-- something leaves its owner no more.
alter table documents drop constraint documents_scan_check;
alter table documents
  add constraint documents_scan_check check (scan in ('none', 'clean', 'infected')),
  add column scan_tried_at timestamptz;
create index documents_to_scan on documents (scan_tried_at nulls first, id) where scan = 'none';
