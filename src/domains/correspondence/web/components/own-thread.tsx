import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { getThread, isOpenStatus, replyFormSchema, writeInThread } from '../../contract.ts';
import { ThreadFiles } from './thread-files.tsx';
import { ThreadMessages } from './thread-messages.tsx';

interface OwnThreadProps {
  threadId: string;
  /** What to write, and what better not. */
  hint?: string | undefined;
  /** What is said once a message is sent. */
  sent: string;
}

/** A thread that its reader began: what was written, and a box to go on. */
export function OwnThread({ threadId, hint, sent }: OwnThreadProps) {
  const [count, setCount] = useState(0);
  return (
    <Loaded query={useQuery(endpointQuery(getThread, { params: { threadId }, query: { side: 'sender' } }))}>
      {({ messages, files, status, with: other }) => (
        <div className="mt-2 grid gap-4">
          <ThreadMessages
            label="What was written"
            lines={messages
              .filter(({ message }) => message !== '')
              .map(({ from, message, sentAt }) => ({
                author: from === 'sender' ? 'You' : other.name,
                isOwn: from === 'sender',
                message,
                sentAt,
              }))}
          />
          <ThreadFiles
            title="Files sent to you"
            threadId={threadId}
            side="sender"
            files={files.filter(({ from }) => from === 'recipient')}
          />
          {isOpenStatus(status) ? (
            <WriteForm key={count} threadId={threadId} hint={hint} sent={sent} onSent={() => setCount(count + 1)} />
          ) : null}
        </div>
      )}
    </Loaded>
  );
}

function WriteForm({ threadId, hint, sent, onSent }: OwnThreadProps & { onSent: () => void }) {
  const form = useForm({
    guards: true,
    schema: replyFormSchema,
    start: { message: '' },
    keyed: true,
    send: (body) => browserApi.call(writeInThread, { params: { threadId }, query: { side: 'sender' }, body }),
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
