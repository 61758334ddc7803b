-- Who wants to hear when a page that is still being made opens; and what the senders of questions were told.

create table interest_signups (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  page text not null,
  email text not null,
  consent jsonb not null,
  created_at timestamptz not null
);
create unique index interest_signups_once on interest_signups (page, lower(email));

-- The same key sent again is answered as the first time.
alter table inquiries
  add column sent_to text not null default '',
  add column delivery text not null default 'mailed' check (delivery in ('mailed', 'kept', 'no-address', 'no-mail'));
alter table tour_requests
  add column sent_to text not null default '',
  add column delivery text not null default 'mailed' check (delivery in ('mailed', 'kept', 'no-address', 'no-mail'));

-- For forgetting what is old.
create index inquiries_time on inquiries (created_at);
create index tour_requests_time on tour_requests (created_at);
