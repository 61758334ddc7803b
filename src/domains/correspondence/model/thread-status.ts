/** A thread's status, in the words of every page. */
export const THREAD_STATUS_WORDS = {
  sent: 'Sent',
  read: 'Read',
  answered: 'Answered',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const;
export type ThreadStatus = keyof typeof THREAD_STATUS_WORDS;
export const THREAD_STATUSES = Object.keys(THREAD_STATUS_WORDS) as [ThreadStatus, ...ThreadStatus[]];

/** Whether something can still be said in it. */
export function isOpenStatus(status: ThreadStatus): status is 'sent' | 'read' | 'answered' {
  return status !== 'closed' && status !== 'withdrawn';
}
