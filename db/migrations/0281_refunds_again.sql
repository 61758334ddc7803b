-- A refund that failed is sent again: the provider's ids of earlier attempts, whose late news count no more.
alter table refunds add column former_ids text[] not null default '{}';
