import { useState } from 'react';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LEVEL_LINES, UNIT_LINES, type Cma } from '../../contract.ts';
import { AmountDialog } from './amount-dialog.tsx';

interface RateRow {
  line: string;
  label: string;
  rate: string;
  error: string;
  n: number;
  basis: string;
  /** Only a rate for a unit can be set by hand; levels are, cell by cell, in the grid. */
  canEdit: boolean;
}

/** Where every rate comes from, with the sales behind it. */
export function RatesTable({ cma, onChange }: { cma: Cma; onChange: (edits: Cma['rateEdits']) => Promise<boolean> }) {
  const [editing, setEditing] = useState<string | null>(null);
  const rate = editing === null ? undefined : cma.rates.units[editing];
  const row = rowsOf(cma).find((one) => one.line === editing);

  function save(line: string, next: { cents: number; reason: string } | null) {
    const { [line]: _old, ...rest } = cma.rateEdits;
    return onChange(next === null ? rest : { ...rest, [line]: next });
  }

  return (
    <>
      <DataTable
        className="mt-10"
        caption="Where the rates come from"
        dense
        rows={rowsOf(cma)}
        rowKey={(one) => one.line}
        csvFileName="rates.csv"
        columns={[
          { id: 'line', header: 'Line', rowHeader: true, cell: (one) => one.label, csv: (one) => one.label },
          { id: 'rate', header: 'Rate', wrap: true, cell: (one) => one.rate },
          { id: 'error', header: 'Standard error', align: 'end', cell: (one) => one.error },
          { id: 'n', header: 'Sales', align: 'end', cell: (one) => formatNumber(one.n), csv: (one) => one.n },
          { id: 'basis', header: 'Basis', wrap: true, cell: (one) => one.basis },
          {
            id: 'edit',
            header: 'Change',
            cell: (one) =>
              one.canEdit ? (
                <Button size="small" variant="quiet" onClick={() => setEditing(one.line)}>
                  Set<span className="sr-only"> the rate of {one.label}</span>
                </Button>
              ) : null,
            csv: () => '',
          },
        ]}
      />
      {editing === null || rate === undefined ? null : (
        <AmountDialog
          title={`Rate: ${row?.label ?? ''}`}
          description={row?.basis}
          cents={rate.cents}
          reason={cma.rateEdits[editing]?.reason ?? null}
          onClose={() => setEditing(null)}
          onSave={(next) => save(editing, next)}
        />
      )}
    </>
  );
}

function rowsOf(cma: Cma): RateRow[] {
  const money = (cents: number) => formatMoney(cents, Math.abs(cents) < 100_000 ? 'always' : 'never');
  const units = Object.entries(UNIT_LINES).flatMap(([line, { label, unit }]): RateRow[] => {
    const rate = cma.rates.units[line];
    if (rate === undefined) return [];
    return [
      {
        line,
        label,
        rate: rate.cents === 0 ? 'Not adjusted' : `${money(rate.cents)} per ${unit}`,
        error: rate.errorCents === 0 ? '' : `± ${money(rate.errorCents)}`,
        n: rate.n,
        basis: rate.basis,
        canEdit: true,
      },
    ];
  });
  const levels = Object.entries(LEVEL_LINES).flatMap(([line, label]): RateRow[] => {
    const rate = cma.rates.levels[line];
    if (rate === undefined) return [];
    const steps = Object.entries(rate.cents).filter(([, cents]) => cents !== 0);
    return [
      {
        line,
        label,
        rate: steps.length === 0 ? 'Not adjusted' : steps.map(([level, cents]) => `${level} ${money(cents)}`).join(', '),
        error: '',
        n: rate.n,
        basis: `${rate.basis}, against the most frequent level`,
        canEdit: false,
      },
    ];
  });
  const { time, areas } = cma.rates;
  return [
    ...units,
    ...levels,
    {
      line: 'time',
      label: 'Market conditions',
      rate: sayTime(time.levels),
      error: '',
      n: time.n,
      basis: time.basis,
      canEdit: false,
    },
    {
      line: 'areas',
      label: 'Location',
      rate: `${Object.keys(areas.shares).length} neighborhoods`,
      error: '',
      n: areas.n,
      basis: areas.basis,
      canEdit: false,
    },
  ];
}

function sayTime(levels: readonly number[]): string {
  return [2, 4, 8]
    .flatMap((quarter) => {
      const level = levels[quarter];
      return level === undefined ? [] : [`${quarter * 3} months ago ${formatNumber((Math.exp(level) - 1) * 100, 1)}%`];
    })
    .join(', ');
}
