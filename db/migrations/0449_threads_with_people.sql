-- What is written to a person whose time can be booked goes with their hours.
create trigger schedules_subject_ends after delete on schedules
  for each row execute function forget_subject('schedule', 'id');
