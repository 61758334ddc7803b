-- Questions and tour requests that people send about a home, with or without an account.

create table inquiries (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  may_call boolean not null default false,
  -- What the sender agreed to: version of the text, page, time, address.
  consent jsonb not null,
  status text not null default 'sent' check (status in ('sent', 'read', 'answered', 'closed', 'withdrawn')),
  created_at timestamptz not null
);
create index inquiries_listing on inquiries (listing_id, created_at desc);

create table tour_requests (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  kind text not null check (kind in ('in_person', 'video')),
  -- Wished starts, best first: [{"startsAt": "…Z"}], in the home's own zone below.
  slots jsonb not null,
  time_zone text not null,
  message text,
  -- Whether a written agreement with a buyer's agent is in place, as the sender says.
  buyer_agreement text not null check (buyer_agreement in ('yes', 'no', 'unsure')),
  may_call boolean not null default false,
  consent jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'awaiting_host', 'completed', 'no_show')),
  created_at timestamptz not null
);
create index tour_requests_listing on tour_requests (listing_id, created_at desc);
