-- Links that let anybody who has them read one thing of a person: a market analysis, an estimate, a roadmap, a collection.

create table share_links (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  -- Whether the reader sees the sharer's notes and corrections too.
  has_own_words boolean not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz,
  subject_id bigint not null references subjects (id) on delete cascade
);
create index share_links_user on share_links (user_id);
create index share_links_subject on share_links (subject_id);
create trigger share_links_change after insert or update or delete on share_links
  for each row execute function tell_subject_change();
