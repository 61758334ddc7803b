-- A client who leaves takes what they said with them, and requests that came to nothing. A job stays with the vendor who did it.
alter table service_requests alter column user_id drop not null;
alter table service_requests drop constraint service_requests_user_id_fkey;
alter table service_requests add constraint service_requests_user_id_fkey
  foreign key (user_id) references users on delete set null;

create function leave_service_request() returns trigger language plpgsql as $$
begin
  if not exists (select from engagements where request_id = new.id) then
    delete from service_requests where id = new.id;
    return null;
  end if;
  update service_requests set description = '', answers = '{}', address = '', access_notes = '', phone = '', may_call = false,
    budget_cents = null, latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1),
    status = case when status = 'open' then 'closed' else status end
  where id = new.id;
  -- What they wrote about a job goes; that it was disputed or cancelled stays.
  update engagements set reason = '' where request_id = new.id;
  update lead_events set note = '' where side = 'client' and lead_id in (select id from leads where request_id = new.id);
  return null;
end $$;
create trigger service_requests_left after update of user_id on service_requests
  for each row when (old.user_id is not null and new.user_id is null) execute function leave_service_request();
