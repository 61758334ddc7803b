-- Hearts show in every window what was saved in one of them.
create trigger saved_experts_own_change after insert or delete or update on saved_experts
  for each row execute function tell_own_change('saved-experts');
