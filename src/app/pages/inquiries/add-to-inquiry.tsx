import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { addToInquiry, followUpSchema, listMyInquiries, type SentInquiry } from '#domains/messaging/contract.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

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
  const id = useId();
  const client = useQueryClient();
  const { toast } = useToast();
  const [idempotencyKey] = useState(randomUuid);
  const { form, submit, isSending, failure } = useServerForm({
    id,
    focusesField: true,
    schema: followUpSchema,
    defaultValues: { message: '', idempotencyKey },
    async send(body) {
      const answer = await browserApi.call(addToInquiry, { params: { inquiryId }, body });
      await client.invalidateQueries({ queryKey: [listMyInquiries.path] });
      toast({ title: answer?.delivery === 'mailed' ? `It is on its way to ${sentTo}` : 'It is stored' });
      onClose();
      return answer;
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('message'), [setFocus]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 w-full space-y-3">
      <FormFailure text={failure} />
      <Field id={`${id}-message`} label={`More for ${sentTo}`} error={form.formState.errors.message?.message} required>
        <TextArea rows={3} {...form.register('message')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isSending} busyText="Sending…">
          Send
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
