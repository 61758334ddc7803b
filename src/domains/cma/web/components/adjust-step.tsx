import { streetLine } from '#lib/street-line.ts';
import { useState } from 'react';
import { formatDate, formatMoney, formatMoneyChange, formatNumber, formatPercent } from '#lib/format.ts';
import { METERS_PER_MILE } from '#lib/geo.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { GRID_LABELS, GRID_LINES, putComp, type Cma, type CmaComp, type GridLine } from '../../contract.ts';
import { useChange } from '../api.ts';
import { AmountDialog, type HandSet } from './amount-dialog.tsx';
import { CountBadge } from './count-badge.tsx';
import { RatesTable } from './rates-table.tsx';
import { isWordLine } from '../../model/grid-lines.ts';

/** Step 3: each sale is adjusted to the home, line by line; every amount and rate can be set by hand. */
export function AdjustStep({ cma }: { cma: Cma }) {
  const { change } = useChange(cma.id);
  const [editing, setEditing] = useState<{ comp: CmaComp; line: GridLine } | null>(null);
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');

  function setAmount(comp: CmaComp, line: GridLine, next: HandSet | null) {
    return change(() =>
      browserApi.call(putComp, { params: { id: cma.id, key: comp.key }, body: { adjustments: { [line]: next } } }),
    );
  }

  const cell = editing?.comp.cells.find((one) => one.line === editing.line);
  return (
    <>
      <p className="mt-2 max-w-measure text-ink-soft">
        A better comparable is adjusted down, a worse one up: concessions first, then time, then location, then the home itself.
        Choose an amount to set it by hand, with a reason.
      </p>
      {sold.length === 0 ? (
        <p className="mt-4 text-ink-soft">No sales are chosen yet.</p>
      ) : (
        <Grid cma={cma} comps={sold} onEdit={(comp, line) => setEditing({ comp, line })} />
      )}
      <RatesTable cma={cma} />
      {editing === null || cell === undefined ? null : (
        <AmountDialog
          title={`${GRID_LABELS[editing.line]}: ${editing.comp.facts.home.address}`}
          cents={cell.cents}
          reason={cell.reason}
          onClose={() => setEditing(null)}
          onSave={(next) => setAmount(editing.comp, editing.line, next)}
        />
      )}
    </>
  );
}

function Grid({ cma, comps, onEdit }: { cma: Cma; comps: CmaComp[]; onEdit: (comp: CmaComp, line: GridLine) => void }) {
  const [isWhole, setWhole] = useState(false);
  const sum = (label: string, read: (comp: CmaComp) => React.ReactNode, isStrong = false) => (
    <tr className={isStrong ? 'font-semibold' : ''}>
      <th scope="row" className="sticky left-0 bg-surface px-3 py-2 text-left font-medium">
        {label}
      </th>
      <td />
      {comps.map((comp) => (
        <td key={comp.key} className="px-3 py-2 text-right print:px-1 print:py-1">
          {read(comp)}
        </td>
      ))}
    </tr>
  );
  const isInBuilding = [cma.subject, ...comps.map(({ facts }) => facts.home)].some((home) => typeof home.floor === 'number');
  const isTold = (line: GridLine) =>
    !isWordLine(line) ||
    isWhole ||
    [cma.subject, ...comps.map(({ facts }) => facts.home)].some((home) => home.words?.[line] !== undefined) ||
    comps.some(({ cells }) => cells.some((cell) => cell.line === line && cell.reason !== null));
  const isShown = (line: GridLine) => isTold(line) && (line !== 'floor' || isInBuilding);
  return (
    <>
      <div
        role="region"
        aria-label="Adjustment grid"
        tabIndex={0}
        className="ui-scroll-hint relative mt-5 overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible"
      >
        <table className="w-full border-collapse text-sm print:table-fixed print:text-[7pt]">
          <caption className="sr-only">Adjustments of each comparable sale</caption>
          <thead className="border-b border-line align-bottom text-xs text-ink-soft">
            <tr>
              <th scope="col" className="sticky left-0 bg-surface px-3 py-3 text-left font-medium">
                Line
              </th>
              <th scope="col" className="px-3 py-3 text-left font-medium">
                This home
              </th>
              {comps.map((comp, at) => (
                <th key={comp.key} scope="col" className="min-w-36 px-3 py-3 text-right font-medium print:min-w-0 print:px-1">
                  {at + 1}. {streetLine(comp.facts.home.address)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sum('Distance', (comp) => `${formatNumber(comp.meters / METERS_PER_MILE, 2)} mi`)}
            {sum('Source', (comp) => (
              <span className="text-xs text-ink-soft">{comp.facts.source}</span>
            ))}
            {sum('Sold before, within a year', (comp) =>
              comp.facts.priorSale === null
                ? 'None on record'
                : `${formatMoney(comp.facts.priorSale.priceCents, 'never')}, ${formatDate(comp.facts.priorSale.date, 'UTC')}`,
            )}
            {sum('Price per sq ft', (comp) =>
              formatMoney(Math.round(comp.facts.priceCents / comp.facts.home.livingAreaSqft / 100) * 100, 'never'),
            )}
            {sum('Sale price', (comp) => formatMoney(comp.facts.priceCents, 'never'), true)}
            {GRID_LINES.filter((line) => isShown(line)).map((line) => (
              <tr key={line}>
                <th scope="row" className="sticky left-0 bg-surface px-3 py-1.5 text-left font-normal">
                  {GRID_LABELS[line]}
                </th>
                <td className="px-3 py-1.5 text-ink-soft">{cma.subjectFacts[line]}</td>
                {comps.map((comp) => (
                  <AmountCell key={comp.key} comp={comp} line={line} onEdit={onEdit} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="divide-y divide-line border-t border-line-strong print:table-row-group">
            {sum(
              'Net adjustment',
              (comp) => `${formatMoneyChange(comp.netCents)} (${formatPercent(comp.netCents / comp.facts.priceCents, 0)})`,
            )}
            {sum('Gross adjustment', (comp) => formatPercent(comp.grossCents / comp.facts.priceCents, 0))}
            {sum('Adjusted price', (comp) => formatMoney(comp.adjustedCents, 'always'), true)}
            {sum('Weight', (comp) => (
              <>
                {formatPercent(comp.weight, 0)} <CountBadge comp={comp} />
              </>
            ))}
          </tfoot>
        </table>
      </div>
      <Checkbox
        className="mt-3 print:hidden"
        label="Show every line of the form"
        hint="Ownership, utility, energy and others that no record has. Enter your own amounts."
        checked={isWhole}
        onChange={(event) => setWhole(event.target.checked)}
      />
    </>
  );
}

function AmountCell({ comp, line, onEdit }: { comp: CmaComp; line: GridLine; onEdit: (comp: CmaComp, line: GridLine) => void }) {
  const cell = comp.cells.find((one) => one.line === line);
  if (cell === undefined) return <td />;
  return (
    <td className="px-1 py-0.5 text-right">
      <button
        type="button"
        onClick={() => onEdit(comp, line)}
        aria-label={`${GRID_LABELS[line]} of ${comp.facts.home.address}: ${cell.fact}, ${formatMoneyChange(cell.cents)}${cell.reason === null ? '' : `, set by hand: ${cell.reason}`}. Change`}
        className="w-full min-w-28 rounded-control px-2 py-1 text-right hover:bg-sunken print:min-w-0 print:p-0"
      >
        <span className="block text-xs text-ink-soft print:text-[6.5pt]">{cell.fact}</span>
        <span className={cell.cents === 0 ? 'text-ink-soft' : 'text-ink'}>
          {formatMoneyChange(cell.cents)}
          {cell.reason === null ? '' : ' *'}
        </span>
      </button>
    </td>
  );
}
