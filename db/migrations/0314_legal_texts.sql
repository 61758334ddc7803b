-- What the operator adds to the terms and to the privacy policy: a draft, and versions that never change.
create table legal_drafts (
  text text primary key check (text in ('terms', 'privacy')),
  sections jsonb not null default '[]',
  draft_version integer not null default 1,
  preview_token text not null,
  changed_at timestamptz not null
);

create table legal_versions (
  text text not null references legal_drafts (text),
  version integer not null check (version > 0),
  sections jsonb not null,
  -- A line of the change log.
  what text not null,
  -- In force from this day on.
  effective date not null,
  published_at timestamptz not null,
  primary key (text, version)
);
create function refuse_legal_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a legal text never changes';
end $$;
create trigger legal_versions_stay before update or delete on legal_versions
  for each row execute function refuse_legal_version_change();
create trigger legal_versions_public after insert on legal_versions
  for each statement execute function notify_public_data();
