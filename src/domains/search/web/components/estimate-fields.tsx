import { capitalize } from '#lib/format.ts';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { sayGap } from '../list-chips.ts';
import type { BoundFieldsProps } from './bound-fields.tsx';
import { UnknownToggle } from './unknown-toggle.tsx';

const STEPS = [-20, -10, -5, 0, 5, 10, 15, 20, 30];

/** Filters by the gap between our estimate and the asking price. */
export function EstimateFields({ filters, counts, onChange }: BoundFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Estimate, at least">
          <Select
            placeholder="No min"
            options={withValue(filters.estimateGapMin)}
            value={filters.estimateGapMin ?? ''}
            onChange={(event) => onChange({ estimateGapMin: event.target.value })}
          />
        </Field>
        <Field label="Estimate, at most">
          <Select
            placeholder="No max"
            options={withValue(filters.estimateGapMax)}
            value={filters.estimateGapMax ?? ''}
            onChange={(event) => onChange({ estimateGapMax: event.target.value })}
          />
        </Field>
      </div>
      <UnknownToggle subject="estimate" filters={filters} counts={counts} onChange={onChange} />
      <p className="text-sm text-ink-soft">
        A gap can be a bargain, or a mistake of the estimate, which has not seen the home:{' '}
        <InlineLink href="/accuracy">how far estimates are off</InlineLink>.
      </p>
    </div>
  );
}

/** The steps, plus the current value if it is none of them. */
function withValue(value: string | undefined): { value: string; label: string }[] {
  const own = value === undefined || value === '' ? Number.NaN : Number(value);
  const steps = Number.isNaN(own) || STEPS.includes(own) ? STEPS : [...STEPS, own].toSorted((a, b) => a - b);
  return steps.map((step) => ({ value: String(step), label: capitalize(sayGap(step)) }));
}
