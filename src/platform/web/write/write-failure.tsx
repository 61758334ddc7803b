import { cn } from '#ui/class-names.ts';
import { DID_NOT_WORK, TRY_AGAIN } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';
import type { Write } from './use-write.ts';

type Failed = Pick<Write<never, unknown>, 'failure' | 'reason'>;

interface WriteFailureProps {
  of: Failed;
  /** Another write of the same place, of which at most one has failed last. */
  or?: Failed;
  /** What did not happen: "Not sent". */
  title?: string;
  /** What follows from it: "Nothing was charged." */
  also?: string;
  /** A line beside a small control, in place of a box. */
  look?: 'box' | 'line';
  className?: string;
}

/** Says on the page why a write failed, and nothing while it did not; read aloud when it appears. */
export function WriteFailure({ of: write, or: other, title = DID_NOT_WORK, also, look = 'box', className }: WriteFailureProps) {
  const failed = write.failure === undefined ? other : write;
  if (failed?.failure === undefined) return null;
  const words = `${failed.reason ?? TRY_AGAIN}${also === undefined ? '' : ` ${also}`}`;
  if (look === 'line')
    return (
      <span role="alert" className={cn('block text-sm text-error', className)}>
        {failed.reason === undefined ? `${title}. ${words}` : words}
      </span>
    );
  return (
    <Notice tone="error" live title={title} className={className}>
      {words}
    </Notice>
  );
}
