import type { InboxThreadDetail } from '../../contract.ts';
import { BEGINNINGS } from '../../model/thread-words.ts';
import { sayWait } from './waiting-time.ts';

type Timed = Pick<InboxThreadDetail, 'kind' | 'sentAt' | 'readAt' | 'answeredAt' | 'status' | 'statusAt'>;

/** What happened in a thread, the oldest first. */
export function timelineOf({ kind, sentAt, readAt, answeredAt, status, statusAt }: Timed): { what: string; at: string }[] {
  const minutes = answeredAt === null ? 0 : (Date.parse(answeredAt) - Date.parse(sentAt)) / 60_000;
  return [
    { what: BEGINNINGS[kind], at: sentAt },
    ...(readAt === null ? [] : [{ what: 'Read here first', at: readAt }]),
    ...(answeredAt === null ? [] : [{ what: `First answered after ${sayWait(minutes)}`, at: answeredAt }]),
    ...(status === 'closed' ? [{ what: 'Closed', at: statusAt }] : []),
    ...(status === 'withdrawn' ? [{ what: 'Taken back', at: statusAt }] : []),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}
