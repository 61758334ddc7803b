import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { interestFormSchema, signUpForPage, type AwaitedPage } from '../../contract.ts';
import { INTEREST_CONSENT } from '../../model/interest-consent.ts';

/** An address to write to, once, when a page opens. */
export function InterestForm({ page }: { page: AwaitedPage }) {
  const form = useForm({
    schema: interestFormSchema,
    start: { page, email: '', consent: false },
    keyed: true,
    guards: true,
    focuses: 'summary',
    send: (body) => browserApi.call(signUpForPage, { body }),
  });
  if (form.answer !== undefined) {
    return (
      <Notice tone="success" title="Noted" live>
        We’ll email you once, when this page opens.
      </Notice>
    );
  }
  return (
    <Form of={form} className="space-y-4">
      <Field {...form.field('email')} label="Email" required>
        <TextInput type="email" inputMode="email" autoComplete="email" />
      </Field>
      <FieldGroup {...form.group('consent')} legend="What you agree to" hideLegend>
        <Checkbox {...form.tick('consent')} label="Email me when it opens" hint={INTEREST_CONSENT.text} />
      </FieldGroup>
      <SubmitButton of={form} fullWidth busyText="Sending…">
        Notify me
      </SubmitButton>
    </Form>
  );
}
