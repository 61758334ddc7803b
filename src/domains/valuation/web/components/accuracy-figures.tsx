import { formatNumber, formatPercent } from '#lib/format.ts';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { AccuracyFigures, ModelCard } from '../../contract.ts';
import { sayDay, saySigned } from '../../model/say-values.ts';

type HeldOut = NonNullable<ModelCard['heldOut']>;

/** The headline figures of a model. */
export function AccuracyHeadline({ heldOut }: { heldOut: HeldOut }) {
  return (
    <StatRow>
      <Stat
        label="Median error"
        value={formatPercent(heldOut.mdape)}
        range="Half of the estimates were closer than this to the price"
        asOf={`${formatNumber(heldOut.n)} sales, ${sayDay(heldOut.from)} to ${sayDay(heldOut.to)}`}
      />
      <Stat
        label="Within 5 / 10 / 20%"
        value={[heldOut.ppe5, heldOut.ppe10, heldOut.ppe20].map((share) => Math.round(share * 100)).join('/')}
        unit="%"
      />
      <Stat
        label="Too high or too low"
        value={saySigned(heldOut.medianSignedError)}
        range={`Median signed error; 0 is neither${heldOut.meanSignedError === null ? '' : `. Mean: ${saySigned(heldOut.meanSignedError)}`}`}
      />
      <Stat label="Answered" value={formatPercent(heldOut.hitRate)} range="The rest were refused, and count as misses" />
      <Stat
        label="Price inside the range"
        value={[heldOut.coverage68, heldOut.coverage80].map((share) => Math.round(share * 100)).join('/')}
        unit="%"
        range="Of the 68% and the 80% range"
      />
    </StatRow>
  );
}

interface GroupRow extends AccuracyFigures {
  name: string;
}

const COLUMNS: Column<GroupRow>[] = [
  { id: 'name', header: 'Group', cell: (row) => row.name, rowHeader: true, wrap: true },
  { id: 'n', header: 'Sales', cell: (row) => formatNumber(row.n), sortBy: (row) => row.n, csv: (row) => row.n, align: 'end' },
  {
    id: 'mdape',
    header: 'Median error',
    cell: (row) => formatPercent(row.mdape),
    sortBy: (row) => row.mdape,
    csv: (row) => row.mdape,
    align: 'end',
  },
  {
    id: 'ppe10',
    header: 'Within 10%',
    cell: (row) => formatPercent(row.ppe10, 0),
    sortBy: (row) => row.ppe10,
    csv: (row) => row.ppe10,
    align: 'end',
  },
  {
    id: 'signed',
    header: 'Signed error',
    cell: (row) => saySigned(row.medianSignedError),
    sortBy: (row) => row.medianSignedError,
    csv: (row) => row.medianSignedError,
    align: 'end',
  },
  {
    id: 'mean-signed',
    header: 'Mean signed error',
    cell: (row) => (row.meanSignedError === null ? '' : saySigned(row.meanSignedError)),
    sortBy: (row) => row.meanSignedError ?? 0,
    csv: (row) => row.meanSignedError ?? '',
    align: 'end',
  },
  {
    id: 'coverage',
    header: 'In 80% range',
    cell: (row) => formatPercent(row.coverage80, 0),
    sortBy: (row) => row.coverage80,
    csv: (row) => row.coverage80,
    align: 'end',
  },
];

/** The same figures by group: where the model does well, and where not. */
export function AccuracyTable({
  caption,
  groups,
  fileName,
}: {
  caption: string;
  groups: Record<string, AccuracyFigures>;
  fileName: string;
}) {
  const sorted = Object.entries(groups).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const rows = sorted.map(([name, figures]) => ({ name: name.replace(/^\d /, ''), ...figures }));
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={rows}
      rowKey={(row) => row.name}
      csvFileName={fileName}
      dense
      emptyText="Too few sales in each group to say."
    />
  );
}
