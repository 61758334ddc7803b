-- Pages that are open elsewhere hear of one's own hours.
create trigger schedules_own_change after insert or update or delete on schedules
  for each row execute function tell_own_change('appointments');
