import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  getThread,
  isOpenStatus,
  readThread,
  replyFormSchema,
  type Side,
  writeInThread,
} from '#domains/correspondence/contract.ts';
import { ThreadMessages } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { HIRING_READS } from './api.ts';

interface LeadThreadProps {
  leadId: string;
  /** The reader's. */
  side: Side;
  /** Whether contacts are still taken out. */
  hidesContacts: boolean;
}

/** What a client and a vendor write to each other about a request. */
export function LeadThread({ leadId, side, hidesContacts }: LeadThreadProps) {
  const query = useQuery({
    ...endpointQuery(getThread, { params: { threadId: leadId }, query: { side } }),
    meta: { follows: ['threads', 'hiring'] as const },
  });
  const read = useWrite(readThread, { tells: 'nobody', refreshes: HIRING_READS });
  const isUnread = query.data?.isUnread === true;
  const { run } = read;
  useEffect(() => {
    if (isUnread) void run({ params: { threadId: leadId }, query: { side } });
  }, [isUnread, leadId, side, run]);
  const [sent, setSent] = useState(0);
  return (
    <Loaded query={query}>
      {({ messages, with: other, status }) => {
        const lines = messages.filter(({ message }) => message !== '');
        return (
          <div className="grid gap-4">
            {lines.length === 0 ? (
              <p className="text-ink-soft">No messages yet.</p>
            ) : (
              <ThreadMessages
                label="What was written"
                lines={lines.map(({ from, message, sentAt }) => ({
                  author: from === side ? 'You' : other.name,
                  isOwn: from === side,
                  message,
                  sentAt,
                }))}
              />
            )}
            {isOpenStatus(status) ? (
              <WriteForm key={sent} leadId={leadId} side={side} hidesContacts={hidesContacts} onSent={() => setSent(sent + 1)} />
            ) : (
              <p className="text-sm text-ink-soft">This conversation is closed.</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function WriteForm({ leadId, side, hidesContacts, onSent }: LeadThreadProps & { onSent: () => void }) {
  const form = useForm({
    guards: true,
    schema: replyFormSchema,
    start: { message: '' },
    keyed: true,
    send: (body) =>
      browserApi.call(writeInThread, { params: { threadId: leadId }, query: { side }, body: { ...body, passed: [] } }),
    refreshes: [getThread],
    answered: onSent,
    done: { title: 'Sent' },
  });
  return (
    <Form of={form} className="space-y-3" label="Message">
      <Field
        {...form.field('message')}
        label="Your message"
        hint={hidesContacts ? 'Phone numbers, email addresses and links are hidden until the request is accepted.' : undefined}
      >
        <TextArea rows={3} />
      </Field>
      <SubmitButton of={form} size="small" variant="secondary">
        Send
      </SubmitButton>
    </Form>
  );
}
