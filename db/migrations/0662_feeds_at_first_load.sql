-- Asked twice for each home that is written. As a query of its own, each call took as long as an index entry.
create or replace function spread_bits(n bigint) returns bigint
language plpgsql immutable parallel safe strict as $$
begin
  n := (n | (n << 8)) & 16711935;
  n := (n | (n << 4)) & 252645135;
  n := (n | (n << 2)) & 858993459;
  return (n | (n << 1)) & 1431655765;
end $$;

-- Hashes and parents' keys alone tell records apart. Behind the feed, they were not looked up in these indexes while the database
-- took the feed for empty, as it does when it counts it in the middle of the first page: each was compared with every record.
drop index feed_records_hash;
create index feed_records_hash on feed_records (hash) where state = 'current';
drop index feed_records_parent;
create index feed_records_parent on feed_records (parent_key) where parent_key is not null;
