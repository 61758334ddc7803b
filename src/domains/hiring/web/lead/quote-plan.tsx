import { formatMoney } from '#lib/format.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { TextInput } from '#ui/text-input.tsx';
import { planGap, splitCents } from '../../model/quote-sum.ts';
import { type QuotePartProps, replaced, without } from './quote-parts.ts';

/** Deposit and milestones: together the whole price. */
export function QuotePlan({ terms, set, totalCents }: QuotePartProps & { totalCents: number }) {
  const gap = planGap(totalCents, terms);

  /** Puts what is missing or too much into the milestones, in their proportion. */
  function fit() {
    const rest = totalCents - terms.depositCents;
    if (rest < 0) return;
    const weights = terms.milestones.map(({ cents }) => cents);
    const parts = splitCents(rest, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
    set({ milestones: terms.milestones.map((one, index) => ({ ...one, cents: parts[index] ?? 0 })) });
  }

  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold">How it is paid</legend>
      <div className="grid gap-3 sm:max-w-60">
        <AmountField
          label="Deposit when confirmed"
          prefix="$"
          value={terms.depositCents / 100}
          decimals={2}
          max={10_000_000}
          onChange={(value) => set({ depositCents: Math.round((value ?? 0) * 100) })}
        />
      </div>
      <ul className="mt-3 grid gap-3">
        {terms.milestones.map((milestone, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
            <Field label={`Milestone ${index + 1}`}>
              <TextInput
                value={milestone.label}
                maxLength={120}
                onChange={({ target }) => set({ milestones: replaced(terms.milestones, index, { label: target.value }) })}
              />
            </Field>
            <AmountField
              label="Amount"
              prefix="$"
              value={milestone.cents / 100}
              decimals={2}
              max={10_000_000}
              onChange={(value) =>
                set({ milestones: replaced(terms.milestones, index, { cents: Math.round((value ?? 0) * 100) }) })
              }
            />
            <IconButton
              className="sm:mt-6"
              icon={Trash2}
              label={`Remove milestone ${index + 1}`}
              onClick={() => set({ milestones: without(terms.milestones, index) })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {terms.milestones.length >= 12 ? null : (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() => set({ milestones: [...terms.milestones, { label: '', cents: 0 }] })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a milestone
          </Button>
        )}
        {gap === 0 ? null : (
          <>
            <p role="status" className="text-sm text-warning">
              {formatMoney(Math.abs(gap), 'always')} {gap > 0 ? 'is missing' : 'too much'}
            </p>
            {terms.milestones.length === 0 ? null : (
              <Button variant="secondary" size="small" onClick={fit}>
                Make it add up
              </Button>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}
