-- Papers without which the people of a listing published it, each with its reason.
alter table own_listings add column passed_papers jsonb not null default '[]';
