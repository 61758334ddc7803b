-- Files that came by a request and whose owner has not been told of them yet, by their names: one mail tells of several.
alter table document_requests
  add column untold text[] not null default '{}',
  add column last_came_at timestamp with time zone;

create index document_requests_untold on document_requests (last_came_at) where untold <> '{}';
