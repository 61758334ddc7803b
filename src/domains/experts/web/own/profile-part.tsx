import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { saveProfile } from '../../contract.ts';
import { MOST_LETTERS, MOST_WORKS } from '../../model/text-limits.ts';
import type { PartProps } from './part-props.ts';
import { useAnswered } from './use-save-part.ts';

/** What the public page tells of the vendor. */
export function ProfilePart({ vendor, disabled, onSaved }: PartProps) {
  const [form, setForm] = useState(vendor.profile);
  const [languages, setLanguages] = useState(() => vendor.profile.languages.join(', '));
  const change = (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part }));
  const save = useWrite(
    () => {
      const spoken = languages.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
      return browserApi.call(saveProfile, { body: { ...form, languages: spoken, version: vendor.version } });
    },
    { tells: 'page', ...useAnswered(onSaved, { form, languages }) },
  );
  const setWork = (at: number, part: Partial<(typeof form.portfolio)[number]>) =>
    change({ portfolio: form.portfolio.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <fieldset disabled={disabled} className="max-w-2xl space-y-6">
      <Field label="About you" hint="What you do, how you work, and who it’s right for">
        <TextArea
          rows={6}
          value={form.bio}
          maxLength={MOST_LETTERS.bio}
          onChange={({ target }) => change({ bio: target.value })}
        />
      </Field>
      <AmountField
        label="In business since"
        isYear
        min={1800}
        max={2100}
        value={form.startedYear}
        onChange={(startedYear) => change({ startedYear })}
      />
      <Field label="Languages you speak with clients" hint="Separate them with commas. They never count in the ranking.">
        <TextInput value={languages} maxLength={300} onChange={({ target }) => setLanguages(target.value)} />
      </Field>
      <div>
        <h3 className="text-sm font-medium">Work you’re proud of</h3>
        {form.portfolio.map((work, at) => (
          <div key={at} className="mt-3 grid items-start gap-3 sm:grid-cols-[1fr_2fr_auto]">
            <Field label="What">
              <TextInput
                value={work.title}
                maxLength={MOST_LETTERS.workTitle}
                onChange={({ target }) => setWork(at, { title: target.value })}
              />
            </Field>
            <Field label="In a few words">
              <TextInput
                value={work.text}
                maxLength={MOST_LETTERS.workText}
                onChange={({ target }) => setWork(at, { text: target.value })}
              />
            </Field>
            <Button
              variant="quiet"
              size="small"
              className="sm:mt-6.5"
              onClick={() => change({ portfolio: form.portfolio.filter((_, index) => index !== at) })}
            >
              Remove<span className="sr-only"> {work.title}</span>
            </Button>
          </div>
        ))}
        {disabled || form.portfolio.length >= MOST_WORKS ? null : (
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            onClick={() => change({ portfolio: [...form.portfolio, { title: '', text: '' }] })}
          >
            Add one
          </Button>
        )}
      </div>
      <FormFailure text={save.failure} />
      {disabled ? null : (
        <Button busy={save.isBusy} onClick={() => void save.run()}>
          {onSaved === undefined ? 'Save' : 'Save and continue'}
        </Button>
      )}
    </fieldset>
  );
}
