import type { FormRows } from '#platform/web/form/form-rows.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { QuoteTerms } from '../../model/quote-terms.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

/** What the work consists of, line by line. */
export function QuoteLines({ lines }: { lines: FormRows<QuoteTerms['lines'][number]> }) {
  return (
    <fieldset id={lines.id} tabIndex={-1}>
      <legend className="mb-2 text-base font-semibold">Lines</legend>
      <ul className="grid gap-4">
        {lines.list.map((line, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_9rem_auto_auto]">
            <Field {...lines.field(index, 'label')} label={`Line ${index + 1}`}>
              <TextInput
                value={line.label}
                maxLength={MOST_LETTERS.quoteLine}
                onChange={({ target }) => lines.change(index, { label: target.value })}
              />
            </Field>
            <AmountField
              {...lines.field(index, 'quantity')}
              label="Quantity"
              value={line.quantity / 100}
              decimals={2}
              max={100_000}
              onChange={(value) => lines.change(index, { quantity: Math.round((value ?? 0) * 100) })}
            />
            <AmountField
              {...lines.field(index, 'unitCents')}
              label="Unit price"
              prefix="$"
              value={line.unitCents / 100}
              decimals={2}
              max={10_000_000}
              onChange={(value) => lines.change(index, { unitCents: Math.round((value ?? 0) * 100) })}
            />
            <Checkbox
              className="sm:mt-7"
              label="Taxed"
              checked={line.isTaxable}
              onChange={({ target }) => lines.change(index, { isTaxable: target.checked })}
            />
            <IconButton
              className="sm:mt-6"
              icon={Trash2}
              label={`Remove line ${index + 1}`}
              disabled={lines.list.length === 1}
              onClick={() => lines.remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 -ml-3"
        onClick={() => lines.add({ label: '', quantity: 100, unitCents: 0, isTaxable: true })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a line
      </Button>
    </fieldset>
  );
}

/** Taxes of places, each on the sum of the taxed lines. */
export function QuoteTaxes({ taxes }: { taxes: FormRows<QuoteTerms['taxes'][number]> }) {
  return (
    <fieldset id={taxes.id} tabIndex={-1}>
      <legend className="mb-2 text-base font-semibold">Taxes</legend>
      <ul className="grid gap-3">
        {taxes.list.map((tax, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
            <Field {...taxes.field(index, 'jurisdiction')} label="City, county or state">
              <TextInput
                value={tax.jurisdiction}
                maxLength={MOST_LETTERS.jurisdiction}
                onChange={({ target }) => taxes.change(index, { jurisdiction: target.value })}
              />
            </Field>
            <AmountField
              {...taxes.field(index, 'rate')}
              label="Rate"
              suffix="%"
              value={tax.rate / 10_000}
              decimals={4}
              max={30}
              onChange={(value) => taxes.change(index, { rate: Math.round((value ?? 0) * 10_000) })}
            />
            <IconButton
              className="sm:mt-6"
              icon={Trash2}
              label={`Remove the tax of ${tax.jurisdiction || 'this place'}`}
              onClick={() => taxes.remove(index)}
            />
          </li>
        ))}
      </ul>
      {taxes.list.length >= 4 ? null : (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => taxes.add({ jurisdiction: '', rate: 0 })}>
          <Plus aria-hidden="true" className="size-4" />
          Add a tax
        </Button>
      )}
    </fieldset>
  );
}
