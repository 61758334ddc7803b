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
