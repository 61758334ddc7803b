import { formatMoney } from '#lib/format.ts';
import type { ChangeAddressQuery } from '#platform/web/use-address-query.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type CatalogSearch, ORDERS } from '../find-services.ts';

interface FieldProps {
  wanted: CatalogSearch;
  change: ChangeAddressQuery;
}

/** Up to which price; `prices` in dollars. */
export function PriceField({ wanted, change, prices }: FieldProps & { prices: readonly number[] }) {
  return (
    <Field label="Price">
      <Select
        placeholder="Any price"
        options={prices.map((dollars) => ({ value: String(dollars), label: `Up to ${formatMoney(dollars * 100)}` }))}
        value={String(wanted.upTo ?? '')}
        onChange={({ target }) => change({ upTo: target.value })}
      />
    </Field>
  );
}

export function OrderField({ wanted, change }: FieldProps) {
  return (
    <Field label="Order">
      <Select
        options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
        value={wanted.order}
        onChange={({ target }) => change({ sort: target.value === 'listed' ? '' : target.value })}
      />
    </Field>
  );
}
