import type { AuditEventView } from '#domains/accounts/contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { sayDetails } from './say-details.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { DataTable } from '#ui/data-table.tsx';

/** Events of the log, newest first. */
export function AuditTable({ caption, events }: { caption: string; events: readonly AuditEventView[] }) {
  return (
    <DataTable
      caption={caption}
      dense
      rows={events}
      rowKey={(event) => String(event.id)}
      emptyText="Nothing logged yet."
      csvFileName="audit.csv"
      columns={[
        {
          id: 'at',
          header: 'When',
          cell: (event) => formatDateTime(new Date(event.at).toISOString(), viewerTimeZone()),
          csv: (event) => new Date(event.at).toISOString(),
        },
        { id: 'action', header: 'What', cell: (event) => event.action.replaceAll('-', ' '), csv: (event) => event.action },
        { id: 'actor', header: 'Who', cell: (event) => event.actorName ?? event.actorId },
        { id: 'subject', header: 'Whom', cell: (event) => event.subjectName ?? event.subjectId ?? '' },
        {
          id: 'details',
          header: 'Details',
          wrap: true,
          cell: sayDetails,
          csv: ({ details, personal }) => JSON.stringify({ ...details, ...personal }),
        },
      ]}
    />
  );
}
