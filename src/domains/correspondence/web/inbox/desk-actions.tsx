import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ChevronDown } from '#ui/icons/index.ts';
import { Menu } from '#ui/menu.tsx';
import type { Desk, InboxChange } from '../../contract.ts';
import { useDeskChange } from './api.ts';
import { SNOOZES } from './snooze-times.ts';

const MORE = <ChevronDown aria-hidden="true" className="size-4" />;

interface DeskActionsProps {
  threadIds: readonly string[];
  /** Who may be given them, the reader first. */
  people: readonly { userId: string; name: string }[];
  /** What is noted, if it is one thread. */
  desk?: Desk | undefined;
  sender?: string | undefined;
  onDone?: (change: InboxChange) => void;
}

/** Unread, assign, snooze, spam and block, for one thread or several. */
export function DeskActions({ threadIds, people, desk, sender, onDone }: DeskActionsProps) {
  const change = useDeskChange(onDone);
  const [isBlocking, setBlocking] = useState(false);
  const set = (to: InboxChange) => change.run({ threadIds, change: to });
  const [me] = people;
  return (
    <>
      {desk === undefined ? (
        <Button size="small" variant="secondary" onClick={() => void set({ to: 'read' })}>
          Mark read
        </Button>
      ) : null}
      <Button size="small" variant="secondary" data-key="u" onClick={() => void set({ to: 'unread' })}>
        Mark unread
      </Button>
      <Menu
        trigger={
          <Button size="small" variant="secondary">
            {desk?.assignedTo == null ? 'Assign' : `With ${desk.assignedTo.name}`}
            {MORE}
          </Button>
        }
        align="start"
        groups={[
          people.map(({ userId, name }) => ({
            label: userId === me?.userId ? 'I answer' : name,
            onSelect: () => void set({ to: 'assigned', userId }),
          })),
          [{ label: 'No one yet', onSelect: () => void set({ to: 'assigned', userId: null }) }],
        ]}
      />
      <Menu
        trigger={
          <Button size="small" variant="secondary">
            Snooze
            {MORE}
          </Button>
        }
        align="start"
        groups={[
          SNOOZES.map(({ label, untilOf }) => ({
            label,
            onSelect: () => void set({ to: 'snoozed', until: untilOf(new Date()).toISOString() }),
          })),
          ...(desk === undefined || desk.snoozedUntil !== null
            ? [[{ label: 'Wake it up', onSelect: () => void set({ to: 'snoozed' as const, until: null }) }]]
            : []),
        ]}
      />
      <Menu
        trigger={
          <Button size="small" variant="secondary">
            More
            {MORE}
          </Button>
        }
        groups={[
          [
            ...(desk?.isSpam === true ? [] : [{ label: 'Mark as spam', onSelect: () => void set({ to: 'spam' as const }) }]),
            ...(desk?.isSpam === false ? [] : [{ label: 'No spam', onSelect: () => void set({ to: 'no-spam' as const }) }]),
          ],
          sender === undefined
            ? []
            : [
                desk?.isBlocked === true
                  ? { label: `Unblock ${sender}`, onSelect: () => void set({ to: 'unblocked' as const }) }
                  : { label: `Block ${sender}`, destructive: true, onSelect: () => setBlocking(true) },
              ],
        ].filter((group) => group.length > 0)}
      />
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setBlocking}
        title={`Block ${sender ?? 'the sender'}?`}
        confirm="Block"
        cancel="Cancel"
        busy={change.isBusy}
        onConfirm={() => void set({ to: 'blocked' }).then(() => setBlocking(false))}
      >
        <p>
          Whatever they write about this home goes to Spam, and no one is notified. They aren’t told. You can unblock them there.
        </p>
      </ConfirmDialog>
    </>
  );
}
