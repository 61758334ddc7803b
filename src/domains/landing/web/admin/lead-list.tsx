import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Download } from '#ui/icons/index.ts';
import { getLeadFile, listLeads } from '../../contract.ts';
import { leadColumns } from './lead-columns.tsx';
import { LeadDialog } from './lead-dialog.tsx';

/** Requests from landing pages, each with what was agreed to. */
export function LeadList() {
  const [search, change] = useAddressQuery();
  const openId = search.get('lead');
  const query = useQuery(endpointQuery(listLeads));
  return (
    <Loaded
      query={query}
      pending={<Skeleton className="h-96" />}
      failed="We couldn’t load the leads"
      isEmpty={({ leads }) => leads.length === 0}
      empty={<EmptyState title="No leads yet">Requests from the forms of your landing pages show up here.</EmptyState>}
    >
      {({ leads, total }) => (
        <>
          {total > leads.length ? (
            <p className="mb-3 text-sm text-ink-soft">
              The newest {formatNumber(leads.length)} of {formatNumber(total)}. The file holds them all.
            </p>
          ) : null}
          <DataTable caption="Leads, newest first" hideCaption rows={leads} rowKey={({ id }) => id} columns={leadColumns} />
          <LeadFile />
          {leads
            .filter(({ id }) => id === openId)
            .map((lead) => (
              <LeadDialog key={lead.id} lead={lead} onClose={() => change({ lead: null })} />
            ))}
        </>
      )}
    </Loaded>
  );
}

function LeadFile() {
  const download = useWrite(() => downloadAsUser(endpointUrl(getLeadFile.path), 'landing-leads.csv'), {
    failureTitle: 'We couldn’t make the file',
  });
  return (
    <div className="mt-2 flex justify-end">
      <Button variant="quiet" size="small" busy={download.isBusy} onClick={() => void download.run()}>
        <Download aria-hidden="true" className="size-4" />
        Download CSV
      </Button>
    </div>
  );
}
