import { Badge } from '#ui/badge.tsx';
import { THREAD_STATUS_WORDS, type ThreadStatus } from '../../contract.ts';

/** A thread's status, in a word. */
export function ThreadStatusBadge({ status, className }: { status: ThreadStatus; className?: string }) {
  return (
    <Badge className={className} tone={status === 'answered' ? 'brand' : 'neutral'}>
      {THREAD_STATUS_WORDS[status]}
    </Badge>
  );
}
