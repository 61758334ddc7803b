import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Field } from '#ui/field.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { updateCma, type Cma, type NetSheetInput } from '../../contract.ts';
import { netSheetInputSchema } from '../../model/net-sheet.ts';
import { useAnalysisWrite } from '../use-analysis-write.ts';
import { TransferTaxForm } from './transfer-tax-form.tsx';

type AmountName = Extract<keyof NetSheetInput, `${string}Cents`>;
type RateName = Extract<keyof NetSheetInput, `${string}Rate`>;

const AMOUNTS: readonly [name: AmountName, label: string][] = [
  ['firstPayoffCents', 'First loan payoff'],
  ['otherPayoffsCents', 'Other loan payoffs'],
  ['liensCents', 'Liens and judgments'],
  ['concessionsCents', 'Seller concessions'],
  ['closingFeeCents', 'Closing fee, your share'],
  ['recordingCents', 'Recording and release'],
  ['annualTaxCents', 'Property tax a year'],
  ['hoaCents', 'Association dues and transfer'],
  ['utilitiesCents', 'Final water and sewer'],
  ['warrantyCents', 'Home warranty'],
  ['repairsCents', 'Repairs and credits'],
  ['prepCents', 'Preparation and staging'],
  ['adminFeeCents', 'Broker’s administration fee'],
  ['otherCents', 'Other'],
];
const RATES: readonly [name: RateName, label: string][] = [
  ['listingFeeRate', 'Listing-side fee'],
  ['buyerSideRate', 'Buyer-side compensation'],
  ['titlePolicyRate', 'Owner’s title policy'],
  ['transferTaxRate', 'Transfer tax'],
];

/** The net proceeds at the low, the likely and the high price. Each box counts once it loses the focus. */
export function NetSheetForm({ cma }: { cma: Cma }) {
  const write = useAnalysisWrite(cma.id);
  const {
    doc: input,
    state,
    change,
  } = useSavedFields({
    name: `net-sheet:${cma.id}`,
    saved: cma.netSheetInput,
    read: (value) => netSheetInputSchema.parse(value),
    async save(changes, next, signal) {
      const changed = new Set(changes.map(({ path }) => path[0]));
      const netSheet = Object.fromEntries(Object.entries(next).filter(([name]) => changed.has(name)));
      await write(() => browserApi.call(updateCma, { params: { id: cma.id }, body: { netSheet } }, signal));
    },
  });
  const save = (netSheet: Partial<NetSheetInput>) => change((now) => ({ ...now, ...netSheet }));
  const labels = [...new Set(cma.netSheets.flatMap((sheet) => sheet.lines.map((line) => line.label)))];
  const rows = ['Sale price', ...labels, 'Net to the seller'];
  const amountOf = (sheet: Cma['netSheets'][number], label: string) => {
    if (label === 'Sale price') return sheet.priceCents;
    if (label === 'Net to the seller') return sheet.netCents;
    return sheet.lines.find((line) => line.label === label)?.cents ?? 0;
  };
  return (
    <section aria-labelledby="net-sheet" className="mt-12">
      <h3 id="net-sheet" className="font-serif text-xl text-ink">
        What would be left
      </h3>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        Fees are not set by law and are negotiable. Taxes on gains are not included; amounts at closing come from the settlement
        statement.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4 print:hidden">
        {RATES.filter(([name]) => name !== 'transferTaxRate' || input.transferTaxKind === 'rate').map(([name, label]) => (
          <Labelled key={name} label={label}>
            <NumberBox
              label={`${label} in percent of the price`}
              suffix="%"
              value={input[name] * 100}
              min={0}
              max={20}
              step={0.01}
              onCommit={(value) => save({ [name]: value / 100 })}
            />
          </Labelled>
        ))}
        {AMOUNTS.map(([name, label]) => (
          <Labelled key={name} label={label}>
            <NumberBox
              label={label}
              prefix="$"
              value={input[name] / 100}
              min={0}
              max={100_000_000}
              step={0.01}
              onCommit={(value) => save({ [name]: Math.round(value * 100) })}
            />
          </Labelled>
        ))}
        <Field label="Tax paid through">
          <TextInput
            type="date"
            defaultValue={input.taxPaidThrough ?? ''}
            onBlur={(event) => saveDate('taxPaidThrough', event.target.value)}
          />
        </Field>
        <Field label="Closing on">
          <TextInput
            type="date"
            defaultValue={input.closingDate ?? ''}
            onBlur={(event) => saveDate('closingDate', event.target.value)}
          />
        </Field>
      </div>
      <TransferTaxForm input={input} onSave={save} />
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-soft print:hidden">
        {SAVE_WORDS[state]}
      </p>
      {cma.netSheets.length === 0 ? null : (
        <DataTable
          className="mt-6"
          caption="Net proceeds"
          csvFileName="net-proceeds.csv"
          rows={rows}
          rowKey={(label) => label}
          columns={[
            { id: 'line', header: 'Line', rowHeader: true, cell: (label) => label, csv: (label) => label },
            ...cma.netSheets.map((sheet) => ({
              id: sheet.name,
              header: sheet.name,
              align: 'end' as const,
              csv: (label: string) => amountOf(sheet, label) / 100,
              cell: (label: string) => {
                const text = formatMoney(amountOf(sheet, label));
                return label === 'Net to the seller' ? <strong>{text}</strong> : text;
              },
            })),
          ]}
        />
      )}
    </section>
  );

  function saveDate(name: 'taxPaidThrough' | 'closingDate', value: string) {
    const next = value === '' ? null : value;
    if (next !== input[name]) save({ [name]: next });
  }
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col justify-end gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {label}
      </span>
      {children}
    </div>
  );
}
