import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { categoryOf, listVendorsToReview, STATUS_WORDS, VENDOR_STATUSES } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { ReviewVendor } from './review-vendor.tsx';

/** Applications that wait for an answer, or the one that the address names. */
export function VendorAdmin() {
  const [search] = useSearchParams();
  const vendorId = search.get('vendor');
  return vendorId === null ? <Queue /> : <ReviewVendor key={vendorId} vendorId={vendorId} />;
}

function Queue() {
  const [search, change] = useAddressQuery();
  const status = VENDOR_STATUSES.find((one) => one === search.get('status'));
  const q = search.get('q') ?? '';
  const query = useInfiniteQuery({
    queryKey: [endpointUrl(listVendorsToReview.path, {}, { status, q })],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(
        listVendorsToReview,
        { query: { q, ...(status === undefined ? {} : { status }), ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  });
  const vendors = query.data?.pages.flatMap((page) => page?.vendors ?? []) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Show" className="w-56">
          <Select
            value={status ?? ''}
            placeholder="Waiting for an answer"
            options={VENDOR_STATUSES.map((one) => ({ value: one, label: STATUS_WORDS[one] }))}
            onChange={({ target }) => change({ status: target.value })}
          />
        </Field>
        <Field label="Name" className="w-64">
          <TextInput
            type="search"
            value={q}
            maxLength={MOST_LETTERS.name}
            onChange={({ target }) => change({ q: target.value }, { replaces: true })}
          />
        </Field>
      </div>
      <p role="status" className="mt-6 text-ink-soft">
        {total === 0 ? '' : formatCount(total, status === undefined ? 'application' : 'vendor')}
      </p>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-2" />}
        failed="We couldn’t load the applications"
        isEmpty={() => vendors.length === 0}
        empty={
          q === '' && status === undefined ? (
            <EmptyState level={2} title="No applications waiting">
              New applications show up here, oldest first.
            </EmptyState>
          ) : (
            <EmptyState level={2} title={q === '' ? 'No one here' : 'No one by this name'}>
              Choose another state above{q === '' ? '' : ', or a part of another name'}.
            </EmptyState>
          )
        }
      >
        {() => (
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
            {vendors.map((vendor) => (
              <li
                key={vendor.id}
                className="relative flex flex-wrap items-center justify-between gap-4 px-4 py-3 hover:bg-sunken"
              >
                <span className="min-w-0">
                  <AppLink href={`/admin/vendors?vendor=${vendor.id}`} className="font-medium after:absolute after:inset-0">
                    {vendor.name === '' ? 'Without a name' : vendor.name}
                  </AppLink>
                  <span className="block text-sm text-ink-soft">
                    {vendor.categories.map((key) => categoryOf(key).plural).join(', ')}
                    {vendor.city === '' ? '' : ` · ${vendor.city}, ${vendor.state}`}
                  </span>
                </span>
                <span className="flex items-center gap-3 text-sm text-ink-soft">
                  {vendor.isDemo ? <Badge>Demonstration</Badge> : null}
                  <Badge tone={vendor.status === 'approved' ? 'brand' : 'neutral'}>{STATUS_WORDS[vendor.status]}</Badge>
                  {vendor.submittedAt === null ? '' : `since ${formatDateTime(vendor.submittedAt, viewerTimeZone())}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <NextPage of={query} position={`${vendors.length} of ${total}`} />
    </>
  );
}
