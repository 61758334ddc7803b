-- Whoever books a tour says whether a written agreement with a buyer's agent is in place; null for those who were not asked.
alter table bookings add column buyer_agreement text check (buyer_agreement in ('yes', 'no', 'unsure'));
