-- Whom the buyer purchases with: tasks can be theirs.
alter table deals add column co_buyer_name text;
