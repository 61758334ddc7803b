import { formatDate, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { VendorMoney } from '../../../contract/milestones.ts';
import { InvoiceButton } from '../order/invoice-button.tsx';

/** What a vendor invoiced to its clients, in numbers of its own: one for each payment, a credit note for what went back, and another invoice where a bank returned that. */
export function VendorInvoices({ money: { invoices, year } }: { money: VendorMoney }) {
  const zone = viewerTimeZone();
  return (
    <section aria-labelledby="invoices">
      <h3 id="invoices" className="mb-1 text-lg font-semibold">
        Invoices to clients
      </h3>
      <p className="mb-3 max-w-measure text-sm text-ink-soft">
        Each payment for a job is invoiced in your legal name, in numbers without gaps. Your client gets the same PDF.
      </p>
      <DataTable
        caption={`Invoices of ${year}`}
        hideCaption
        csvFileName={`invoices-${year}.csv`}
        rows={invoices}
        rowKey={({ name }) => name}
        emptyText={`No invoices in ${year}. They come with the payments of your clients.`}
        columns={[
          { id: 'name', header: 'Number', rowHeader: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
          {
            id: 'at',
            header: 'Day',
            cell: ({ issuedAt }) => formatDate(issuedAt, zone),
            sortBy: ({ issuedAt }) => issuedAt,
          },
          {
            id: 'total',
            header: 'Total',
            align: 'end',
            cell: ({ totalCents }) => formatMoney(totalCents, 'always'),
            sortBy: ({ totalCents }) => totalCents,
            csv: ({ totalCents }) => totalCents / 100,
          },
          {
            id: 'pdf',
            header: 'PDF',
            screenOnly: true,
            cell: ({ name, orderId, kind }) => <InvoiceButton isShort orderId={orderId} name={name} kind={kind} />,
            csv: () => '',
          },
        ]}
      />
    </section>
  );
}
