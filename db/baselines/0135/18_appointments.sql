-- Requests for tours of a home, with or without an account. The thread holds who writes what to whom.

create table tour_requests (
  kind text not null check (kind in ('in_person', 'video')),
  -- The times that the sender asks for, best first: [{"startsAt": "…Z"}]. The home's time zone stands below.
  slots jsonb not null,
  time_zone text not null,
  -- Whether the sender says that a written agreement with a buyer's agent is in place.
  buyer_agreement text not null check (buyer_agreement in ('yes', 'no', 'unsure')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'awaiting_host', 'completed', 'no_show')),
  confirmed_starts_at timestamptz,
  -- Other times that the firm offers, until the sender chooses: ["…Z"].
  proposed_slots jsonb,
  replied_at timestamptz,
  -- How often the calendars of both sides were updated: the SEQUENCE of RFC 5545. Null until a time is agreed.
  calendar_sequence integer,
  thread_id bigint primary key references threads (id) on delete cascade,
  -- The firm's words, if it answered with any.
  answer_id bigint references messages (id) on delete set null
);
create index tour_requests_answer on tour_requests (answer_id);
create trigger tour_requests_change after insert or update on tour_requests
  for each row execute function tell_thread_part_change();
