-- Questions that people send about a home, with or without an account, and the answers of firms.

create table inquiries (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  may_call boolean not null default false,
  -- What the sender agreed to: the version of the text, page, time and address.
  consent jsonb not null,
  status text not null default 'sent' check (status in ('sent', 'read', 'answered', 'closed', 'withdrawn')),
  created_at timestamptz not null,
  -- The mailbox that it went to, and how: the same key sent again gets the same answer.
  sent_to text not null default '',
  delivery text not null default 'mailed' check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  -- The sender, if signed in.
  user_id text references users (id) on delete cascade,
  -- When the firm first read it on its page.
  read_at timestamptz,
  -- When the status last changed.
  status_at timestamptz not null default now(),
  -- When the sender's account was deleted. The files stay for the firm as long as its link works.
  sender_left_at timestamptz
);
create index inquiries_listing on inquiries (listing_id, created_at desc);
-- For deleting what is old.
create index inquiries_time on inquiries (created_at);
create index inquiries_user on inquiries (user_id, created_at desc) where user_id is not null;
create index inquiries_sender_left on inquiries (sender_left_at) where sender_left_at is not null;
create trigger inquiries_own_change after insert or update or delete on inquiries
  for each row execute function tell_own_change('inquiries');
create trigger inquiries_subject_ends after delete on inquiries for each row execute function forget_subject('inquiry', 'public_id');
create trigger inquiries_subject_passes after update of user_id on inquiries for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('inquiry', 'public_id');

-- What a sender adds to a question later.
create table inquiry_messages (
  id bigint generated always as identity primary key,
  -- The key that the form made: sent twice, it is stored and mailed once.
  public_id uuid not null unique,
  inquiry_id bigint not null references inquiries (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  message text not null,
  delivery text not null check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  created_at timestamptz not null
);
create index inquiry_messages_inquiry on inquiry_messages (inquiry_id, id);
create index inquiry_messages_user on inquiry_messages (user_id);
create trigger inquiry_messages_own_change after insert or update or delete on inquiry_messages
  for each row execute function tell_own_change('inquiries');

-- Firms answer without an account, by a link in the mail about a question or a tour request. It opens nothing else.
create table reply_links (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  subject_id bigint not null references subjects (id) on delete cascade
);
create index reply_links_expiry on reply_links (expires_at);
create index reply_links_subject on reply_links (subject_id);

create table inquiry_replies (
  id bigint generated always as identity primary key,
  -- The key that the form made: sent twice, it is stored and mailed once.
  public_id uuid not null unique,
  inquiry_id bigint not null references inquiries (id) on delete cascade,
  message text not null,
  created_at timestamptz not null
);
create index inquiry_replies_inquiry on inquiry_replies (inquiry_id, id);

create function tell_reply() returns trigger language plpgsql as $$
begin
  perform announce_own_change(q.user_id::text, 'inquiries') from inquiries q
  where q.id = coalesce(new.inquiry_id, old.inquiry_id);
  return null;
end $$;
create trigger inquiry_replies_change after insert or update or delete on inquiry_replies for each row execute function tell_reply();

-- At most one for each answer: only its receiver can report it.
create table inquiry_reply_reports (
  reply_id bigint primary key references inquiry_replies (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  message text not null,
  created_at timestamptz not null
);
create index inquiry_reply_reports_user on inquiry_reply_reports (user_id);
create trigger inquiry_reply_reports_own_change after insert or update or delete on inquiry_reply_reports
  for each row execute function tell_own_change('inquiries');

-- Mistakes in listings that people report, with or without an account.
create table listing_mistakes (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  listing_id bigint not null references listings (id) on delete cascade,
  user_id text references users (id) on delete cascade,
  mistake text not null,
  message text not null,
  -- Empty if the sender wants no answer.
  email text not null default '',
  sent_to text not null,
  delivery text not null check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  created_at timestamptz not null
);
create index listing_mistakes_listing on listing_mistakes (listing_id, created_at desc);
create index listing_mistakes_user on listing_mistakes (user_id) where user_id is not null;
