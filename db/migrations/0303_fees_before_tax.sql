-- The share of a part that is sales tax, on which there is no fee: the vendor owes it to the state. Parts that were agreed before keep
-- the fee that was shown then.
alter table milestones add column tax_cents bigint not null default 0 check (tax_cents between 0 and cents);
