import { useId, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { inquiryFormSchema, sendInquiry } from '#domains/messaging/contract.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SendForm } from '#ui/send-form.tsx';
import { SenderConsent, SenderFields } from '#ui/sender-fields.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface AskFormProps {
  listingKey: string;
  /** How the home is called in the message: its street address where it is shown. */
  homeLabel: string;
  firmName: string;
}

/** A question to the listing firm, without an account. */
export function AskForm({ listingKey, homeLabel, firmName }: AskFormProps) {
  const id = useId();
  const { user } = useSession();
  const [idempotencyKey] = useState(randomUuid);
  const { form, answer, ...sending } = useServerForm({
    id,
    schema: inquiryFormSchema,
    defaultValues: {
      // Whoever is signed in need not type it again.
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      phone: '',
      message: `I would like to know more about ${homeLabel}.`,
      mayCall: false,
      idempotencyKey,
    },
    send: (values) => browserApi.call(sendInquiry, { params: { listingKey }, body: values }),
  });
  const { errors } = form.formState;

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
            See what becomes of it, and send files with it, on <InlineLink href="/inquiries">your questions</InlineLink>.
          </>
        )}
      </Notice>
    );
  }
  return (
    <SendForm sending={sending} label="Send question">
      <SenderFields id={id} errors={errors} register={form.register} />
      <Field id={`${id}-message`} label="Your question" error={errors.message?.message} required>
        <TextArea rows={4} {...form.register('message')} />
      </Field>
      <SenderConsent id={id} errors={errors} register={form.register} firmName={firmName} />
    </SendForm>
  );
}
