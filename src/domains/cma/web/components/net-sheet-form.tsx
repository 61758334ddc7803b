import { netSheetInputSchema, type NetSheetInput } from '#domains/proceeds/contract.ts';
import { CostBoxes } from '#domains/proceeds/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { changedFields } from '#lib/field-changes.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { DataTable } from '#ui/data-table.tsx';
import { updateCma, type Cma } from '../../contract.ts';
import { useAnalysisWrite } from '../use-analysis-write.ts';

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
      const netSheet = changedFields(changes, next);
      const answer = await write(() => browserApi.call(updateCma, { params: { id: cma.id }, body: { netSheet } }, signal));
      return answer.netSheetInput;
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
      <CostBoxes input={input} onSave={save} className="mt-4 print:hidden" />
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
}
