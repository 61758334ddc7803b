import { formatNumber, formatPercent } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { InlineLink } from '#ui/link.tsx';
import type { LandingExperiment } from '../../contract.ts';
import { sayChance, sayLift, sayLoss, sayPoints, sayRate } from './experiment-words.ts';

/** What the counts of each version allow to say, beside the first one. */
export function ExperimentResults({ experiment }: { experiment: LandingExperiment }) {
  const comparisonOf = (arm: number) => experiment.comparisons.find((one) => one.arm === arm);
  return (
    <DataTable
      className="mt-4"
      caption={`Results of ${experiment.name}`}
      hideCaption
      dense
      csvFileName="experiment.csv"
      rows={experiment.arms.map((arm, at) => ({ ...arm, at, comparison: comparisonOf(at) }))}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          id: 'version',
          header: 'Version',
          rowHeader: true,
          cell: ({ label, previewPath, weight, at }) => (
            <>
              <InlineLink href={previewPath} target="_blank">
                {label}
              </InlineLink>
              {`${at === 0 ? ' (baseline)' : ''}, ${formatPercent(weight, 0)}`}
            </>
          ),
          csv: ({ label }) => label,
        },
        { id: 'users', header: 'Visitors', align: 'end', cell: ({ users }) => formatNumber(users), csv: ({ users }) => users },
        {
          id: 'did',
          header: 'Did it',
          align: 'end',
          cell: ({ conversions }) => (conversions === null ? '–' : formatNumber(conversions)),
        },
        {
          id: 'rate',
          header: 'Rate',
          align: 'end',
          cell: ({ rate, low, high }) => (rate === null ? '–' : `${sayRate(rate)} (${sayRate(low)} to ${sayRate(high)})`),
        },
        {
          id: 'difference',
          header: 'Difference, points',
          align: 'end',
          cell: ({ comparison }) =>
            comparison === undefined
              ? '–'
              : `${sayPoints(comparison.difference)}${comparison.low === null || comparison.high === null ? '' : ` (${sayPoints(comparison.low)} to ${sayPoints(comparison.high)})`}`,
        },
        {
          id: 'lift',
          header: 'Lift',
          align: 'end',
          cell: ({ comparison }) => sayLift(comparison?.lift ?? null),
        },
        {
          id: 'p',
          header: 'p',
          align: 'end',
          cell: ({ comparison }) =>
            comparison?.p == null ? '–' : comparison.p < 0.0001 ? 'below 0.0001' : formatNumber(comparison.p, 4),
        },
        {
          id: 'chance',
          header: 'Chance to be better',
          align: 'end',
          cell: ({ comparison }) => (comparison === undefined ? '–' : sayChance(comparison.chanceToWin)),
        },
        {
          id: 'loss',
          header: 'Expected loss, points',
          align: 'end',
          cell: ({ comparison }) => (comparison === undefined ? '–' : sayLoss(comparison.expectedLoss)),
        },
      ]}
    />
  );
}
