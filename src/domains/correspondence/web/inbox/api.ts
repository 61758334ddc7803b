import { formatCount } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { changeInbox, getInboxFigures, getInboxThread, type InboxChange, listInbox } from '../../contract.ts';

/** What an inbox depends on: its threads, and which listings its reader has a part in. */
export const INBOX_NEWS = { follows: ['threads', 'own-listings'] } as const;

export const INBOX_READS = [listInbox, getInboxFigures, getInboxThread];

interface DeskInput {
  threadIds: readonly string[];
  change: InboxChange;
}

const DONE: Record<InboxChange['to'], string> = {
  read: 'Marked as read',
  unread: 'Marked as unread',
  spam: 'Moved to spam',
  'no-spam': 'Back in the inbox',
  blocked: 'Sender blocked',
  unblocked: 'Sender unblocked',
  assigned: 'Assigned',
  snoozed: 'Snoozed',
};

/** What takes a change back at once; undefined where it depends on what was there before. */
function inverseOf(change: InboxChange): InboxChange | undefined {
  if (change.to === 'spam') return { to: 'no-spam' };
  if (change.to === 'no-spam') return { to: 'spam' };
  if (change.to === 'read') return { to: 'unread' };
  if (change.to === 'snoozed' && change.until !== null) return { to: 'snoozed', until: null };
  return undefined;
}

/** Changes what the people of a recipient note about threads; offers to take back what can be. */
export function useDeskChange(onDone?: (change: InboxChange) => void) {
  const write = useWrite(
    ({ threadIds, change }: DeskInput) => browserApi.call(changeInbox, { body: { threadIds: [...threadIds], change } }),
    {
      refreshes: INBOX_READS,
      answered: (_answer, { change }) => onDone?.(change),
      done: (_answer, { threadIds, change }) => {
        const back = inverseOf(change);
        return {
          title: threadIds.length === 1 ? DONE[change.to] : `${DONE[change.to]}: ${formatCount(threadIds.length, 'thread')}`,
          undo: back === undefined ? undefined : () => void write.run({ threadIds, change: back }),
        };
      },
    },
  );
  return write;
}
