import { useKeptForm } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { saveProfile } from '../../contract.ts';
import { MOST_LETTERS, MOST_WORKS } from '../../model/limits.ts';
import type { PartProps } from './part-props.ts';
import { useAnswered, CHOOSES_PART } from './use-save-part.ts';

/** What the public page tells of the vendor. */
export function ProfilePart({ vendor, disabled, onSaved }: PartProps) {
  const form = useForm({
    start: { ...vendor.profile, languages: vendor.profile.languages.join(', ') },
    guards: CHOOSES_PART,
    send: ({ languages, ...profile }) =>
      browserApi.call(saveProfile, {
        body: {
          ...profile,
          languages: languages.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])),
          version: vendor.version,
        },
      }),
    keeps: useKeptForm(`profile of ${vendor.id}`, { isOff: disabled }),
    ...useAnswered(onSaved),
  });
  const works = form.rows('portfolio');
  return (
    <Form of={form} freezes={disabled} className="max-w-2xl space-y-6">
      <Field {...form.field('bio')} label="About you" hint="What you do, how you work, and who it’s right for">
        <TextArea rows={6} maxLength={MOST_LETTERS.bio} />
      </Field>
      <AmountField
        {...form.group('startedYear')}
        label="In business since"
        isYear
        min={1800}
        max={2100}
        value={form.values.startedYear}
        onChange={(startedYear) => form.set('startedYear', startedYear)}
      />
      <Field
        {...form.field('languages')}
        label="Languages you speak with clients"
        hint="Separate them with commas. They never count in the ranking."
      >
        <TextInput />
      </Field>
      <div>
        <h3 className="text-sm font-medium">Work you’re proud of</h3>
        {works.list.map((work, at) => (
          <div key={at} className="mt-3 grid items-start gap-3 sm:grid-cols-[1fr_2fr_auto]">
            <Field {...works.field(at, 'title')} label="What">
              <TextInput
                value={work.title}
                maxLength={MOST_LETTERS.workTitle}
                onChange={({ target }) => works.change(at, { title: target.value })}
              />
            </Field>
            <Field {...works.field(at, 'text')} label="In a few words">
              <TextInput
                value={work.text}
                maxLength={MOST_LETTERS.workText}
                onChange={({ target }) => works.change(at, { text: target.value })}
              />
            </Field>
            <Button variant="quiet" size="small" className="sm:mt-6.5" onClick={() => works.remove(at)}>
              Remove<span className="sr-only"> {work.title}</span>
            </Button>
          </div>
        ))}
        {disabled || works.list.length >= MOST_WORKS ? null : (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => works.add({ title: '', text: '' })}>
            Add one
          </Button>
        )}
      </div>
      {disabled ? null : <SubmitButton of={form}>{onSaved === undefined ? 'Save' : 'Save and continue'}</SubmitButton>}
    </Form>
  );
}
