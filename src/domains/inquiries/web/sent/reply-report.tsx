import { lazy, Suspense, useState } from 'react';
import { MESSAGE_PROBLEMS } from '#domains/correspondence/contract.ts';
import type { FirmReply, SentInquiry } from '../../contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Button } from '#ui/button.tsx';

const ReportReply = lazy(async () => ({ default: (await import('../components/report-reply.tsx')).ReportReply }));

/** Reports a firm's answer, or shows that it was reported. */
export function ReplyReport({ inquiry, reply }: { inquiry: SentInquiry; reply: FirmReply }) {
  const [isOpen, setOpen] = useState(false);
  const { report, replyId } = reply;
  const zone = viewerTimeZone();
  return (
    <>
      {report === null ? (
        <Button size="small" variant="quiet" className="-mb-2 -ml-3" onClick={() => setOpen(true)}>
          Report this answer
        </Button>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">
          You reported this on {formatDateTime(report.sentAt, zone)}: {MESSAGE_PROBLEMS[report.reason].toLowerCase()}.
        </p>
      )}
      {isOpen ? (
        <Suspense>
          <ReportReply inquiryId={inquiry.inquiryId} replyId={replyId} firmName={inquiry.sentTo} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
