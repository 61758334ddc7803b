-- Where guests live, by their browser's clock, so that their mail comes in their morning; people with an account say it there.
alter table saved_searches add column time_zone text;
