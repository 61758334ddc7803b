import { useState } from 'react';
import { Form } from 'react-router';
import { isCategoryKey } from '#lib/service-categories.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';
import { categoryOf, CONTACT_WISHES, hintOf, type ScopeQuestion, SERVICE_CATEGORIES } from '../../contract.ts';
import { answerName, type NeedState } from './need-state.ts';

interface NeedFormProps {
  need: NeedState;
  faults: Record<string, string>;
  /** The address of the home that the need names, if it is shown here. */
  home: string | null;
  /** Whether nothing was found yet: the questions stand open. */
  isOpen: boolean;
}

/** What somebody needs. It goes into the address, so that it can be shared and nothing is lost on the way back. */
export function NeedForm({ need, faults, home, isOpen }: NeedFormProps) {
  const [category, setCategory] = useState(need.category);
  const [isElsewhere, setElsewhere] = useState(false);
  const where = useSwapFocus<HTMLDivElement>(isElsewhere);
  const known = category === undefined ? undefined : categoryOf(category);
  return (
    <Form method="get" action="/service-experts" className="mt-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="What you need" error={faults['category']} required>
          <Select
            name="category"
            value={category ?? ''}
            placeholder="Choose"
            options={SERVICE_CATEGORIES.map(({ key, plural }) => ({ value: key, label: plural }))}
            onChange={({ target }) => setCategory(isCategoryKey(target.value) ? target.value : undefined)}
          />
        </Field>
        <div ref={where}>
          {need.listing === undefined || home === null || isElsewhere ? (
            <Field label="ZIP code of the home" error={faults['zip']} required>
              <TextInput
                name="zip"
                defaultValue={need.zip ?? ''}
                inputMode="numeric"
                autoComplete="postal-code"
                pattern="\d{5}"
                title="Five digits"
              />
            </Field>
          ) : (
            <div className="text-sm">
              <p className="font-medium">Home</p>
              <p className="mt-1.5 text-base">{home}</p>
              <Button size="small" variant="quiet" className="-ml-3" onClick={() => setElsewhere(true)}>
                Use another ZIP code
              </Button>
              <input type="hidden" name="listing" value={need.listing} />
              {faults['zip'] === undefined ? null : <p className="text-error">{faults['zip']}</p>}
            </div>
          )}
        </div>
        <Field label="Not before" error={faults['startsOn']} optional>
          <TextInput type="date" name="from" defaultValue={need.from ?? ''} />
        </Field>
        <Field label="Not after" error={faults['endsOn']} optional>
          <TextInput type="date" name="until" defaultValue={need.until ?? ''} />
        </Field>
        <Field label="Budget" error={faults['budgetCents']} optional>
          <TextInput name="budget" defaultValue={need.budget ?? ''} inputMode="decimal" placeholder="$" />
        </Field>
        <Field label="How to reach you" hint="No one calls unless you allow it when you send the request." optional>
          <Select
            name="contact"
            defaultValue={need.contact ?? ''}
            placeholder="Not said"
            options={Object.entries(CONTACT_WISHES).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
      {known === undefined ? null : (
        <details open={isOpen || Object.keys(need.answers).length > 0} className="mt-5">
          <summary className="cursor-pointer text-sm font-medium">About the job: the more you say, the better the match</summary>
          <div key={known.key} className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {known.questions.map((question) => (
              <Field
                key={question.key}
                label={question.label}
                hint={hintOf(question)}
                error={faults[`answers.${question.key}`]}
                optional
              >
                <Answer question={question} start={need.answers[question.key] ?? ''} />
              </Field>
            ))}
          </div>
        </details>
      )}
      <Button type="submit" className="mt-5">
        Show who fits
      </Button>
    </Form>
  );
}

function Answer({ question, start }: { question: ScopeQuestion; start: string }) {
  const name = answerName(question.key);
  if (question.kind === 'choice')
    return (
      <Select
        name={name}
        defaultValue={start}
        placeholder="Not said"
        options={question.options.map(({ key, label }) => ({ value: key, label }))}
      />
    );
  return (
    <TextInput
      name={name}
      defaultValue={start}
      maxLength={question.kind === 'number' ? 9 : 200}
      inputMode={question.kind === 'number' ? 'numeric' : 'text'}
    />
  );
}
