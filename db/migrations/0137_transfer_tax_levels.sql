-- A net sheet holds transfer taxes as levels: one rate becomes one bracket from nought on.
update cmas
set net_sheet = (net_sheet - 'transferTaxKind' - 'transferTaxRate' - 'transferTaxBrackets') || jsonb_build_object(
  'transferTaxes',
  case
    when net_sheet ->> 'transferTaxKind' in ('parts', 'whole') and jsonb_array_length(coalesce(net_sheet -> 'transferTaxBrackets', '[]')) > 0
      then jsonb_build_array(level || jsonb_build_object('basis', net_sheet ->> 'transferTaxKind', 'brackets', net_sheet -> 'transferTaxBrackets'))
    when coalesce(net_sheet ->> 'transferTaxKind', 'rate') = 'rate' and coalesce((net_sheet ->> 'transferTaxRate')::numeric, 0) > 0
      then jsonb_build_array(level || jsonb_build_object('basis', 'parts', 'brackets', jsonb_build_array(jsonb_build_object(
        'aboveCents', 0, 'millionths', round((net_sheet ->> 'transferTaxRate')::numeric * 1000000)::int))))
    else '[]'::jsonb
  end)
from (select '{"name": "Transfer tax", "unitCents": 1, "sellerShare": 1, "aboveCents": null, "upToCents": null}'::jsonb as level) as plain
where net_sheet ?| array['transferTaxKind', 'transferTaxRate', 'transferTaxBrackets'];
