-- Warnings of the gate of words that the people of a listing let pass, each with its reason.
alter table own_listings add column passed_words jsonb not null default '[]';
