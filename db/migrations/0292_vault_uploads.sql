-- Large files come in parts and can be gone on with; files have versions; words in them are found without being readable here.
create table document_uploads (
  public_id uuid primary key,
  user_id text not null references users on delete cascade,
  folder_id uuid references document_folders on delete cascade,
  -- The document that gets a new version; null for a new one.
  replaces_id bigint references documents on delete cascade,
  item text not null,
  name text not null,
  size_bytes integer not null,
  file_key text not null unique,
  created_at timestamptz not null
);
create index document_uploads_user on document_uploads (user_id);
create table document_upload_parts (
  upload_id uuid not null references document_uploads on delete cascade,
  position integer not null,
  primary key (upload_id, position)
);

create table document_versions (
  document_id bigint not null references documents on delete cascade,
  version integer not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  file_key text not null unique,
  created_at timestamptz not null,
  primary key (document_id, version)
);
create trigger document_versions_removed after delete on document_versions for each row execute function remove_document_file();

alter table documents
  add column version integer not null default 1,
  -- Words of name and tags.
  add column name_words tsvector,
  -- Keyed hashes of the words inside: they can be asked for, and not be read.
  add column word_keys bigint[] not null default '{}',
  add column words_read_at timestamptz,
  -- What a virus scanner said, where one is configured.
  add column scan text not null default 'none' check (scan in ('none', 'clean')),
  add column held_at timestamptz,
  add column hold_reason text not null default '',
  -- Pages that leave by a link say who shared them.
  add column is_stamped boolean not null default false;
create function write_name_words() returns trigger language plpgsql as $$
begin
  new.name_words := to_tsvector('simple', regexp_replace(new.name || ' ' || array_to_string(new.tags, ' '), '[^[:alnum:]]+', ' ', 'g'));
  return new;
end $$;
create trigger documents_name_words before insert or update of name, tags on documents
  for each row execute function write_name_words();
update documents set tags = tags;
create index documents_name_words on documents using gin (name_words);
create index documents_word_keys on documents using gin (word_keys) with (fastupdate = off);
create index documents_unread on documents (id) where words_read_at is null;

-- Nothing that is held is deleted, whoever asks; it ends with the account of its owner.
create function refuse_held_document() returns trigger language plpgsql as $$
begin
  if exists (select 1 from users where id = old.user_id) then
    raise exception 'document % is held', old.public_id;
  end if;
  return old;
end $$;
create trigger documents_held before delete on documents
  for each row when (old.held_at is not null) execute function refuse_held_document();

-- Who opened what was shared.
create table document_openings (
  id bigint primary key generated always as identity,
  document_id bigint not null references documents on delete cascade,
  -- Empty for whoever had a link.
  who text not null,
  from_address text not null,
  at timestamptz not null
);
create index document_openings_document on document_openings (document_id, id desc);

-- What is shared with one person, by their address.
create table document_grants (
  id uuid primary key,
  document_id bigint not null references documents on delete cascade,
  user_id text not null references users on delete cascade,
  to_address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (document_id, to_address)
);
create index document_grants_address on document_grants (to_address);
create index document_grants_user on document_grants (user_id);

-- What somebody is asked to send.
create table document_requests (
  id uuid primary key,
  user_id text not null references users on delete cascade,
  to_address text not null,
  what text not null,
  folder_id uuid references document_folders on delete set null,
  token_hash bytea not null unique,
  document_id bigint references documents on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  fulfilled_at timestamptz
);
create index document_requests_user on document_requests (user_id, created_at desc);
create trigger document_requests_change after insert or update or delete on document_requests
  for each row execute function tell_own_change('documents');
