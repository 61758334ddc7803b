import { formatMoney } from '#lib/format.ts';
import type { UsedForm } from '#platform/web/form/use-form.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { TextInput } from '#ui/text-input.tsx';
import { fitParts, planGap } from '../../model/quote-sum.ts';
import type { QuoteValues } from './quote-values.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

interface QuotePlanProps {
  form: UsedForm<QuoteValues, unknown>;
  totalCents: number;
}

/** Deposit and milestones: together the whole price. */
export function QuotePlan({ form, totalCents }: QuotePlanProps) {
  const terms = form.values;
  const milestones = form.rows('milestones');
  const gap = planGap(totalCents, terms);

  /** Puts what is missing or too much into the milestones. */
  function fit() {
    const rest = totalCents - terms.depositCents;
    if (rest < 0) return;
    const parts = fitParts(
      rest,
      terms.milestones.map(({ cents }) => cents),
    );
    form.set(
      'milestones',
      terms.milestones.map((one, index) => ({ ...one, cents: parts[index] ?? 0 })),
    );
  }

  return (
    <fieldset id={milestones.id} tabIndex={-1}>
      <legend className="mb-2 text-base font-semibold">How it is paid</legend>
      <div className="grid gap-3 sm:max-w-60">
        <AmountField
          {...form.group('depositCents')}
          label="Deposit when confirmed"
          prefix="$"
          value={terms.depositCents / 100}
          decimals={2}
          max={10_000_000}
          onChange={(value) => form.set('depositCents', Math.round((value ?? 0) * 100))}
        />
      </div>
      <ul className="mt-3 grid gap-3">
        {milestones.list.map((milestone, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
            <Field {...milestones.field(index, 'label')} label={`Milestone ${index + 1}`}>
              <TextInput
                value={milestone.label}
                maxLength={MOST_LETTERS.milestone}
                onChange={({ target }) => milestones.change(index, { label: target.value })}
              />
            </Field>
            <AmountField
              {...milestones.field(index, 'cents')}
              label="Amount"
              prefix="$"
              value={milestone.cents / 100}
              decimals={2}
              max={10_000_000}
              onChange={(value) => milestones.change(index, { cents: Math.round((value ?? 0) * 100) })}
            />
            <IconButton
              className="sm:mt-6"
              icon={Trash2}
              label={`Remove milestone ${index + 1}`}
              onClick={() => milestones.remove(index)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {terms.milestones.length >= 12 ? null : (
          <Button variant="quiet" size="small" className="-ml-3" onClick={() => milestones.add({ label: '', cents: 0 })}>
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
