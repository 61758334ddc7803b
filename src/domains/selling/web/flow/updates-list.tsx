import { useState } from 'react';
import { AmountField, DollarField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { BESIDE_FIELD, Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { StepProps } from './step-props.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const MOST_UPDATES = 50;

/** What’s been renewed, when, and for how much. Buyers and the estimate ask for it. */
export function UpdatesList({ plan: { plan, change }, disabled }: Pick<StepProps, 'plan' | 'disabled'>) {
  const { updates } = plan;
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const set = (at: number, part: object) =>
    change({ updates: updates.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="font-serif text-2xl text-ink">
        What’s been renewed
      </h2>
      <fieldset disabled={disabled}>
        <legend className="sr-only">What’s been renewed</legend>
        <ul className="mt-4 grid gap-4">
          {updates.map((update, at) => (
            <li key={at} className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
              <Field label="What">
                <TextInput
                  maxLength={MOST_LETTERS.update}
                  value={update.what}
                  placeholder="Roof"
                  onChange={(event) => set(at, { what: event.target.value })}
                />
              </Field>
              <AmountField
                label="Year"
                isYear
                min={1600}
                max={thisYear}
                value={update.year}
                onChange={(year) => set(at, { year })}
              />
              <DollarField label="Cost" value={update.cost} onChange={(cost) => set(at, { cost })} />
              <Button
                variant="quiet"
                className={BESIDE_FIELD}
                onClick={() => change({ updates: updates.filter((_, index) => index !== at) })}
              >
                Remove<span className="sr-only"> {update.what}</span>
              </Button>
            </li>
          ))}
        </ul>
        {updates.length >= MOST_UPDATES ? null : (
          <Button
            variant="secondary"
            className="mt-4"
            onClick={() => change({ updates: [...updates, { what: '', year: null, cost: null }] })}
          >
            Add an update
          </Button>
        )}
      </fieldset>
    </section>
  );
}
