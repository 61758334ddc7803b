-- A home of no association owes none: feeds that were read before this was known left its fee unsaid.
update listings l set association_fee_monthly_cents = 0
from listing_details d
where d.listing_id = l.id and l.association_fee_monthly_cents is null
  and d.facts -> 'AssociationYN' = 'false'::jsonb and not d.facts ? 'AssociationFee';
