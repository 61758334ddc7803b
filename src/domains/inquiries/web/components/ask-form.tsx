import { reportEvent } from '#domains/analytics/web/index.ts';
import { useSession } from '#domains/accounts/web/index.ts';
import { inquiryFormSchema, sendInquiry } from '#domains/inquiries/contract.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { BuyerPlanFields, SenderConsent, SenderFields } from '#ui/sender-fields.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface AskFormProps {
  listingKey: string;
  /** The home's name in the message: its street address if that is shown. */
  homeLabel: string;
  firmName: string;
  /** What the message begins with; a wish to know more if nothing is given. */
  opening?: string | undefined;
}

/** A question to the listing firm, without an account. */
export function AskForm({ listingKey, homeLabel, firmName, opening }: AskFormProps) {
  const { user } = useSession();
  const { answer, ...form } = useForm({
    schema: inquiryFormSchema,
    start: {
      // Signed-in people need not type it again.
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      phone: '',
      preApproval: '',
      buysWhen: '',
      message: opening ?? `I would like to know more about ${homeLabel}.`,
      mayCall: false,
      consent: false,
    },
    keyed: true,
    guards: true,
    focuses: 'summary',
    send: (values) => browserApi.call(sendInquiry, { params: { listingKey }, body: values }),
    answered: () => reportEvent('home_asked'),
  });

  if (answer !== undefined) {
    return (
      <Notice
        tone="success"
        title={answer.delivery === 'mailed' ? 'Your question is on its way' : 'Your question is stored'}
        live
      >
        {describeDelivery(answer)}
        {user === null ? null : (
          <>
            {' '}
            See what comes of it, and add files, under <InlineLink href="/inquiries">your questions</InlineLink>.
          </>
        )}
      </Notice>
    );
  }
  return (
    <Form of={form} className="space-y-4">
      <SenderFields form={form} />
      <BuyerPlanFields form={form} />
      <Field {...form.field('message')} label="Your question" required>
        <TextArea rows={4} />
      </Field>
      <SenderConsent form={form} firmName={firmName} />
      <SubmitButton of={form} fullWidth busyText="Sending…">
        Send question
      </SubmitButton>
    </Form>
  );
}
