import { formatCount, formatDate, formatMoney } from '#lib/format.ts';
import { PAYOUT_DAY } from '#lib/payout-day.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LineLink } from '#ui/link.tsx';
import type { VendorMoney } from '../../../contract/milestones.ts';
import { REPORTED_ABOVE } from '../../../model/payout-terms.ts';

const money = (cents: number) => formatMoney(cents, 'always');

/** The year by month: what was paid, what the fee was, what came. The sums that a tax form asks for. */
export function EarnedByMonth({ money: { year, months, earned } }: { money: VendorMoney }) {
  const isMoved = ({ payments, takenCents }: VendorMoney['earned']) => payments > 0 || takenCents !== 0;
  const rows = [{ month: 'All', ...earned }, ...months.filter(isMoved).toReversed()];
  const isTaken = rows.some(({ takenCents }) => takenCents !== 0);
  const monthName = (month: string) =>
    month === 'All'
      ? `All of ${year}`
      : new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const isReported = earned.grossCents > REPORTED_ABOVE.cents && earned.payments > REPORTED_ABOVE.payments;
  return (
    <section aria-labelledby="tax-summary">
      <h3 id="tax-summary" className="text-lg font-semibold">
        Earned and tax summary {year}
      </h3>
      <p className="mt-1 mb-3 max-w-measure text-sm text-ink-soft">
        Gross is what clients paid for your work through this site, before our fee.{' '}
        {isReported
          ? `You’re above ${formatMoney(REPORTED_ABOVE.cents)} and ${REPORTED_ABOVE.payments} payments: the payment provider reports the gross sum to the IRS and sends you Form 1099-K by January 31.`
          : `The payment provider reports it to the IRS on Form 1099-K above ${formatMoney(REPORTED_ABOVE.cents)} and ${REPORTED_ABOVE.payments} payments a year; some states have a lower threshold. You owe tax on it either way.`}
      </p>
      <DataTable
        caption={`Earned in ${year}`}
        hideCaption
        csvFileName={`tax-summary-${year}.csv`}
        rows={rows}
        rowKey={({ month }) => month}
        columns={[
          { id: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => monthName(month) },
          { id: 'payments', header: 'Payments', align: 'end', cell: ({ payments }) => payments },
          {
            id: 'gross',
            header: 'Gross',
            align: 'end',
            cell: ({ grossCents }) => money(grossCents),
            csv: ({ grossCents }) => grossCents / 100,
          },
          {
            id: 'fee',
            header: 'Our fee',
            align: 'end',
            cell: ({ feeCents }) => money(feeCents),
            csv: ({ feeCents }) => feeCents / 100,
          },
          {
            id: 'net',
            header: 'To you',
            align: 'end',
            cell: ({ netCents }) => money(netCents),
            csv: ({ netCents }) => netCents / 100,
          },
          ...(isTaken
            ? [
                {
                  id: 'taken',
                  header: 'Taken back by banks',
                  align: 'end' as const,
                  cell: ({ takenCents }: VendorMoney['earned']) => money(takenCents),
                  csv: ({ takenCents }: VendorMoney['earned']) => takenCents / 100,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

const PAYOUT_WORDS: Record<VendorMoney['payouts'][number]['status'], { title: string; tone: BadgeTone }> = {
  queued: { title: 'Queued', tone: 'neutral' },
  transit: { title: 'On its way', tone: 'info' },
  paid: { title: 'Arrived', tone: 'brand' },
  failed: { title: 'Came back', tone: 'error' },
  cancelled: { title: 'Canceled', tone: 'neutral' },
};

/** Every payout; what came back is a part of what can be paid out. */
export function Payouts({ money: { payouts } }: { money: VendorMoney }) {
  const zone = viewerTimeZone();
  return (
    <section aria-labelledby="payouts">
      <h3 id="payouts" className="mb-3 text-lg font-semibold">
        Payouts
      </h3>
      <DataTable
        caption="Payouts"
        hideCaption
        csvFileName="payouts.csv"
        rows={payouts}
        rowKey={({ id }) => id}
        emptyText={`No payouts yet. Released money is paid out every ${PAYOUT_DAY}.`}
        columns={[
          {
            id: 'at',
            header: 'Started',
            rowHeader: true,
            cell: ({ createdAt }) => formatDate(createdAt, zone),
            sortBy: ({ createdAt }) => createdAt,
          },
          {
            id: 'status',
            header: 'Status',
            cell: ({ status }) => <Badge tone={PAYOUT_WORDS[status].tone}>{PAYOUT_WORDS[status].title}</Badge>,
            sortBy: ({ status }) => PAYOUT_WORDS[status].title,
          },
          {
            id: 'cents',
            header: 'Amount',
            align: 'end',
            cell: ({ cents }) => money(cents),
            sortBy: ({ cents }) => cents,
            csv: ({ cents }) => cents / 100,
          },
        ]}
      />
    </section>
  );
}

const LINE_WORDS: Record<string, string> = {
  released: 'Released from a job',
  'payout-paid': 'Paid out',
  'payout-came-back': 'A payout came back',
  'dispute-lost': 'Taken back by a client’s bank',
  'dispute-lost-returned': 'Returned by a client’s bank',
  'debt-repaid': 'Kept for what you owed',
};

/** "Released: Photographer, request 12". */
function sayStatementLine({ kind, job }: Pick<VendorMoney['statement'][number], 'kind' | 'job'>): string {
  if (kind === 'released' && job !== null) return `Released: ${job}`;
  return `${LINE_WORDS[kind] ?? kind.replaceAll('-', ' ')}${job === null ? '' : `: ${job}`}`;
}

/** Each line of what is owed to the vendor, with the balance after it. */
export function VendorStatement({ money: { statement, statementLines, year } }: { money: VendorMoney }) {
  const zone = viewerTimeZone();
  return (
    <section aria-labelledby="statement">
      <h3 id="statement" className="mb-3 text-lg font-semibold">
        Statement {year}
      </h3>
      <p className="mb-3 text-sm text-ink-soft">
        {statement.length < statementLines ? `The last ${statement.length} of ` : ''}
        {formatCount(statementLines, 'line')}, newest first. A payout is listed on the day it arrived.
      </p>
      <DataTable
        caption={`Statement ${year}`}
        hideCaption
        dense
        csvFileName={`statement-${year}.csv`}
        rows={statement.toReversed()}
        rowKey={({ at, about, balanceCents }) => `${at}${about}${balanceCents}`}
        emptyText="No entries this year."
        columns={[
          { id: 'at', header: 'Day', rowHeader: true, cell: ({ at }) => formatDate(at, zone), csv: ({ at }) => at },
          {
            id: 'kind',
            header: 'What',
            wrap: true,
            cell: (line) =>
              line.kind === 'released' ? (
                <LineLink href={`/vendor/offer/accepted?lead=${line.about}`}>{sayStatementLine(line)}</LineLink>
              ) : (
                sayStatementLine(line)
              ),
            csv: sayStatementLine,
          },
          { id: 'cents', header: 'Amount', align: 'end', cell: ({ cents }) => money(cents), csv: ({ cents }) => cents / 100 },
          {
            id: 'balance',
            header: 'Balance',
            align: 'end',
            cell: ({ balanceCents }) => money(balanceCents),
            csv: ({ balanceCents }) => balanceCents / 100,
          },
        ]}
      />
    </section>
  );
}
