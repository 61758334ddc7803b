import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Lead, LEAD_WISHES, listLeads } from '../../contract.ts';
import { LeadDialog } from './lead-dialog.tsx';

/** Requests from landing pages, each with what was agreed to. */
export function LeadList() {
  const [openId, setOpenId] = useState<string>();
  const query = useQuery(endpointQuery(listLeads));
  return (
    <Loaded
      query={query}
      pending={<Skeleton className="h-96" />}
      failed="The leads could not be read"
      isEmpty={({ leads }) => leads.length === 0}
      empty={<EmptyState title="No leads yet">Requests from the forms of landing pages stand here.</EmptyState>}
    >
      {({ leads, total }) => (
        <>
          {total > leads.length ? (
            <p className="mb-3 text-sm text-ink-soft">
              The newest {formatNumber(leads.length)} of {formatNumber(total)}.
            </p>
          ) : null}
          <DataTable
            caption="Leads, newest first"
            hideCaption
            csvFileName="landing-leads.csv"
            rows={leads}
            rowKey={({ id }) => id}
            columns={[
              { id: 'at', header: 'When', cell: ({ at }) => formatDateTime(at, 'UTC'), sortBy: ({ at }) => at },
              {
                id: 'name',
                header: 'Name',
                rowHeader: true,
                cell: ({ id, name }) => (
                  <Button variant="quiet" size="small" onClick={() => setOpenId(id)}>
                    {name}
                  </Button>
                ),
                sortBy: ({ name }) => name,
              },
              {
                id: 'state',
                header: 'State',
                cell: (lead) => stateOf(lead),
                sortBy: (lead) => stateOf(lead),
              },
              { id: 'wish', header: 'Asks for', cell: ({ wish }) => LEAD_WISHES[wish], sortBy: ({ wish }) => LEAD_WISHES[wish] },
              { id: 'page', header: 'Page', cell: ({ page }) => page, sortBy: ({ page }) => page },
              {
                id: 'email',
                header: 'Email',
                cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
                csv: ({ email }) => email,
              },
              { id: 'phone', header: 'Phone', cell: ({ phone }) => phone ?? '–', csv: ({ phone }) => phone ?? '' },
              {
                id: 'calls',
                header: 'Calls',
                cell: ({ mayCall }) => (mayCall ? 'Agreed to' : 'No'),
                csv: ({ mayCall }) => (mayCall ? 'agreed to' : 'no'),
              },
              { id: 'message', header: 'Message', wrap: true, cell: ({ message }) => message, csv: ({ message }) => message },
              {
                id: 'consent',
                header: 'Consent',
                cell: ({ consent }) => consent.version,
                csv: ({ consent }) => consent.version,
              },
              ...CONSENT_COLUMNS,
            ]}
          />
          {leads
            .filter(({ id }) => id === openId)
            .map((lead) => (
              <LeadDialog key={lead.id} lead={lead} onClose={() => setOpenId(undefined)} />
            ))}
        </>
      )}
    </Loaded>
  );
}

const stateOf = ({ reply, hasUnsubscribed }: Lead) =>
  `${reply === null ? 'New' : 'Answered'}${hasUnsubscribed ? ', unsubscribed' : ''}`;

/** The record of the consent, which the file holds in full. */
const CONSENT_COLUMNS: Column<Lead>[] = [
  { id: 'agreed', header: 'Agreed to', wrap: true, cell: ({ consent }) => consent.text, csv: ({ consent }) => consent.text },
  {
    id: 'agreedCalls',
    header: 'Agreed to for calls',
    wrap: true,
    cell: ({ consent }) => consent.callText ?? '–',
    csv: ({ consent }) => consent.callText ?? '',
  },
  { id: 'where', header: 'Agreed at', cell: ({ consent }) => consent.url },
  {
    id: 'agreedWhen',
    header: 'Agreed on',
    cell: ({ consent }) => formatDateTime(consent.at, 'UTC'),
    csv: ({ consent }) => consent.at,
  },
  {
    id: 'network',
    header: 'From address',
    cell: ({ consent }) => consent.address ?? '–',
    csv: ({ consent }) => consent.address ?? '',
  },
];
