-- Documents are shared with whoever has a part in something of their owner, as long as they have it; and a link takes files
-- without showing any.
create view document_parts as
  with of_roadmap as (
    select id as thing, user_id from roadmaps union all select roadmap_id, user_id from roadmap_members),
  of_loan as (
    select id as thing, user_id from loan_applications union all select application_id, user_id from loan_co_applicants),
  of_listing as (
    select id as thing, user_id, 'co-owner' as part from own_listings
    union all select own_listing_id, user_id, part from own_listing_people)
  select a.user_id as owner_id, 'co-buyer' as part, b.user_id
    from of_roadmap a join of_roadmap b on b.thing = a.thing and b.user_id <> a.user_id
  union select a.user_id, 'co-borrower', b.user_id
    from of_loan a join of_loan b on b.thing = a.thing and b.user_id <> a.user_id
  union select a.user_id, b.part, b.user_id
    from of_listing a join of_listing b on b.thing = a.thing and b.user_id <> a.user_id
  union select s.user_id, 'expert', m.user_id
    from service_requests s join engagements e on e.request_id = s.id join leads l on l.id = e.lead_id
      join vendor_members m on m.vendor_id = l.vendor_id
    where e.status in ('active', 'disputed') and s.user_id <> m.user_id;

alter table document_grants
  alter column to_address drop not null,
  add column part text,
  add check ((to_address is null) <> (part is null)),
  add check (part in ('co-buyer', 'co-borrower', 'co-owner', 'agent', 'assistant', 'expert')),
  add unique (document_id, part);
create index document_grants_part on document_grants (user_id, part) where part is not null;

alter table document_requests
  alter column to_address drop not null,
  add column most_files integer not null default 1 check (most_files between 1 and 50),
  add column files_came integer not null default 0;
update document_requests set files_came = 1 where fulfilled_at is not null;
