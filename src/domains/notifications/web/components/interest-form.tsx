import { useId, useState } from 'react';
import { INTEREST_CONSENT, interestFormSchema, signUpForPage, type AwaitedPage } from '#domains/notifications/contract.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SendForm } from '#ui/send-form.tsx';
import { TextInput } from '#ui/text-input.tsx';

/** An address to write to, once, when a page opens. */
export function InterestForm({ page }: { page: AwaitedPage }) {
  const id = useId();
  const [idempotencyKey] = useState(randomUuid);
  const { form, answer, ...sending } = useServerForm({
    id,
    schema: interestFormSchema,
    defaultValues: { page, email: '', idempotencyKey },
    send: (values) => browserApi.call(signUpForPage, { body: values }),
  });
  const { errors } = form.formState;

  if (answer !== undefined) {
    return (
      <Notice tone="success" title="Noted" live>
        We will write to you once, when this page opens.
      </Notice>
    );
  }
  return (
    <SendForm sending={sending} label="Notify me">
      <Field id={`${id}-email`} label="Email" error={errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <FieldGroup legend="What you agree to" hideLegend error={errors.consent?.message} id={`${id}-consent`}>
        <Checkbox label="Write to me when it opens" hint={INTEREST_CONSENT.text} {...form.register('consent')} />
      </FieldGroup>
    </SendForm>
  );
}
