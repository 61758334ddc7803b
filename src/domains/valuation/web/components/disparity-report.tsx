import { formatNumber, formatPercent } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ModelCard } from '../../contract.ts';
import { measureDisparity, type Disparity } from '../../model/disparity.ts';
import { saySigned } from '../../model/say-values.ts';

/** Whether some neighborhoods are valued higher or lower than the rest. */
export function DisparityReport({ heldOut }: { heldOut: NonNullable<ModelCard['heldOut']> }) {
  const rows = measureDisparity(heldOut, heldOut.byArea);
  const flagged = rows.filter(({ isBeyondChance }) => isBeyondChance);
  return (
    <>
      <p className="mb-4 max-w-measure text-ink">
        {rows.length === 0
          ? 'Too few held-back sales in any one area to compare areas.'
          : flagged.length === 0
            ? `In none of ${rows.length} areas are homes valued higher or lower than elsewhere by more than chance explains.`
            : `In ${flagged.length} of ${rows.length} areas homes are valued higher or lower than elsewhere by more than chance explains: ${flagged.map(({ name }) => name).join(', ')}. About one area in a hundred would be flagged by chance.`}
      </p>
      {rows.length > 0 && (
        <DataTable
          caption="Disparity by area"
          hideCaption
          rows={rows}
          rowKey={(row) => row.name}
          csvFileName="disparity-by-area.csv"
          dense
          columns={[
            {
              id: 'name',
              header: 'Area',
              rowHeader: true,
              wrap: true,
              sortBy: (row) => row.name,
              cell: (row) => (
                <>
                  {row.name} {row.isBeyondChance ? <Badge tone="warning">Beyond chance</Badge> : null}
                </>
              ),
            },
            { id: 'n', header: 'Sales', align: 'end', sortBy: (row) => row.n, cell: (row) => formatNumber(row.n) },
            figure(
              'mdape',
              'Median error',
              (row) => row.mdape,
              (value) => formatPercent(value),
            ),
            figure('gap', 'Against all areas', (row) => row.gap, saySigned),
            figure(
              'chance',
              'Chance explains up to',
              (row) => row.chance,
              (value) => `±${formatPercent(value)}`,
            ),
            figure(
              'coverage',
              'In 80% range',
              (row) => row.coverage80,
              (value) => formatPercent(value, 0),
            ),
          ]}
        />
      )}
    </>
  );
}

function figure(id: string, header: string, read: (row: Disparity) => number, say: (value: number) => string) {
  return { id, header, align: 'end' as const, sortBy: read, csv: read, cell: (row: Disparity) => say(read(row)) };
}
