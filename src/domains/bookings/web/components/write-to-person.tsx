import { useState } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { followUpSchema, sentAnchorOf } from '#domains/correspondence/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MessageSquare } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { writeToPerson } from '../../contract.ts';

interface WriteToPersonProps {
  handle: string;
  name: string;
}

/** Writes to a person whose time can be booked, without booking; whoever is not signed in does so first. */
export function WriteToPerson({ handle, name }: WriteToPersonProps) {
  const [isOpen, setOpen] = useState(false);
  const begin = useSignedInAction<null>('write-to-person', () => setOpen(true));
  return (
    <>
      <Button variant="quiet" onClick={() => begin(null)}>
        <MessageSquare aria-hidden="true" className="size-4" /> Write to {name}
      </Button>
      <Sheet side="right" open={isOpen} onOpenChange={setOpen} title={`Write to ${name}`}>
        {isOpen ? <MessageForm handle={handle} name={name} /> : null}
      </Sheet>
    </>
  );
}

function MessageForm({ handle, name }: WriteToPersonProps) {
  const { answer, ...form } = useForm({
    schema: followUpSchema,
    start: { message: '' },
    keyed: true,
    guards: true,
    send: (body) => browserApi.call(writeToPerson, { params: { handle }, body }),
  });
  if (answer !== undefined && answer !== null)
    return (
      <Notice tone="success" title="Your message is sent" live>
        The answer comes to <InlineLink href={`/inquiries#${sentAnchorOf(answer.threadId)}`}>your messages</InlineLink>, and we
        tell you by mail.
      </Notice>
    );
  return (
    <Form of={form} className="space-y-4" label="Message">
      <Field
        {...form.field('message')}
        label="Your message"
        hint={`${name} sees your name. Phone numbers, addresses and links are taken out.`}
        required
      >
        <TextArea rows={6} />
      </Field>
      <SubmitButton of={form} busyText="Sending…">
        Send
      </SubmitButton>
    </Form>
  );
}
