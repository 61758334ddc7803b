import { DID_NOT_WORK, TRY_AGAIN } from './failure-words.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  /** The reason, if known. */
  reason?: string | undefined;
  className?: string | undefined;
}

/** Shown beside a control whose action failed; read aloud when it appears. */
export function FailureNotice({ reason, className }: FailureNoticeProps) {
  return (
    <Notice tone="error" live title={DID_NOT_WORK} className={className}>
      {reason ?? TRY_AGAIN}
    </Notice>
  );
}
