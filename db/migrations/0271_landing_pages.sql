-- Landing pages: a draft that changes, versions that never do, and a pointer to the one that is shown.
create table landing_pages (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  draft jsonb not null,
  draft_version integer not null default 1,
  published_version integer,
  -- A version that takes over by itself at a time.
  next_version integer,
  next_at timestamptz,
  -- From then on the page is shown no more.
  ends_at timestamptz,
  -- Where people go who come when it is not shown; nobody without.
  redirect_to text,
  preview_token text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((next_version is null) = (next_at is null))
);
create trigger landing_pages_public after insert or update or delete on landing_pages
  for each statement execute function notify_public_data();

create table landing_versions (
  page_id uuid not null references landing_pages (id) on delete cascade,
  version integer not null check (version > 0),
  note text not null,
  content jsonb not null,
  -- What was checked when it was made, and by which rules.
  gate jsonb not null,
  made_at timestamptz not null,
  primary key (page_id, version)
);

create function refuse_landing_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a landing page never changes';
end $$;
create trigger landing_versions_stay before update on landing_versions
  for each row execute function refuse_landing_version_change();
