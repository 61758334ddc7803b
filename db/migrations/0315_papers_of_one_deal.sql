-- A counteroffer, addendum or amendment belongs to the agreement that it changes. Its person says whether everybody signed
-- it, and of what day it is, where the paper does not tell.
alter table contract_readings
  add column part_of uuid references contract_readings (public_id) on delete set null,
  add column in_force boolean,
  add column dated_on date,
  add constraint contract_readings_no_own_part check (part_of <> public_id);
create index contract_readings_parts on contract_readings (part_of) where part_of is not null;
