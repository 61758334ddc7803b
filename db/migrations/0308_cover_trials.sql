-- A trial may compare two covers as well: photos of an own listing, by turns. What compares titles serves both.
alter table title_trials rename to listing_trials;
alter table title_trial_counts rename to listing_trial_counts;
alter table title_trial_visitors rename to listing_trial_visitors;
alter index title_trials_running rename to listing_trials_running;
alter index title_trials_listing rename to listing_trials_listing;
alter index title_trials_key rename to listing_trials_key;
alter index title_trial_visitors_day rename to listing_trial_visitors_day;

alter table listing_trials rename column title_now to arm_now;
alter table listing_trials rename column title_other to arm_other;
alter table listing_trials
  add column kind text not null default 'title' check (kind in ('title', 'cover')),
  add column media_now bigint,
  add column media_other bigint,
  add check ((kind = 'cover') = (media_now is not null and media_other is not null));
alter table listing_trials alter column kind drop default;
create index listing_trials_media on listing_trials (media_now, media_other) where ended_at is null and kind = 'cover';

-- The picture that takes turns with the cover while a trial runs.
alter table listings add column trial_media_id bigint;
