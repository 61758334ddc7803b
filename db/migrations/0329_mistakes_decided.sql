-- What became of a mistake that somebody reported in a listing, who said so, and when.
alter table listing_mistakes
  add column state text not null default 'open' check (state in ('open', 'corrected', 'refused')),
  add column note text not null default '',
  add column decided_at timestamptz,
  add column decided_by text references users(id) on delete set null,
  add check ((state = 'open') = (decided_at is null));
create index listing_mistakes_state on listing_mistakes (state, created_at, id);
