import { formatDuration, formatMoney, formatNumber } from '#lib/format.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { Quote } from '../contract.ts';
import { sayTax } from '../model/quote-sum.ts';
import { sayTime } from './say-when.ts';

/** A quote to the cent: lines, taxes, total, how it is paid, when the work can begin. */
export function QuoteTermsView({ quote }: { quote: Quote }) {
  const { terms, taxCents, subtotalCents, totalCents } = quote;
  const money = (cents: number) => formatMoney(cents, 'always');
  return (
    <div className="grid gap-6">
      <KeyValueList
        items={[
          ...terms.lines.map(({ label, quantity, unitCents }, index) => ({
            label: `${index + 1}. ${label}`,
            value: money(Math.round((quantity * unitCents) / 100)),
            note: quantity === 100 ? undefined : `${formatNumber(quantity / 100, 2)} × ${money(unitCents)}`,
          })),
          { label: 'Before tax', value: money(subtotalCents) },
          ...terms.taxes.map((tax, index) => ({
            label: sayTax(tax),
            value: money(taxCents[index] ?? 0),
          })),
          { label: 'Total', value: money(totalCents), total: true },
        ]}
      />
      <KeyValueList
        items={[
          ...(terms.depositCents > 0 ? [{ label: 'Deposit when confirmed', value: money(terms.depositCents) }] : []),
          ...terms.milestones.map(({ label, cents }, index) => ({ label: `${index + 1}. ${label}`, value: money(cents) })),
        ]}
      />
      {terms.options.length === 0 ? null : (
        <div>
          <p className="text-sm font-medium">Can begin</p>
          <ul className="mt-1 text-sm">
            {terms.options.map(({ startsAt, note, minutes }) => (
              <li key={startsAt}>
                {sayTime(startsAt)}
                {minutes === undefined ? '' : `, ${formatDuration(minutes)}`}
                {note === '' ? '' : ` (${note})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {terms.notes === '' ? null : <p className="max-w-measure text-sm whitespace-pre-line">{terms.notes}</p>}
    </div>
  );
}
