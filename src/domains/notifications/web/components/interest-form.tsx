import { useId, useState } from 'react';
import { INTEREST_CONSENT, interestFormSchema, signUpForPage, type AwaitedPage } from '#domains/notifications/contract.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';

/** An address to write to, once, when a page opens. */
export function InterestForm({ page }: { page: AwaitedPage }) {
  const id = useId();
  const [idempotencyKey] = useState(randomUuid);
  const { form, submit, attempt, problems, isSending, answer, failure } = useServerForm({
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
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FormFailure text={failure} />
      <Field id={`${id}-email`} label="E-mail" error={errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <FieldGroup legend="What you agree to" hideLegend error={errors.consent?.message} id={`${id}-consent`}>
        <Checkbox label="Write to me when it opens" hint={INTEREST_CONSENT.text} {...form.register('consent')} />
      </FieldGroup>
      <Button type="submit" fullWidth busy={isSending} busyText="Sending…">
        Notify me
      </Button>
    </form>
  );
}
