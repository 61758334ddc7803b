-- Addresses at which visitors found a landing page before it moved: links and printed codes still lead to it.
alter table landing_pages add former_slugs text[] not null default '{}';
