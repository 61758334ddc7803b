import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatNumber } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { CsvButton } from '#platform/web/csv-button.tsx';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { getLandingLead, getLeadFile, type Lead, LEAD_STATES, listLeads } from '../../contract.ts';
import { LEAD_STATE_WORDS } from '../../model/say-lead.ts';
import { leadColumns } from './lead-columns.tsx';
import { LeadDialog } from './lead-dialog.tsx';

/** Requests from landing pages, each with what was agreed to. */
export function LeadList() {
  const [search, change] = useAddressQuery();
  const openId = search.get('lead');
  const state = LEAD_STATES.find((known) => known === search.get('state'));
  const query = useInfiniteQuery({
    queryKey: [endpointUrl(listLeads.path, {}, { state }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(listLeads, { query: { state, ...(pageParam === '' ? {} : { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  });
  const leads = query.data?.pages.flatMap((page) => page?.leads ?? []) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <Field label="Show">
          <Select
            compact
            value={state ?? ''}
            placeholder="All leads"
            options={LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_WORDS[value] }))}
            onChange={({ target }) => change({ state: target.value })}
          />
        </Field>
        <CsvButton url={endpointUrl(getLeadFile.path)} fileName="landing-leads.csv" />
      </div>
      <Loaded
        query={query}
        pending={<SkeletonRows />}
        failed="We couldn’t load the leads"
        isEmpty={() => leads.length === 0}
        empty={
          state === undefined ? (
            <EmptyState title="No leads yet">Requests from the forms of your landing pages show up here.</EmptyState>
          ) : (
            <EmptyState title="No such leads">Choose “All leads” to see the others.</EmptyState>
          )
        }
      >
        {() => (
          <>
            <DataTable caption="Leads, newest first" hideCaption rows={leads} rowKey={({ id }) => id} columns={leadColumns} />
            <div className="mt-4">
              <NextPage of={query} position={`${formatNumber(leads.length)} of ${formatNumber(total)} leads`} staysAtEnd />
            </div>
          </>
        )}
      </Loaded>
      {openId === null ? null : (
        <OpenLead
          key={openId}
          leadId={openId}
          listed={leads.find(({ id }) => id === openId)}
          onClose={() => change({ lead: null })}
        />
      )}
    </>
  );
}

/** The lead that the address names, also where its page of the list is not loaded. */
function OpenLead({ leadId, listed, onClose }: { leadId: string; listed: Lead | undefined; onClose: () => void }) {
  const query = useQuery({ ...endpointQuery(getLandingLead, { params: { leadId } }), placeholderData: () => listed });
  return (
    <Loaded query={query} pending={null} failed="We couldn’t load this lead">
      {(lead) => <LeadDialog lead={lead} onClose={onClose} />}
    </Loaded>
  );
}
