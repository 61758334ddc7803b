import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getThread, replyFormSchema, writeInThread } from '#domains/correspondence/contract.ts';
import { ThreadFiles, ThreadMessages } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Offer } from '../../contract.ts';

/** What a buyer and the sellers write to each other about an offer; opens when the buyer wants it. */
export function OfferThread({ offer }: { offer: Offer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-1" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
        Write to the seller
      </summary>
      {isOpen ? <Thread threadId={offer.id} /> : null}
    </details>
  );
}

function Thread({ threadId }: { threadId: string }) {
  const [sent, setSent] = useState(0);
  return (
    <Loaded query={useQuery(endpointQuery(getThread, { params: { threadId }, query: { side: 'sender' } }))}>
      {({ messages, files, with: other }) => (
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
          <WriteForm key={sent} threadId={threadId} onSent={() => setSent(sent + 1)} />
        </div>
      )}
    </Loaded>
  );
}

function WriteForm({ threadId, onSent }: { threadId: string; onSent: () => void }) {
  const form = useForm({
    guards: true,
    schema: replyFormSchema,
    start: { message: '' },
    keyed: true,
    send: (body) => browserApi.call(writeInThread, { params: { threadId }, query: { side: 'sender' }, body }),
    refreshes: [getThread],
    answered: onSent,
    done: { title: 'Sent to the sellers' },
  });
  return (
    <Form of={form} className="space-y-3" label="Message">
      <Field
        {...form.field('message')}
        label="Your message"
        hint="Write about the home and the terms. Leave out anything about yourself."
      >
        <TextArea rows={3} />
      </Field>
      <SubmitButton of={form} size="small" variant="secondary">
        Send
      </SubmitButton>
    </Form>
  );
}
