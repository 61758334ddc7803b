-- What a buyer looks for, as their answers stand; nothing of who the buyer is.
create table buyer_profiles (
  user_id text primary key references users (id) on delete cascade,
  profile jsonb not null,
  -- Where the questionnaire was left.
  step text not null,
  -- Goes up with every save, so that two windows cannot overwrite each other unseen.
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  -- When the matches were last looked at: what came on the market since is new.
  matches_seen_at timestamptz
);
