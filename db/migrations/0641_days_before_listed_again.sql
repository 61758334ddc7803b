-- Ending a listing and making a new one makes no home new: search counts its days for sale before, too.
alter table listings add column days_before integer not null default 0 check (days_before >= 0);
alter table listings alter column listed_on set expression as (coalesce(on_market_date, listing_contract_date) - days_before);
