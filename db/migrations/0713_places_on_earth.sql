-- Every place lies on Earth, as those of homes do.
alter table expert_entries
  add check (latitude between -90 and 90),
  add check (longitude between -180 and 180);
alter table expert_waits
  add check (latitude between -90 and 90),
  add check (longitude between -180 and 180);
alter table listing_ground
  add check (latitude between -90 and 90),
  add check (longitude between -180 and 180);
alter table service_requests
  add check (latitude between -90 and 90),
  add check (longitude between -180 and 180);
alter table vendors
  add check (latitude between -90 and 90),
  add check (longitude between -180 and 180);
