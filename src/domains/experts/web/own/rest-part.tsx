import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { restForm, saveRest } from '../../contract.ts';
import type { PartProps } from './part-props.ts';
import { CHOOSES_PART, useAnswered } from './use-save-part.ts';

const emptyAsNull = (text: string) => (text === '' ? null : text);

/** Pausing, and days away: what is agreed goes on, nothing new comes. */
export function RestPart({ vendor, disabled, onSaved }: PartProps) {
  const { isPaused, awayFrom, awayUntil } = vendor.rest;
  const form = useForm({
    start: { isPaused, awayFrom: awayFrom ?? '', awayUntil: awayUntil ?? '' },
    schema: {
      safeParse: (values: unknown) => {
        const typed = values as { isPaused: boolean; awayFrom: string; awayUntil: string };
        return restForm.safeParse({ ...typed, awayFrom: emptyAsNull(typed.awayFrom), awayUntil: emptyAsNull(typed.awayUntil) });
      },
    },
    send: (body) => browserApi.call(saveRest, { body: { ...body, version: vendor.version } }),
    guards: CHOOSES_PART,
    ...useAnswered(onSaved),
  });
  return (
    <Form of={form} freezes={disabled} className="max-w-2xl space-y-4">
      <Checkbox
        {...form.tick('isPaused')}
        label="Pause"
        hint="No new requests and no place in lists until you turn this off. Jobs already agreed on continue."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...form.field('awayFrom')} label="First day away" optional>
          <TextInput type="date" />
        </Field>
        <Field {...form.field('awayUntil')} label="Last day away" optional>
          <TextInput type="date" />
        </Field>
      </div>
      {disabled ? null : <SubmitButton of={form}>Save</SubmitButton>}
    </Form>
  );
}
