import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { getThread, replyFormSchema, type Side, writeInThread } from '../../contract.ts';

interface WriteBoxProps {
  threadId: string;
  /** The writer's. */
  side: Side;
  /** What to write, and what better not. */
  hint?: string | undefined;
  /** What is said once a message is sent. */
  sent: string;
}

/** A box to write on in a thread; empty again after each message. */
export function WriteBox(props: WriteBoxProps) {
  const [count, setCount] = useState(0);
  return <WriteForm key={count} {...props} onSent={() => setCount(count + 1)} />;
}

function WriteForm({ threadId, side, hint, sent, onSent }: WriteBoxProps & { onSent: () => void }) {
  const form = useForm({
    guards: true,
    schema: replyFormSchema,
    start: { message: '' },
    keyed: true,
    send: (body) => browserApi.call(writeInThread, { params: { threadId }, query: { side }, body }),
    refreshes: [getThread],
    answered: onSent,
    done: { title: sent },
  });
  return (
    <Form of={form} className="space-y-3" label="Message">
      <Field {...form.field('message')} label="Your message" hint={hint}>
        <TextArea rows={3} />
      </Field>
      <SubmitButton of={form} size="small" variant="secondary">
        Send
      </SubmitButton>
    </Form>
  );
}
