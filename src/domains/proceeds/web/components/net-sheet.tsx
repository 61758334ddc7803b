import { toCents } from '#lib/money.ts';
import { useId, useState } from 'react';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { COST_FIELD_LABELS } from '../../model/cost-fields.ts';
import {
  CASES,
  estimateProceeds,
  isEdited,
  resetField,
  startCosts,
  type Case,
  type CostEdits,
  type SaleFacts,
} from '../../model/estimate.ts';
import { findUnknown } from '../../model/find-unknown.ts';
import type { CostField, NetSheet as Sheet, NetSheetInput } from '../../model/net-sheet.ts';
import { sayTransferTaxes } from '../../model/transfer-tax.ts';
import { CostBoxes } from './cost-boxes.tsx';
import { CASE_WORDS, isUsed, SHEET_ROWS, type SheetRow as Row } from './sheet-rows.ts';
import { SourceNote } from './source-note.tsx';

const HIGHEST_PRICE_DOLLARS = 1_000_000_000;

export interface NetSheetProps {
  facts: SaleFacts;
  edits: CostEdits;
  onChange: (edits: CostEdits) => void;
}

/** What the seller keeps in three cases. Each line opens a box to change it. Changes go to the caller, who stores them. */
export function NetSheet({ facts, edits, onChange }: NetSheetProps) {
  const [opened, setOpened] = useState<Row>();
  const [isWhole, setWhole] = useState(false);
  const start = startCosts(facts);
  const { inputs, sheets } = estimateProceeds(facts.priceCents, start, edits);
  const rows = SHEET_ROWS.filter((row) => isWhole || isUsed(row, sheets));
  const unknown = findUnknown(facts, start, edits);
  const taxWords = sayTransferTaxes(inputs.likely.transferTaxes);

  return (
    <section aria-label="Net proceeds">
      <DataTable
        caption="Net proceeds"
        dense
        stays={({ isSum }) => isSum === true}
        csvFileName="net-proceeds.csv"
        rows={rows}
        rowKey={(row) => row.key}
        columns={[
          {
            id: 'line',
            header: 'Line',
            rowHeader: true,
            cell: (row) => (
              <LineName row={row} isEdited={row.fields.some((field) => isEdited(edits, field))} onOpen={setOpened} />
            ),
            csv: (row) => row.label,
          },
          ...CASES.map((name) => ({
            id: name,
            header: CASE_WORDS[name],
            align: 'end' as const,
            csv: (row: Row) => row.amountOf(sheets[name]) / 100,
            cell: (row: Row) => {
              const text = formatMoney(row.amountOf(sheets[name]));
              return row.isSum ? <strong>{text}</strong> : text;
            },
          })),
        ]}
      />
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        In the low column the price is lowest and costs are highest. Fees are not set by law and are negotiable. Taxes on gains
        are not included. The settlement statement gives the amounts at closing. {taxWords}
      </p>
      {unknown.length === 0 ? null : (
        <Notice tone="warning" className="mt-3" title="Not counted here">
          <ul className="mt-1 space-y-1">
            {unknown.map(({ line, words }) => (
              <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-60">{words}</span>
                <Button size="small" variant="secondary" onClick={() => setOpened(SHEET_ROWS.find(({ key }) => key === line))}>
                  Enter it<span className="sr-only">: {SHEET_ROWS.find(({ key }) => key === line)?.label}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {sheets.low.netCents <= sheets.likely.netCents && sheets.likely.netCents <= sheets.high.netCents ? null : (
        <Notice tone="warning" className="mt-3" live>
          You keep less in a higher column than in a lower one. A tax that starts above a price can cause this. Otherwise, check
          what you entered.
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Checkbox checked={isWhole} onChange={(event) => setWhole(event.target.checked)} label="Show every line" />
        <PrintButton size="small" />
      </div>
      {opened === undefined ? null : (
        <LineDialog
          row={opened}
          facts={facts}
          edits={edits}
          inputs={inputs}
          sheets={sheets}
          sources={start.sources}
          onChange={onChange}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

function LineName({ row, isEdited: isChanged, onOpen }: { row: Row; isEdited: boolean; onOpen: (row: Row) => void }) {
  if (row.fields.length === 0) return <strong>{row.label}</strong>;
  return (
    <button
      type="button"
      onClick={() => onOpen(row)}
      className="min-h-9 rounded-control text-left underline decoration-line underline-offset-4 hover:text-brand pointer-coarse:min-h-control print:no-underline"
    >
      {row.label}
      <span className="sr-only">, change</span>
      {isChanged ? <span className="block text-xs font-normal text-ink-soft">Entered</span> : null}
    </button>
  );
}

interface LineDialogProps extends NetSheetProps {
  row: Row;
  inputs: Record<Case, NetSheetInput>;
  sheets: Record<Case, Sheet>;
  sources: ReturnType<typeof startCosts>['sources'];
  onClose: () => void;
}

function LineDialog({ row, edits, inputs, sheets, sources, onChange, onClose }: LineDialogProps) {
  const sourcesId = useId();
  const save = (name: Case, changes: Partial<NetSheetInput & { priceCents: number }>) =>
    onChange({ ...edits, [name]: { ...edits[name], ...changes } });
  const boxes = (name: Case) =>
    row.fields.includes('priceCents') ? (
      <NumberBox
        label={`Sale price, ${CASE_WORDS[name].toLowerCase()}`}
        prefix="$"
        value={sheets[name].priceCents / 100}
        min={0}
        max={HIGHEST_PRICE_DOLLARS}
        step={0.01}
        onCommit={(value) => save(name, { priceCents: toCents(value) })}
      />
    ) : (
      <CostBoxes
        fields={row.fields.filter((field) => field !== 'priceCents')}
        input={inputs[name]}
        of={CASE_WORDS[name].toLowerCase()}
        onSave={(changes) => save(name, changes)}
      />
    );
  const named = (field: CostField | 'priceCents') => (field === 'priceCents' ? row.label : COST_FIELD_LABELS[field]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={row.label}
      description="A likely figure counts in all three columns until you enter one for low or high."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {(['likely', 'low', 'high'] as const).map((name) => (
        <fieldset key={name} className="mb-6">
          <legend className="mb-2 font-semibold">{CASE_WORDS[name]}</legend>
          {boxes(name)}
        </fieldset>
      ))}
      <h3 id={sourcesId} className="font-sans text-base font-semibold">
        Where the figures come from
      </h3>
      <ul aria-labelledby={sourcesId} className="mt-2 space-y-3 text-sm text-ink-soft">
        {row.fields.map((field) => {
          const from = field === 'priceCents' ? undefined : sources[field];
          return (
            <li key={field}>
              <span className="font-medium text-ink">{named(field)}: </span>
              {isEdited(edits, field) ? (
                <>
                  entered here.{' '}
                  <Button size="small" variant="secondary" onClick={() => onChange(resetField(edits, field))}>
                    Reset <span className="sr-only">{named(field)}</span>
                  </Button>
                </>
              ) : from === undefined ? (
                'no assumption.'
              ) : (
                <SourceNote from={from} />
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
