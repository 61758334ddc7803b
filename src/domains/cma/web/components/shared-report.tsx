import { ReaderEnd } from '#platform/web/reader-end.tsx';
import { FileDown } from '#ui/icons/index.ts';
import { formatDate, formatMoney, formatPercent } from '#lib/format.ts';
import { buttonClasses } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Page } from '#ui/page.tsx';
import { Stat } from '#ui/stat.tsx';
import type { SharedCma } from '../../contract.ts';

/** What somebody with a link to a report sees. */
export function SharedReport({ shared, reportUrl }: { shared: SharedCma; reportUrl: string }) {
  const money = (cents: number) => formatMoney(cents, 'never');
  return (
    <Page
      width="text"
      size="large"
      above="Comparative market analysis"
      title={shared.address}
      note={
        <>
          Prepared by {[shared.preparedBy, shared.company].filter((part) => part !== '').join(', ')}, as of{' '}
          {formatDate(shared.effectiveDate, 'UTC')}. This link ends on <ReaderEnd at={shared.expiresAt} />.
        </>
      }
    >
      {shared.result === null ? null : (
        <Stat
          className="mt-8"
          size="large"
          label="Indicated value"
          value={money(shared.result.indicatedCents)}
          range={`${money(shared.result.lowCents)} to ${money(shared.result.highCents)}`}
        />
      )}
      <a href={reportUrl} className={buttonClasses({ className: 'mt-8' })}>
        <FileDown aria-hidden="true" className="size-5" /> Open the report (PDF)
      </a>
      <DataTable
        className="mt-10"
        caption="Comparable sales"
        rows={shared.comps}
        rowKey={(comp) => comp.address}
        columns={[
          { id: 'address', header: 'Home', rowHeader: true, cell: (comp) => comp.address },
          { id: 'closed', header: 'Closed', cell: (comp) => (comp.closeDate === null ? '' : formatDate(comp.closeDate, 'UTC')) },
          { id: 'price', header: 'Sale price', align: 'end', cell: (comp) => money(comp.priceCents) },
          { id: 'adjusted', header: 'As this home', align: 'end', cell: (comp) => money(comp.adjustedCents) },
          { id: 'weight', header: 'Weight', align: 'end', cell: (comp) => formatPercent(comp.weight, 0) },
        ]}
      />
      <p className="mt-6 text-sm text-ink-soft">An opinion of a likely price from recorded sales; not an appraisal.</p>
    </Page>
  );
}
