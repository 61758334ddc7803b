import { useRef, useState } from 'react';
import type { PassedWarning } from '#domains/compliance/contract.ts';
import { ReplyFindings } from '#domains/compliance/web/index.ts';
import { inboxPath, MOST_REPLY_LETTERS, replyFormSchema } from '#domains/correspondence/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MessageSquare } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { writeToGuest, type Appointment } from '../../contract.ts';
import { openingAbout, sayWhich } from '../../model/appointment-words.ts';

/** Writes to the guest of an appointment; what they write back comes to the inbox. */
export function WriteToGuest({ appointment }: { appointment: Appointment }) {
  const openDialog = useOpenDialog();
  const write = (close: () => void) => (
    <Sheet side="right" open onOpenChange={close} title={`Write to ${appointment.withName}`} description={sayWhich(appointment)}>
      <GuestForm appointment={appointment} />
    </Sheet>
  );
  return (
    <Button size="small" variant="quiet" onClick={() => openDialog(write)}>
      <MessageSquare aria-hidden="true" className="size-4" />
      Write to {appointment.withName}
    </Button>
  );
}

function GuestForm({ appointment }: { appointment: Appointment }) {
  const { id, withName, listingKey } = appointment;
  const [passed, setPassed] = useState<PassedWarning[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const { answer, ...form } = useForm({
    schema: replyFormSchema,
    start: { message: openingAbout(appointment, 'your') },
    keyed: true,
    guards: true,
    send: (body) => browserApi.call(writeToGuest, { params: { bookingId: id }, body: { ...body, passed } }),
  });
  if (answer !== undefined)
    return (
      <Notice tone="success" title="Your message is sent" live>
        The answer comes to <InlineLink href={inboxPath(answer.threadId)}>your inbox</InlineLink>.
      </Notice>
    );
  return (
    <Form of={form} className="space-y-4" label="Message">
      <Field
        {...form.field('message')}
        label="Your message"
        hint={
          listingKey === null
            ? 'Phone numbers, addresses and links are taken out.'
            : 'Describe the home and the terms, not who should live there.'
        }
        required
      >
        <TextArea ref={field} rows={6} maxLength={MOST_REPLY_LETTERS} />
      </Field>
      <ReplyFindings text={form.values.message} field={field} states={[]} passed={passed} onPassed={setPassed} />
      <SubmitButton of={form} busyText="Sending…">
        Send
      </SubmitButton>
      <p className="text-sm text-ink-soft">{withName} reads it here and gets an email.</p>
    </Form>
  );
}
