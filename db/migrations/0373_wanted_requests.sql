-- Which requests vendors want, where search reads it.
alter table expert_entries
  add column least_budget_cents bigint,
  add column most_open integer,
  add column most_per_week integer,
  add column accepts_by_itself boolean not null default false;
update expert_entries e set
  least_budget_cents = (v.preferences ->> 'leastBudgetCents')::bigint,
  most_open = (v.preferences ->> 'mostOpen')::integer,
  most_per_week = (v.preferences ->> 'mostPerWeek')::integer,
  accepts_by_itself = coalesce((v.preferences ->> 'acceptsByItself')::boolean, false)
from vendors v where v.id = e.vendor_id;

-- Requests that vendors got, by the id that their sender gave them: what the limits of a vendor are held against.
create table vendor_requests (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  asked_at timestamptz not null,
  is_open boolean not null
);
create index vendor_requests_week on vendor_requests (vendor_id, asked_at);
create index vendor_requests_open on vendor_requests (vendor_id) where is_open;
insert into vendor_requests (id, vendor_id, asked_at, is_open)
  select id, vendor_id, asked_at, status in ('new', 'viewed', 'accepted', 'quoted') from leads
  where status in ('new', 'viewed', 'accepted', 'quoted') or asked_at > now() - interval '7 days';
create function forget_vendor_request() returns trigger language plpgsql as $$
begin
  delete from vendor_requests where id = old.id;
  return null;
end $$;
create trigger leads_vendor_request_ends after delete on leads for each row execute function forget_vendor_request();
