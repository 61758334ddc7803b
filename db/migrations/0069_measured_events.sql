-- What is found out of a home some minutes after it was listed (its estimate, what lies around it) may let it into a saved
-- search: news as well, told as a new home to searches that go by it.
alter table listing_events drop constraint listing_events_kind_check;
alter table listing_events add constraint listing_events_kind_check check (kind in ('listed', 'measured', 'changed', 'open-house'));

-- Of homes that were news themselves: measuring a whole market anew is none.
create function record_measured_homes(listings_measured bigint[]) returns void language plpgsql as $$
begin
  insert into listing_events (listing_id, kind, status_after, price_after_cents)
  select l.id, 'measured', l.standard_status, l.list_price_cents from listings l
  where l.id = any (listings_measured) and l.display_listing and exists (
    select from listing_events e where e.listing_id = l.id and e.kind = 'listed' and e.occurred_at > now() - interval '7 days');
  if found then
    perform pg_notify('listing_events', '');
  end if;
end $$;

create function record_estimated_homes() returns trigger language plpgsql as $$
declare
  measured bigint[];
begin
  select array_agg(n.id) into measured from added n join removed o on o.id = n.id
  where n.estimate_gap_hundredths is not null and o.estimate_gap_hundredths is null;
  if measured is not null then
    perform record_measured_homes(measured);
  end if;
  return null;
end $$;

create function record_grounded_homes() returns trigger language plpgsql as $$
begin
  perform record_measured_homes(array(select listing_id from added));
  return null;
end $$;

create trigger record_estimated after update on listings referencing old table as removed new table as added
  for each statement execute function record_estimated_homes();
create trigger record_grounded after insert on listing_ground referencing new table as added
  for each statement execute function record_grounded_homes();
