-- What a sender adds to a question later. Answers of firms go to the sender's own mail and are not kept here.

create table inquiry_messages (
  id bigint generated always as identity primary key,
  -- The key that the form made: the same one, sent again, is stored and mailed once.
  public_id uuid not null unique,
  inquiry_id bigint not null references inquiries (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  message text not null,
  delivery text not null check (delivery in ('mailed', 'kept', 'no-address', 'no-mail')),
  created_at timestamptz not null
);
create index inquiry_messages_inquiry on inquiry_messages (inquiry_id, id);
create index inquiry_messages_user on inquiry_messages (user_id);
