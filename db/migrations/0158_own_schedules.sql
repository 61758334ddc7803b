-- People have schedules of their own too, on a page that they name themselves.
alter table schedules
  alter column listing_id drop not null,
  add column user_id text unique references users on delete cascade,
  add column handle text unique check (handle ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  add constraint schedules_of_one check ((listing_id is null) <> (user_id is null) and (user_id is null) = (handle is null));

alter table event_types
  drop constraint event_types_kind_check,
  add constraint event_types_kind_check check (
    kind in ('tour', 'video-tour', 'inspection', 'appraisal', 'consultation', 'call', 'photo-shoot', 'signing'));
