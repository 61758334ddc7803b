import { isOpenStatus, type ThreadStatus } from './thread-status.ts';

interface Asked {
  status: ThreadStatus;
  /** Since when; of an answered thread, the last answer, also one without words. */
  statusAt: Date;
  createdAt: Date;
  sender: { leftAt: Date | null };
}

interface Said {
  from: 'sender' | 'recipient';
  createdAt: Date;
}

/** When the sender wrote what nobody has answered yet; undefined if nobody waits. */
export function findWaitingSince(thread: Asked, messages: readonly Said[]): Date | undefined {
  if (!isOpenStatus(thread.status) || thread.sender.leftAt !== null) return undefined;
  if (thread.status !== 'answered') return thread.createdAt;
  const lastAnswer = messages.findLast(({ from }) => from === 'recipient')?.createdAt;
  const answered = lastAnswer !== undefined && lastAnswer > thread.statusAt ? lastAnswer : thread.statusAt;
  return messages.find(({ from, createdAt }) => from === 'sender' && createdAt > answered)?.createdAt;
}
