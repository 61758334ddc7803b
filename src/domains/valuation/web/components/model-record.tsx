import { formatNumber, formatPercent } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { ModelVersion, SampleTest } from '../../contract.ts';
import { nameFactWithin } from '../../model/fact-names.ts';
import { monthNumber, sayDay, saySigned, sayMonth } from '../../model/say-values.ts';

/** Month by month: random recent sales against what was estimated before them. */
export function SampleTests({ samples, since }: { samples: readonly SampleTest[]; since: string }) {
  return (
    <DataTable
      caption="Monthly random samples"
      hideCaption
      rows={samples}
      rowKey={(row) => row.month}
      csvFileName="monthly-samples.csv"
      dense
      emptyText={`Drawn in the first days of each month from sales that were listed after an estimate was made. The first model here is of ${sayDay(since)}: the first sample follows once enough sales have closed since.`}
      columns={[
        {
          id: 'month',
          header: 'Drawn in',
          rowHeader: true,
          cell: (row) => sayMonth(monthNumber(row.month)),
          csv: (row) => row.month,
        },
        {
          id: 'n',
          header: 'Sales drawn',
          align: 'end',
          cell: (row) => `${formatNumber(row.n)} of ${formatNumber(row.eligible)}`,
          csv: (row) => row.n,
        },
        { id: 'mdape', header: 'Median error', align: 'end', cell: (row) => formatPercent(row.mdape), csv: (row) => row.mdape },
        { id: 'ppe10', header: 'Within 10%', align: 'end', cell: (row) => formatPercent(row.ppe10, 0), csv: (row) => row.ppe10 },
        {
          id: 'signed',
          header: 'Signed error',
          align: 'end',
          cell: (row) => saySigned(row.medianSignedError),
          csv: (row) => row.medianSignedError,
        },
        {
          id: 'coverage',
          header: 'In 68% range',
          align: 'end',
          cell: (row) => formatPercent(row.coverage68, 0),
          csv: (row) => row.coverage68,
        },
        { id: 'hit', header: 'Answered', align: 'end', cell: (row) => formatPercent(row.hitRate), csv: (row) => row.hitRate },
      ]}
    />
  );
}

/** Every model that served here, and what changed with it. */
export function ChangeLog({ versions }: { versions: readonly ModelVersion[] }) {
  return (
    <DataTable
      caption="Change log of models"
      hideCaption
      rows={versions}
      rowKey={(row) => row.version}
      csvFileName="model-versions.csv"
      dense
      columns={[
        {
          id: 'version',
          header: 'Version',
          rowHeader: true,
          cell: (row) => `${row.version}${row.isServing ? ' (serves now)' : ''}`,
        },
        { id: 'trained', header: 'Trained', cell: (row) => sayDay(row.trainedAt.slice(0, 10)) },
        { id: 'sales', header: 'Sales', align: 'end', cell: (row) => formatNumber(row.sales), csv: (row) => row.sales },
        {
          id: 'mdape',
          header: 'Median error',
          align: 'end',
          cell: (row) => (row.heldOut === null ? 'not measured' : formatPercent(row.heldOut.mdape)),
          csv: (row) => row.heldOut?.mdape ?? null,
        },
        {
          id: 'ppe10',
          header: 'Within 10%',
          align: 'end',
          cell: (row) => (row.heldOut === null ? '' : formatPercent(row.heldOut.ppe10, 0)),
          csv: (row) => row.heldOut?.ppe10 ?? null,
        },
        { id: 'changes', header: 'What changed', wrap: true, cell: (row) => row.changes.map(sayChange).join('. ') },
      ]}
    />
  );
}

// Facts come by their names in the model.
function sayChange(change: string): string {
  const [, verb, names, rest = ''] = /^(Looks at|No longer looks at) (.*?)( as well)?$/.exec(change) ?? [];
  if (verb === undefined || names === undefined) return change;
  return `${verb} ${names
    .split(', ')
    .map((name) => nameFactWithin(name))
    .join(', ')}${rest}`;
}
