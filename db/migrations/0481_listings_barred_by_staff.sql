-- When an administrator took a listing off the market because its owner may not sell the home.
alter table own_listings add column barred_at timestamptz;
