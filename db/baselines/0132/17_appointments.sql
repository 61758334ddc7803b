-- Requests for tours of a home, with or without an account.

create table tour_requests (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  kind text not null check (kind in ('in_person', 'video')),
  -- The times that the sender asks for, best first: [{"startsAt": "…Z"}]. The home's time zone stands below.
  slots jsonb not null,
  time_zone text not null,
  message text,
  -- Whether the sender says that a written agreement with a buyer's agent is in place.
  buyer_agreement text not null check (buyer_agreement in ('yes', 'no', 'unsure')),
  may_call boolean not null default false,
  consent jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'awaiting_host', 'completed', 'no_show')),
  created_at timestamptz not null,
  -- The mailbox that it went to, and how: the same key sent again gets the same answer.
  sent_to text not null default '',
  delivery text not null default 'mailed' check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  -- The sender, if signed in.
  user_id text references users (id) on delete cascade,
  confirmed_starts_at timestamptz,
  -- Other times that the firm offers, until the sender chooses: ["…Z"].
  proposed_slots jsonb,
  reply text,
  replied_at timestamptz,
  -- How often the calendars of both sides were updated: the SEQUENCE of RFC 5545. Null until a time is agreed.
  calendar_sequence integer
);
create index tour_requests_listing on tour_requests (listing_id, created_at desc);
create index tour_requests_time on tour_requests (created_at);
create index tour_requests_user on tour_requests (user_id, created_at desc) where user_id is not null;
create trigger tour_requests_own_change after insert or update or delete on tour_requests
  for each row execute function tell_own_change('tour-requests');
create trigger tour_requests_subject_ends after delete on tour_requests for each row execute function forget_subject('tour-request', 'id');
create trigger tour_requests_subject_passes after update of user_id on tour_requests for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('tour-request', 'id');
