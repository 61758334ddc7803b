-- Files of listings that administrators upload, packed and in parts. One that nobody takes over goes after a day; one that a feed
-- reads goes with the feed, or when another takes its place.
create table feed_uploads (
  id uuid primary key,
  feed_id bigint references feeds (id) on delete cascade,
  feed_name text not null,
  source_name text not null,
  file_name text not null,
  bytes bigint not null,
  uploaded_at timestamptz not null
);
create index feed_uploads_feed on feed_uploads (feed_id);

create table feed_upload_parts (
  upload_id uuid not null references feed_uploads (id) on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (upload_id, part)
);
alter table feed_upload_parts alter column content set storage external;
