import type { EndpointResponse } from '#lib/endpoint.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LineLink } from '#ui/link.tsx';
import type { getMoneyState } from '../../contract/admin.ts';

type Waiting = EndpointResponse<typeof getMoneyState>['waitingPayouts'][number];

const whyOf = ({ until }: Waiting): string =>
  until === null
    ? 'Suspended, until the suspension is lifted'
    : `The bank account was changed, until ${formatDate(until, viewerTimeZone())}`;

/** What is owed to vendors and is not paid out now, with the reason. */
export function WaitingPayouts({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <DataTable
      caption="Payouts that wait"
      csvFileName="waiting-payouts.csv"
      rows={waiting}
      rowKey={({ vendorId, book }) => `${vendorId}${book}`}
      columns={[
        {
          id: 'vendor',
          header: 'Vendor',
          rowHeader: true,
          cell: ({ vendorId, name, book }) => (
            <>
              <LineLink href={`/admin/vendors?vendor=${vendorId}`}>{name}</LineLink>{' '}
              {book === 'sandbox' ? <Badge tone="info">TEST</Badge> : null}
            </>
          ),
          csv: ({ name }) => name,
        },
        { id: 'why', header: 'Why', wrap: true, cell: whyOf },
        {
          id: 'cents',
          header: 'Owed',
          align: 'end',
          cell: ({ availableCents }) => formatMoney(availableCents, 'always'),
          csv: ({ availableCents }) => availableCents / 100,
        },
      ]}
    />
  );
}
