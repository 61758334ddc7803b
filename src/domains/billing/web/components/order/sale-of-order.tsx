import { useQuery } from '@tanstack/react-query';
import { listOwnListings } from '#domains/selling/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { assignOrder, getOrder, listOrders, type Order } from '../../../contract.ts';

/** The own listings to choose from, the archive left out; none while they load, or for somebody who sells nothing. */
export function useSales(): { id: string; label: string }[] {
  const { data } = useQuery(endpointQuery(listOwnListings));
  return data?.listings.filter(({ isArchived }) => !isArchived) ?? [];
}

/** Says for which sale an order was placed; one for no sale is marked so. */
export function useAssignOrder() {
  return useWrite(
    ({ orderId, listingId }: { orderId: string; listingId: string | null }) =>
      browserApi.call(assignOrder, { params: { orderId }, body: { listingId } }),
    {
      refreshes: [listOrders, getOrder],
      done: (order) => ({
        title: order?.listing == null ? 'It no longer counts toward a sale' : `It now counts toward ${order.listing.label}`,
      }),
    },
  );
}

/** For which of their sales a buyer placed an order; nothing for somebody who sells nothing. */
export function SaleOfOrder({ order }: { order: Order }) {
  const sales = useSales();
  const assign = useAssignOrder();
  if (sales.length === 0 && order.listing === null) return null;
  return (
    <Field
      label="For which sale?"
      hint="Your seller dashboard adds it to what you spent on that home."
      className="mt-5 print:hidden"
    >
      <SaleSelect
        sales={sales}
        chosen={order.listing}
        disabled={assign.isBusy}
        onChange={(listingId) => void assign.run({ orderId: order.id, listingId })}
      />
    </Field>
  );
}

interface SaleSelectProps {
  sales: readonly { id: string; label: string }[];
  /** May be one that is no longer among the sales. */
  chosen: { id: string; label: string } | null;
  disabled?: boolean;
  onChange: (listingId: string | null) => void;
}

/** One of the sales, or none. A field hands it what names it. */
export function SaleSelect({ sales, chosen, onChange, ...select }: SaleSelectProps) {
  const all = chosen === null || sales.some(({ id }) => id === chosen.id) ? sales : [...sales, chosen];
  return (
    <Select
      {...select}
      value={chosen?.id ?? ''}
      options={[{ value: '', label: 'None of my sales' }, ...all.map(({ id, label }) => ({ value: id, label }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}
