-- A block ends quotes that were passed over as well: their clients could come back to none of them.
update quotes q set status = 'withdrawn', decided_at = now()
from leads l, service_requests r, vendor_blocks b
where q.status = 'passed-over' and l.id = q.lead_id and l.status = 'lost' and r.id = l.request_id and b.vendor_id = l.vendor_id
  and b.user_id = r.user_id;
