-- The last reminder that owners had of each license and policy: the days ahead that it counts; -1 once it has ended.
alter table vendor_licences add column reminded_days smallint;
alter table insurance_policies add column reminded_days smallint;

update vendor_licences set reminded_days = case
    when expires_on < current_date then -1 when expires_on = current_date then 0 when expires_on <= current_date + 7 then 7 else 30 end
  where expires_on <= current_date + 30;
update insurance_policies set reminded_days = case
    when expires_on < current_date then -1 when expires_on = current_date then 0 when expires_on <= current_date + 7 then 7 else 30 end
  where expires_on <= current_date + 30;

create index vendor_licences_ending on vendor_licences (expires_on) where removed_at is null;
create index insurance_policies_ending on insurance_policies (expires_on) where removed_at is null;
