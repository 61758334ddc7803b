import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getThread, isOpenStatus, readThread, type Side } from '#domains/correspondence/contract.ts';
import { ThreadMessages, WriteBox } from '#domains/correspondence/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
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
              <WriteBox
                threadId={leadId}
                side={side}
                hint={
                  hidesContacts ? 'Phone numbers, email addresses and links are hidden until the request is accepted.' : undefined
                }
                sent="Sent"
              />
            ) : (
              <p className="text-sm text-ink-soft">This conversation is closed.</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
