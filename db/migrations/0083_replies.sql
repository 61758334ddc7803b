-- Firms answer without an account: by a link of one purpose in the mail that a question or a wish for a tour became.

create table reply_links (
  token_hash bytea primary key,
  inquiry_id bigint references inquiries (id) on delete cascade,
  tour_request_id bigint references tour_requests (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(inquiry_id, tour_request_id) = 1)
);
create index reply_links_inquiry on reply_links (inquiry_id) where inquiry_id is not null;
create index reply_links_tour_request on reply_links (tour_request_id) where tour_request_id is not null;
create index reply_links_expiry on reply_links (expires_at);

create table inquiry_replies (
  id bigint generated always as identity primary key,
  -- The key that the form made: the same one, sent again, is stored and mailed once.
  public_id uuid not null unique,
  inquiry_id bigint not null references inquiries (id) on delete cascade,
  message text not null,
  created_at timestamptz not null
);
create index inquiry_replies_inquiry on inquiry_replies (inquiry_id, id);

alter table tour_requests
  add column confirmed_starts_at timestamptz,
  -- Other starts that the firm offers, while the sender has not chosen: ["…Z"].
  add column proposed_slots jsonb,
  add column reply text,
  add column replied_at timestamptz;
