-- The disclosures of a home that buyers with an account may open on its page.
alter table own_listings add column open_papers text[] not null default '{}';
