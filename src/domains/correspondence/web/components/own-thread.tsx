import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { getThread, isOpenStatus } from '../../contract.ts';
import { ThreadFiles } from './thread-files.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { WriteBox } from './write-box.tsx';

interface OwnThreadProps {
  threadId: string;
  /** What to write, and what better not. */
  hint?: string | undefined;
  /** What is said once a message is sent. */
  sent: string;
}

/** A thread that its reader began: what was written, and a box to go on. */
export function OwnThread({ threadId, hint, sent }: OwnThreadProps) {
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
          {isOpenStatus(status) ? <WriteBox threadId={threadId} side="sender" hint={hint} sent={sent} /> : null}
        </div>
      )}
    </Loaded>
  );
}
