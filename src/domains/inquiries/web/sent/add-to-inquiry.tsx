import { useEffect, useState } from 'react';
import { followUpSchema } from '#domains/correspondence/contract.ts';
import { addToInquiry, listMyInquiries, type SentInquiry } from '../../contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** Writes to the firm again, about a question that was sent. */
export function AddToInquiry({ inquiry }: { inquiry: SentInquiry }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button size="small" variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
        Add to it
      </Button>
    );
  }
  return <AddForm inquiry={inquiry} onClose={() => setOpen(false)} />;
}

function AddForm({ inquiry: { inquiryId, sentTo }, onClose }: { inquiry: SentInquiry; onClose: () => void }) {
  const form = useForm({
    schema: followUpSchema,
    start: { message: '' },
    keyed: true,
    guards: true,
    send: (body) => browserApi.call(addToInquiry, { params: { inquiryId }, body }),
    refreshes: [listMyInquiries],
    done(answer) {
      onClose();
      return { title: answer?.delivery === 'mailed' ? `It is on its way to ${sentTo}` : 'It is stored' };
    },
  });
  const { id } = form.field('message');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Form of={form} className="mt-3 w-full space-y-3">
      <Field {...form.field('message')} label={`More for ${sentTo}`} required>
        <TextArea rows={3} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <SubmitButton of={form} size="small" busyText="Sending…">
          Send
        </SubmitButton>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
