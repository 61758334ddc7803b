-- What a part of a price is for, in words, as the invoice says it: "Home inspector, request 12".
alter table milestones add column job text not null default '';
update milestones m set job = 'Request ' || r.number
from engagements e join service_requests r on r.id = e.request_id
where e.id = case when m.engagement_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then m.engagement_id::uuid end;
