-- People, how they prove who they are, and what was done in their names.
-- Every row about a person refers to users (id) by a foreign key that cascades: export and deletion follow those keys.

create table users (
  id text primary key,
  -- In lower case; null where a provider gave none.
  email text unique check (email = lower(email)),
  email_verified_at timestamptz,
  display_name text not null,
  -- We keep people's pictures ourselves: pages load none from other sites.
  photo_url text constraint users_photo_is_ours check (photo_url like '/api/people/photos/%'),
  phone_number text,
  -- The role that is active now, one of src/lib/roles.ts; role_grants holds those that the person may take.
  role text not null default 'buyer',
  is_demo boolean not null default false,
  disabled_at timestamptz,
  disabled_reason text,
  created_at timestamptz not null,
  last_login_at timestamptz,
  -- When a demo person was given a past; null before, and for everybody else.
  past_given_at timestamptz
);
create index users_demo on users (created_at) where is_demo;
create index users_newest on users (created_at desc, id desc);
create index users_without_past on users (created_at) where is_demo and past_given_at is null;

-- What other domains may know about a person. It alone says whether mail may go to somebody, or what prevents it.
create view people as
select
  id,
  display_name as name,
  email,
  case when email_verified_at is not null then email end as proven_address,
  case
    when is_demo then 'demonstration'
    when disabled_at is not null then 'disabled'
    when email is null then 'no-address'
    when email_verified_at is null then 'unconfirmed-address'
  end as mail_hindrance,
  case when not is_demo and disabled_at is null and email_verified_at is not null then email end as mail_address,
  is_demo,
  disabled_at is not null as is_disabled,
  created_at
from users;

create table role_grants (
  user_id text not null references users (id) on delete cascade,
  role text not null,
  granted_at timestamptz not null,
  -- A person's id, 'self' or 'operator'. Not a foreign key, because the grant outlives that person.
  granted_by text not null,
  primary key (user_id, role)
);
create index role_grants_admin on role_grants (user_id) where role = 'admin';

-- The key to a person's details in the audit log, wrapped by the installation's secret and deleted with the person.
create table user_keys (
  user_id text primary key references users (id) on delete cascade,
  wrapped_key bytea not null
);

create table user_passwords (
  user_id text primary key references users (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);
create trigger user_passwords_own_change after insert or update or delete on user_passwords
  for each row execute function tell_own_change('auth');

create table provider_accounts (
  provider text not null check (provider in ('google', 'facebook')),
  provider_account_id text not null,
  user_id text not null references users (id) on delete cascade,
  email text,
  linked_at timestamptz not null,
  primary key (provider, provider_account_id),
  unique (user_id, provider)
);
create trigger provider_accounts_own_change after insert or update or delete on provider_accounts
  for each row execute function tell_own_change('auth');

create table passkeys (
  -- The credential's own id, base64url.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
create trigger passkeys_own_change after insert or update or delete on passkeys
  for each row execute function tell_own_change('auth');

create table user_totp (
  user_id text primary key references users (id) on delete cascade,
  encrypted_secret bytea not null,
  -- When a first code proved that the app works; before that it protects nothing.
  confirmed_at timestamptz,
  -- Each code works once: no step up to this one is accepted again.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- Recovery codes are shorter than keys, so they are kept like passwords, under a salt for each person.
  recovery_salt bytea not null default uuid_send(gen_random_uuid())
);
create trigger user_totp_own_change after insert or update or delete on user_totp
  for each row execute function tell_own_change('auth');

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- SHA-256 of what the cookie holds.
  token_hash bytea not null unique,
  method text not null check (method in ('password', 'google', 'facebook', 'passkey', 'demo')),
  has_second_factor boolean not null default false,
  address text not null,
  device text not null,
  created_at timestamptz not null,
  -- When the person last proved who they are: sensitive changes ask for a recent proof.
  authenticated_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);
-- Each use of a session updates its row; only its beginning and its end are news.
create trigger sessions_own_change after insert or delete on sessions for each row execute function tell_own_change('auth');

create table known_devices (
  user_id text not null references users (id) on delete cascade,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- Links sent by mail: each works once, and only its hash is kept.
create table account_links (
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email')),
  -- The address the link proves.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When it was ended before anybody used it: by a newer link, a new password, ended sessions or a proven address.
  ended_at timestamptz
);
create index account_links_user on account_links (user_id, purpose);
create index account_links_expiry on account_links (expires_at);

-- Proofs that have begun: a password that waits for its second factor, a passkey's challenge, a visit to a provider.
create table auth_challenges (
  token_hash bytea primary key,
  kind text not null check (kind in ('second-factor', 'passkey-register', 'passkey-sign-in', 'provider')),
  user_id text references users (id) on delete cascade,
  data jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_challenges_user on auth_challenges (user_id);
create index auth_challenges_expiry on auth_challenges (expires_at);

-- What a person agreed to or took back: a ledger in which the last row of a kind counts.
create table consents (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  is_given boolean not null,
  text_version text not null,
  page text not null,
  created_at timestamptz not null
);
create index consents_user on consents (user_id, kind, id desc);
create trigger consents_own_change after insert or update or delete on consents
  for each row execute function tell_own_change('privacy');

-- The pictures that people upload of themselves.
create table user_photos (
  user_id text primary key references users (id) on delete cascade,
  -- Part of the photo's address, new with each picture.
  public_id text not null unique,
  file_key text not null,
  updated_at timestamptz not null
);

-- How pages are shown to a person, on every device.
create table display_settings (
  user_id text primary key references users (id) on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);
create trigger display_settings_own_change after insert or update or delete on display_settings
  for each row execute function tell_own_change('display-settings');

-- Opaque ids instead of foreign keys, because the log outlives the people in it. Personal details are encrypted under user_keys.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  -- 'anonymous', 'system' or a person's id.
  actor_id text not null,
  subject_id text,
  request_id text not null,
  details jsonb not null default '{}',
  -- Address, device and e-mail, by AES-256-GCM under the subject's key.
  personal bytea
);
create index audit_events_subject on audit_events (subject_id, id desc);
create index audit_events_action on audit_events (action, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_events_append_only before update or delete on audit_events for each row execute function refuse_change();
create trigger audit_events_no_truncate before truncate on audit_events for each statement execute function refuse_change();
