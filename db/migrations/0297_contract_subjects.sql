-- A reading of a contract can be shared by links, which end with it.
create trigger contract_readings_subject_ends after delete on contract_readings
  for each row execute function forget_subject('contract', 'public_id');

create function announce_contract_subject(key text, owner text) returns void language sql as $$
  select announce_own_change(owner, 'contracts');
$$;
