import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { TextInput } from '#ui/text-input.tsx';
import { type QuotePartProps, replaced, without } from './quote-parts.ts';

/** What the work consists of, line by line. */
export function QuoteLines({ terms, set }: QuotePartProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold">Lines</legend>
      <ul className="grid gap-4">
        {terms.lines.map((line, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_9rem_auto_auto]">
            <Field label={`Line ${index + 1}`}>
              <TextInput
                value={line.label}
                maxLength={200}
                onChange={({ target }) => set({ lines: replaced(terms.lines, index, { label: target.value }) })}
              />
            </Field>
            <AmountField
              label="Quantity"
              value={line.quantity / 100}
              decimals={2}
              max={100_000}
              onChange={(value) => set({ lines: replaced(terms.lines, index, { quantity: Math.round((value ?? 0) * 100) }) })}
            />
            <AmountField
              label="Unit price"
              prefix="$"
              value={line.unitCents / 100}
              decimals={2}
              max={10_000_000}
              onChange={(value) => set({ lines: replaced(terms.lines, index, { unitCents: Math.round((value ?? 0) * 100) }) })}
            />
            <Checkbox
              className="sm:mt-7"
              label="Taxed"
              checked={line.isTaxable}
              onChange={({ target }) => set({ lines: replaced(terms.lines, index, { isTaxable: target.checked }) })}
            />
            <IconButton
              className="sm:mt-6"
              icon={Trash2}
              label={`Remove line ${index + 1}`}
              disabled={terms.lines.length === 1}
              onClick={() => set({ lines: without(terms.lines, index) })}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 -ml-3"
        onClick={() => set({ lines: [...terms.lines, { label: '', quantity: 100, unitCents: 0, isTaxable: true }] })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a line
      </Button>
    </fieldset>
  );
}

/** Taxes of places, each on the sum of the taxed lines. */
export function QuoteTaxes({ terms, set }: QuotePartProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold">Taxes</legend>
      <ul className="grid gap-3">
        {terms.taxes.map((tax, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
            <Field label="City, county or state">
              <TextInput
                value={tax.jurisdiction}
                maxLength={80}
                onChange={({ target }) => set({ taxes: replaced(terms.taxes, index, { jurisdiction: target.value }) })}
              />
            </Field>
            <AmountField
              label="Rate"
              suffix="%"
              value={tax.rate / 10_000}
              decimals={4}
              max={30}
              onChange={(value) => set({ taxes: replaced(terms.taxes, index, { rate: Math.round((value ?? 0) * 10_000) }) })}
            />
            <IconButton
              className="sm:mt-6"
              icon={Trash2}
              label={`Remove the tax of ${tax.jurisdiction || 'this place'}`}
              onClick={() => set({ taxes: without(terms.taxes, index) })}
            />
          </li>
        ))}
      </ul>
      {terms.taxes.length >= 4 ? null : (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          onClick={() => set({ taxes: [...terms.taxes, { jurisdiction: '', rate: 0 }] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a tax
        </Button>
      )}
    </fieldset>
  );
}
