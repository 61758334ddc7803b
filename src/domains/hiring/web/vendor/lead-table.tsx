import { useInfiniteQuery } from '@tanstack/react-query';
import { categoryOf } from '#domains/experts/contract.ts';
import { capitalize, formatMoney } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Field } from '#ui/field.tsx';
import { LineLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { LEAD_FILTER_NAMES, LEAD_FILTERS, LEAD_SORT_NAMES, LEAD_SORTS, type LeadLine } from '../../contract.ts';
import { VENDOR_LEAD_WORDS } from '../../model/hiring-words.ts';
import { leadsOptions } from '../api.ts';
import { sayDate } from '../say-when.ts';

/** Such as "Home inspector for Ana Diaz, request 10073"; before it is accepted "Home inspector in Alder Falls, request 10076". */
export const nameLead = ({ categoryKey, clientName, city, postalCode, requestNumber }: LeadLine) =>
  `${capitalize(categoryOf(categoryKey).name)} ${clientName === null ? `in ${city || postalCode}` : `for ${clientName}`}, request ${requestNumber}`;

/** All leads of a vendor, by where they stand. */
export function LeadTable({ vendorId }: { vendorId: string }) {
  const [search, change] = useAddressQuery();
  const filter = LEAD_FILTER_NAMES.find((name) => name === search.get('show')) ?? 'all';
  const sort = LEAD_SORT_NAMES.find((name) => name === search.get('order')) ?? 'newest';
  const query = useInfiniteQuery(leadsOptions(vendorId, filter, sort));
  const leads = query.data?.pages.flatMap((page) => page?.leads ?? []) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <section aria-labelledby="leads">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="leads" className="font-serif text-2xl text-ink">
          Requests
        </h2>
        <div className="flex gap-3">
          <Field label="Show">
            <Select
              compact
              value={filter}
              onChange={({ target }) => change({ show: target.value })}
              options={LEAD_FILTER_NAMES.map((value) => ({ value, label: LEAD_FILTERS[value] }))}
            />
          </Field>
          <Field label="Order">
            <Select
              compact
              value={sort}
              onChange={({ target }) => change({ order: target.value })}
              options={Object.entries(LEAD_SORTS).map(([value, label]) => ({ value, label }))}
            />
          </Field>
        </div>
      </div>
      <Loaded
        query={query}
        pending={<SkeletonRows rows={4} className="mt-4" />}
        className="mt-4"
        isEmpty={() => leads.length === 0}
        empty={<p className="text-ink-soft">No requests here.</p>}
      >
        {() => (
          <>
            <DataTable
              className="mt-4"
              caption="Requests"
              hideCaption
              csvFileName="requests.csv"
              rows={leads}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'number',
                  header: 'Request',
                  rowHeader: true,
                  sortBy: ({ requestNumber }) => requestNumber,
                  cell: (line) => <LineLink href={`/vendor/lead/${line.id}`}>{nameLead(line)}</LineLink>,
                  csv: nameLead,
                },
                {
                  id: 'status',
                  header: 'Status',
                  cell: ({ status }) => VENDOR_LEAD_WORDS[status],
                  sortBy: ({ status }) => status,
                },
                { id: 'place', header: 'Where', cell: ({ city, postalCode }) => `${city} ${postalCode}` },
                { id: 'asked', header: 'Asked', cell: ({ askedAt }) => sayDate(askedAt), sortBy: ({ askedAt }) => askedAt },
                {
                  id: 'value',
                  header: 'Quote or budget',
                  align: 'end',
                  cell: ({ quoteCents, budgetCents }) =>
                    (quoteCents ?? budgetCents) === null ? 'Not given' : formatMoney(quoteCents ?? budgetCents ?? 0),
                  sortBy: ({ quoteCents, budgetCents }) => quoteCents ?? budgetCents,
                  csv: ({ quoteCents, budgetCents }) => {
                    const cents = quoteCents ?? budgetCents;
                    return cents === null ? null : cents / 100;
                  },
                },
              ]}
            />
            <NextPage of={query} position={`${leads.length} of ${total}`} />
          </>
        )}
      </Loaded>
    </section>
  );
}
