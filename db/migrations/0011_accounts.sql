-- People, how they prove who they are, and what was done in their names.
-- Every row about a person hangs on users (id) by a foreign key that cascades: export and deletion follow those keys.

create table users (
  id text primary key,
  -- Lower case; absent where a provider gave none.
  email text unique check (email = lower(email)),
  email_verified_at timestamptz,
  display_name text not null,
  photo_url text,
  phone_number text,
  -- The role that is active now; role_grants holds those the person may take.
  role text not null default 'buyer' check (role in ('buyer', 'seller', 'vendor', 'admin')),
  is_demo boolean not null default false,
  disabled_at timestamptz,
  disabled_reason text,
  created_at timestamptz not null,
  last_login_at timestamptz
);
create index users_demo on users (created_at) where is_demo;
create index users_newest on users (created_at desc, id desc);

create table role_grants (
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('buyer', 'seller', 'vendor', 'admin')),
  granted_at timestamptz not null,
  -- A person's id, 'self' or 'operator'. No key: it outlives who granted.
  granted_by text not null,
  primary key (user_id, role)
);
create index role_grants_admin on role_grants (user_id) where role = 'admin';

-- The key of what the audit log holds of a person; wrapped by the installation's secret, gone with the person.
create table user_keys (
  user_id text primary key references users (id) on delete cascade,
  wrapped_key bytea not null
);

create table user_passwords (
  user_id text primary key references users (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

create table provider_accounts (
  provider text not null check (provider in ('google', 'facebook')),
  provider_account_id text not null,
  user_id text not null references users (id) on delete cascade,
  email text,
  linked_at timestamptz not null,
  primary key (provider, provider_account_id),
  unique (user_id, provider)
);

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

create table user_totp (
  user_id text primary key references users (id) on delete cascade,
  encrypted_secret bytea not null,
  -- Counts from when a first code proved the app right.
  confirmed_at timestamptz,
  -- A code is good once: no step up to this one is taken again.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

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

create table known_devices (
  user_id text not null references users (id) on delete cascade,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- Links sent by mail: single use, hashed.
create table account_links (
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email')),
  -- The address the link proves.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_user on account_links (user_id, purpose);
create index account_links_expiry on account_links (expires_at);

-- Half-done proofs: a password that waits for its second factor, a passkey's challenge, a visit to a provider.
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

-- What a person agreed to, and took back: a ledger, the last row of a kind counts.
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

-- Opaque ids, no keys: the log outlives the people in it. What is personal is encrypted under user_keys.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  -- 'anonymous', 'system' or a person's id.
  actor_id text not null,
  subject_id text,
  request_id text not null,
  details jsonb not null default '{}',
  -- AES-256-GCM under the subject's key: address, device, e-mail.
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
