import { useDeferredValue, useMemo } from 'react';
import { formatMoney, formatPercent } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { COMPARED_WITH, compareSavings, findSensitivity, type RouteSaving, type Sale } from '../../model/commission-savings.ts';

const whole = (cents: number) => formatMoney(cents, 'never');

/** "$12,000 more": a difference in words, since a sign alone is easily missed. */
function sayDifference(cents: number): string {
  if (cents === 0) return 'The same';
  return `${whole(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}

function sayBreakEven({ breakEvenCents, key }: RouteSaving, fullPriceCents: number): string {
  if (key === COMPARED_WITH) return '–';
  if (breakEvenCents === null) return 'At no price near this one';
  const share = breakEvenCents / fullPriceCents - 1;
  return `${whole(breakEvenCents)} (${formatPercent(Math.abs(share), 1)} ${share < 0 ? 'below' : 'above'})`;
}

/** What each way leaves, where it breaks even, and how much depends on each figure. */
export function SavingsTables({ sale }: { sale: Sale }) {
  // Typing stays quick: the tables follow.
  const shown = useDeferredValue(sale);
  const { routes, changes } = useMemo(() => ({ routes: compareSavings(shown), changes: findSensitivity(shown) }), [shown]);
  const fullPrice = routes.find(({ key }) => key === COMPARED_WITH)?.priceCents ?? 0;
  return (
    <>
      <PageSection
        id="net"
        title="What you keep"
        lead="In alphabetical order, with no preference. The range shows how far off each could be. Break-even is the price at which you keep as much as with a full-service sale: above it, you keep more."
      >
        <DataTable
          caption="What you keep with each way of selling"
          hideCaption
          csvFileName="ways-of-selling.csv"
          rows={routes}
          rowKey={({ key }) => key}
          columns={[
            { id: 'way', header: 'Way of selling', rowHeader: true, cell: ({ name }) => name, csv: ({ name }) => name },
            {
              id: 'price',
              header: 'Price',
              align: 'end',
              cell: ({ priceCents }) => whole(priceCents),
              csv: ({ priceCents }) => priceCents / 100,
            },
            {
              id: 'net',
              header: 'You keep',
              align: 'end',
              cell: ({ netCents }) => <strong>{whole(netCents)}</strong>,
              csv: ({ netCents }) => netCents / 100,
            },
            {
              id: 'range',
              header: 'From, to',
              align: 'end',
              cell: ({ netRange }) => `${whole(netRange.lowCents)} to ${whole(netRange.highCents)}`,
            },
            {
              id: 'difference',
              header: 'Against full service',
              align: 'end',
              cell: (route) => (route.key === COMPARED_WITH ? '–' : sayDifference(route.differenceCents)),
              csv: ({ differenceCents }) => differenceCents / 100,
            },
            {
              id: 'break-even',
              header: 'Breaks even at',
              align: 'end',
              cell: (route) => sayBreakEven(route, fullPrice),
              csv: ({ breakEvenCents }) => (breakEvenCents === null ? '' : breakEvenCents / 100),
            },
          ]}
        />
      </PageSection>
      <PageSection id="sensitivity" title="If a number changes" lead="What you’d keep, with everything else as above.">
        <DataTable
          caption="What you keep if a number changes"
          hideCaption
          dense
          csvFileName="if-a-figure-changes.csv"
          rows={changes}
          rowKey={({ label }) => label}
          columns={[
            { id: 'change', header: 'If', rowHeader: true, cell: ({ label }) => label, csv: ({ label }) => label },
            ...routes.map(({ key, name }) => ({
              id: key,
              header: name,
              align: 'end' as const,
              cell: ({ nets }: (typeof changes)[number]) => whole(nets[key] ?? 0),
              csv: ({ nets }: (typeof changes)[number]) => (nets[key] ?? 0) / 100,
            })),
          ]}
        />
      </PageSection>
    </>
  );
}
