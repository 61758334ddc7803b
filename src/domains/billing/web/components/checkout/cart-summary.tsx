import type { ReactNode } from 'react';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Select } from '#ui/select.tsx';
import type { PricedCart } from '../../../contract.ts';
import { cart, MOST_OF_ONE } from '../../cart.ts';
import type { CartLine } from '../../cart-lines.ts';

const QUANTITIES = Array.from({ length: MOST_OF_ONE }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

/** What was chosen, to change or take out, and its sum; with the server's quote the whole sum, with discount and tax. */
export function CartSummary({
  lines,
  quote,
  children,
}: {
  lines: readonly CartLine[];
  quote?: PricedCart | undefined;
  children?: ReactNode;
}) {
  const subtotal = lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  return (
    <Card className="lg:sticky lg:top-24">
      <h3 className="font-sans text-lg font-semibold">Your order</h3>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {lines.map(({ item, label, cents: listed, notes, alsoIn, refundRule }) => {
          const quoted = quote?.lines.find(({ itemId, period }) => itemId === item.id && period === item.period);
          const cents = listed === null ? null : (quoted?.cents ?? listed);
          return (
            <li key={`${item.id} ${item.period}`} className="py-3">
              <div className="flex items-start justify-between gap-3">
                <span className="min-w-0 font-medium">{quoted?.isIncluded === true ? `${label}, in your plan` : label}</span>
                <span className="tabular-nums">{cents === null ? 'Not offered' : formatMoney(cents)}</span>
              </div>
              {notes.map((note) => (
                <p key={note} className="text-sm text-ink-soft">
                  {note}
                </p>
              ))}
              {alsoIn.length === 0 ? null : <AlreadyThere bundles={alsoIn} onRemove={() => cart.remove(item)} />}
              {refundRule === null ? null : <p className="mt-1 text-sm text-ink-soft">{refundRule}</p>}
              <div className="mt-1 flex items-center justify-end gap-2">
                {item.period === 'once' && cents !== null ? (
                  <Select
                    compact
                    className="w-20"
                    aria-label={`How many: ${label}`}
                    options={QUANTITIES}
                    value={String(item.quantity)}
                    onChange={({ target }) => cart.setQuantity(item, Number(target.value))}
                  />
                ) : null}
                <IconButton icon={Trash2} label={`Remove ${label}`} onClick={() => cart.remove(item)} />
              </div>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite">
        <KeyValueList
          items={
            quote === undefined ? [{ label: 'Subtotal before tax', value: formatMoney(subtotal), total: true }] : sumItems(quote)
          }
        />
      </div>
      {children}
    </Card>
  );
}

function AlreadyThere({ bundles, onRemove }: { bundles: readonly string[]; onRemove: () => void }) {
  return (
    <div className="text-sm text-ink-soft">
      <p>Your order already has this, as part of {bundles.join(' and ')}.</p>
      <Button variant="quiet" size="small" className="-ml-3" onClick={onRemove}>
        Remove this one
      </Button>
    </div>
  );
}

/** A quote from its sum to its total; that of a job holds its tax within. */
export function sumItems({ subtotalCents, discountCents, taxLines, totalCents }: PricedCart, includedTaxCents?: number) {
  return [
    { label: 'Subtotal', value: formatMoney(subtotalCents, 'always') },
    ...(discountCents === 0 ? [] : [{ label: 'Discount', value: formatMoney(-discountCents, 'always') }]),
    { label: 'Fees', value: 'None' },
    ...(includedTaxCents !== undefined
      ? [
          {
            label: 'Sales tax, as quoted',
            value: includedTaxCents === 0 ? 'None' : `${formatMoney(includedTaxCents, 'always')}, included`,
          },
        ]
      : taxLines.length === 0
        ? [{ label: 'Sales tax', value: 'None charged here' }]
        : taxLines.map(({ jurisdiction, rate, baseCents, cents }) => ({
            label: `Sales tax, ${jurisdiction}`,
            value: formatMoney(cents, 'always'),
            note: `${rate / 1000}% of ${formatMoney(baseCents, 'always')}`,
          }))),
    { label: 'Total', value: formatMoney(totalCents, 'always'), total: true },
  ];
}
