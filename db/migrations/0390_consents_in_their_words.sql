-- What somebody agreed to in its words, at which address of this site, from which network address, and how they may be reached.
-- Rows from before know the version of the words alone.
alter table consents
  add column text text,
  add column url text,
  add column address text,
  add column channel text check (channel in ('email', 'phone', 'account'));
