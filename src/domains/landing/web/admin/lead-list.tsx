import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LEAD_WISHES, listLeads } from '../../contract.ts';

/** Requests from landing pages, each with what was agreed to. */
export function LeadList() {
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
              { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
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
                cell: ({ consentVersion }) => consentVersion,
                csv: ({ consentVersion, consentUrl }) => `${consentVersion} ${consentUrl}`,
              },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}
