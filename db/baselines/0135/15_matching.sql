-- What a buyer looks for, by their answers; nothing about who the buyer is.

create table buyer_profiles (
  user_id text primary key references users (id) on delete cascade,
  profile jsonb not null,
  -- Where the buyer left the questionnaire.
  step text not null,
  -- Rises with every save, so that two windows cannot overwrite each other unnoticed.
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  -- When the buyer last looked at the matches: what came on the market since is new.
  matches_seen_at timestamptz,
  -- The newest change taken from each window, so that what arrives twice or late changes nothing.
  writers jsonb not null default '{}'
);
create trigger buyer_profiles_own_change after insert or update or delete on buyer_profiles
  for each row execute function tell_own_change('buyer-profile');
