-- So many missing records somebody has looked at and agreed to; the next comparison that finds no more of them may remove them.
alter table feeds add column agreed_missing integer not null default 0;

-- Homes of an office or an agent, whose contact changed.
create index listings_office on listings (list_office_key) where list_office_key is not null;
create index listings_agent on listings (list_agent_key) where list_agent_key is not null;
