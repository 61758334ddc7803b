import { useState } from 'react';
import { z } from 'zod';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LEVEL_LINES, UNIT_LINES, updateCma, type Cma } from '../../contract.ts';
import { DAYS_PER_MONTH, sayPricesOverTime, shortenBasis } from '../../model/rates.ts';
import { useAnalysisWrite } from '../use-analysis-write.ts';
import { AmountDialog, type HandSet } from './amount-dialog.tsx';
import { RATE_MONTHS } from '../../model/market-terms.ts';

const HALF_YEAR_MONTHS = 6;
const editsSchema = z.record(z.string(), z.object({ cents: z.number(), reason: z.string() }));

interface RateRow {
  line: string;
  label: string;
  rate: string;
  error: string;
  n: number;
  basis: string;
  /** The current rate, in cents; null for lines set only in the grid. */
  cents: number | null;
  isByHand: boolean;
}

/** Where every rate comes from, with the sales behind it. */
export function RatesTable({ cma }: { cma: Cma }) {
  const write = useAnalysisWrite(cma.id);
  const { doc, state, change } = useSavedFields({
    name: `rates:${cma.id}`,
    saved: cma.rateEdits,
    read: (value) => editsSchema.parse(value),
    async save(changes, next, signal) {
      const lines = new Set(changes.flatMap(({ path }) => path.slice(0, 1)));
      const rateEdits = Object.fromEntries(Array.from(lines, (line) => [line, next[line] ?? null]));
      const answer = await write(() => browserApi.call(updateCma, { params: { id: cma.id }, body: { rateEdits } }, signal));
      return answer.rateEdits;
    },
  });
  const [editing, setEditing] = useState<string | null>(null);
  const rows = rowsOf(cma);
  const row = rows.find((one) => one.line === editing);

  function save(line: string, next: HandSet | null) {
    change(({ [line]: _before, ...others }) => (next === null ? others : { ...others, [line]: next }));
    return Promise.resolve(true);
  }

  return (
    <>
      <DataTable
        className="mt-10"
        caption="Where the rates come from"
        dense
        rows={rows}
        rowKey={(one) => one.line}
        csvFileName="rates.csv"
        columns={[
          { id: 'line', header: 'Line', rowHeader: true, cell: (one) => one.label, csv: (one) => one.label },
          { id: 'rate', header: 'Rate', wrap: true, cell: (one) => one.rate },
          { id: 'error', header: 'Standard error', align: 'end', cell: (one) => one.error },
          { id: 'n', header: 'Sales', align: 'end', cell: (one) => formatNumber(one.n), csv: (one) => one.n },
          { id: 'basis', header: 'Basis', wrap: true, cell: (one) => shortenBasis(one.basis), csv: (one) => one.basis },
          {
            id: 'edit',
            header: 'Change',
            screenOnly: true,
            cell: (one) =>
              one.cents !== null ? (
                <Button size="small" variant="quiet" onClick={() => setEditing(one.line)}>
                  Set<span className="sr-only"> the rate of {one.label}</span>
                </Button>
              ) : null,
            csv: () => '',
          },
        ]}
      />
      <p role="status" className="mt-2 min-h-5 text-sm text-ink-soft print:hidden">
        {SAVE_WORDS[state]}
      </p>
      <p className="max-w-measure text-sm text-ink-soft">
        Regression: of log price over sales in {cma.ratesFrom}, each against those nearest to it; of condition over 24 months, of
        what lasts over {sayCount(RATE_MONTHS / 12, 'year')} where records go back so far.
      </p>
      {editing === null || row === undefined || row.cents === null ? null : (
        <AmountDialog
          title={`Rate: ${row.label}`}
          description={row.line === 'time' ? 'Dollars for every month since the contract. A rising market adds.' : row.basis}
          cents={row.cents}
          reason={doc[editing]?.reason ?? null}
          onClose={() => setEditing(null)}
          onSave={(next) => save(editing, next)}
        />
      )}
    </>
  );
}

function rowsOf(cma: Cma): RateRow[] {
  const money = (cents: number) => formatMoney(cents, Math.abs(cents) < 100_000 ? 'always' : 'never');
  const isByHand = (line: string) => cma.rateEdits[line] !== undefined;
  const units = Object.entries(UNIT_LINES).flatMap(([line, { label, unit }]): RateRow[] => {
    const rate = cma.rates.units[line];
    // Houses have no floor to compare.
    if (rate === undefined || (line === 'floor' && rate.n === 0)) return [];
    return [
      {
        line,
        label,
        rate: rate.cents === 0 ? 'Not adjusted' : `${money(rate.cents)} per ${unit}`,
        error: sayError(rate.errorCents, isByHand(line), money),
        n: rate.n,
        basis: rate.basis,
        cents: rate.cents,
        isByHand: isByHand(line),
      },
    ];
  });
  const levels = Object.entries(LEVEL_LINES).flatMap(([line, label]) => {
    const rate = cma.rates.levels[line];
    return Object.entries(rate?.cents ?? {}).map(([level, cents]): RateRow => ({
      line: `${line}:${level}`,
      label: `${label} ${level}`,
      rate: sayLevel(cents, rate?.counts?.[level], money),
      error: sayError(rate?.errorCents?.[level], isByHand(`${line}:${level}`), money),
      n: rate?.counts?.[level] ?? rate?.n ?? 0,
      basis: cma.rateEdits[`${line}:${level}`]?.reason ?? rate?.basis ?? '',
      cents,
      isByHand: isByHand(`${line}:${level}`),
    }));
  });
  const { time, areas } = cma.rates;
  return [
    {
      line: 'time',
      label: 'Market conditions (time)',
      rate: sayPricesOverTime(time),
      error: '',
      n: time.n,
      basis: time.basis,
      cents: time.perMonthCents ?? monthlyCents(cma),
      isByHand: isByHand('time'),
    },
    {
      line: 'areas',
      label: 'Location',
      rate: `${Object.keys(areas.shares).length} neighborhoods; set by hand in the grid`,
      error: '',
      n: areas.n,
      basis: areas.basis,
      cents: null,
      isByHand: false,
    },
    ...units,
    ...levels,
  ];
}

function sayError(cents: number | undefined, isByHand: boolean, money: (cents: number) => string): string {
  return cents === undefined || cents === 0 || isByHand ? '' : `± ${money(cents)}`;
}

// Without a count of its own, a level is the one that others are measured against, or too rare.
function sayLevel(cents: number, count: number | undefined, money: (cents: number) => string): string {
  if (cents !== 0) return `${money(cents)} against the most common level`;
  return count === undefined ? 'Same as the most common level' : 'No measurable difference from the most common level';
}

/** The index's last half year as a monthly amount at the indicated value: the start for setting by hand. */
function monthlyCents({ rates, result }: Cma): number {
  const { levels, daysPerLevel } = rates.time;
  const level = levels[Math.round((HALF_YEAR_MONTHS * DAYS_PER_MONTH) / daysPerLevel)] ?? 0;
  return Math.round(((1 - Math.exp(level)) * (result?.indicatedCents ?? 0)) / HALF_YEAR_MONTHS);
}
