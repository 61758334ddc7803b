-- The own listing that an order was placed for, as its buyer says.
alter table orders add column own_listing_id uuid references own_listings (id) on delete set null;
create index orders_own_listing on orders (own_listing_id) where own_listing_id is not null;
