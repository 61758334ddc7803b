-- What buyers have typed of an offer that is not sent: one for each home. It is sent under its own id.
create table offer_drafts (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  listing_id bigint not null references listings (id) on delete cascade,
  form jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, listing_id)
);
create index offer_drafts_listing on offer_drafts (listing_id);
-- Lists of drafts follow. Every keystroke would be too much.
create trigger offer_drafts_own_change after insert or delete on offer_drafts
  for each row execute function tell_own_change('offers');
