import type { Side, ThreadMessage, ThreadSummary, Written } from '../contract.ts';
import type { About } from './about.ts';
import { type Message, openingOf } from './messages.ts';
import type { Thread } from './threads.ts';

/** A message as one side reads it. */
export function presentMessage(message: Message, side: Side): ThreadMessage {
  return {
    messageId: message.publicId,
    from: message.from,
    message: message.message,
    sentAt: message.createdAt.toISOString(),
    delivery: message.from === side ? message.delivery : null,
  };
}

/** A thread as one side reads it. */
export function presentThread(
  thread: Thread,
  side: Side,
  { about, messages }: { about: About | undefined; messages: readonly Message[] },
): ThreadSummary {
  const own = thread[side];
  const other = thread[side === 'sender' ? 'recipient' : 'sender'];
  const isSender = other.side === 'sender';
  const latest = messages.at(-1);
  const unseen = messages.findLast(({ from }) => from !== side);
  return {
    threadId: thread.publicId,
    kind: thread.kind,
    side,
    about: about === undefined ? null : { label: about.label, path: about.path },
    with: {
      name: other.name,
      email: isSender ? other.email : null,
      phone: isSender && other.mayCall ? other.phone : null,
      hasLeft: other.leftAt !== null,
    },
    status: thread.status,
    statusAt: thread.statusAt.toISOString(),
    sentAt: thread.createdAt.toISOString(),
    latest: latest === undefined ? null : presentMessage(latest, side),
    isUnread: unseen !== undefined && unseen === latest && (own.seenAt === null || unseen.createdAt > own.seenAt),
  };
}

/** The messages, for a page that a link opens. A thread that began without text starts with its first message. */
export function presentWritten(messages: readonly Message[]): Written[] {
  const opening = openingOf(messages);
  return messages
    .filter((message) => message !== opening || message.message !== '')
    .map(({ from, message, createdAt }) => ({
      from: from === 'sender' ? ('sender' as const) : ('firm' as const),
      message,
      at: createdAt.toISOString(),
    }));
}
