-- Numbers that people can read out, beside the ids that addresses carry.
alter table orders add column number bigint generated always as identity (start with 100001);
create unique index orders_number on orders (number);
