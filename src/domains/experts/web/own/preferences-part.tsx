import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { AmountField, DollarField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { InlineLink } from '#ui/link.tsx';
import { savePreferences } from '../../contract.ts';
import type { PartProps } from './part-props.ts';
import { useAnswered } from './use-save-part.ts';

/** Which requests the vendor wants, and how many. They never change where it stands. */
export function PreferencesPart({ vendor, disabled, onSaved }: PartProps) {
  const [form, setForm] = useState(vendor.preferences);
  const change = (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part }));
  const save = useWrite(() => browserApi.call(savePreferences, { body: { ...form, version: vendor.version } }), {
    tells: 'page',
    ...useAnswered(onSaved, form),
  });
  return (
    <fieldset disabled={disabled} className="max-w-2xl space-y-5">
      <p className="text-ink-soft">
        Kinds of jobs, places and smallest prices come from <InlineLink href="?part=services">Services</InlineLink>,{' '}
        <InlineLink href="?part=area">Area</InlineLink> and <InlineLink href="?part=prices">Prices</InlineLink>.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label="Open requests at a time"
          hint="Leave blank for no limit"
          min={1}
          max={1000}
          value={form.mostOpen}
          onChange={(mostOpen) => change({ mostOpen })}
        />
        <AmountField
          label="Requests a week"
          hint="Leave blank for no limit"
          min={1}
          max={1000}
          value={form.mostPerWeek}
          onChange={(mostPerWeek) => change({ mostPerWeek })}
        />
        <DollarField
          label="Smallest budget"
          hint="You won’t get requests with a smaller budget. Some name none."
          value={form.leastBudgetCents === null ? null : form.leastBudgetCents / 100}
          onChange={(dollars) => change({ leastBudgetCents: dollars === null ? null : Math.round(dollars * 100) })}
        />
      </div>
      <Checkbox
        label="Automatically accept requests that fit"
        hint="Requests within these limits are accepted right away, and the client can message you. With a smallest budget, a request that names none waits for your answer."
        checked={form.acceptsByItself}
        onChange={({ target }) => change({ acceptsByItself: target.checked })}
      />
      <FormFailure text={save.failure} />
      {disabled ? null : (
        <Button busy={save.isBusy} onClick={() => void save.run()}>
          Save
        </Button>
      )}
    </fieldset>
  );
}
