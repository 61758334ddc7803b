import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { blockSide, listOwnHiringReports, reportHiring } from '../contract.ts';
import { REPORT_REASONS, type ReportKind, reportReasonsOf } from '../model/reasons.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { HIRING_READS } from './api.ts';

/** Blocks or reports the other side of a lead. */
export function SideActions({ leadId, isBlocked, other }: { leadId: string; isBlocked: boolean; other: string }) {
  const [isReporting, setReporting] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const block = useWrite(blockSide, {
    refreshes: HIRING_READS,
    answered: () => setBlocking(false),
    done: { title: isBlocked ? `${other} is no longer blocked` : `${other} is blocked. You won’t hear from them again.` },
  });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="quiet"
        size="small"
        busy={block.isBusy}
        onClick={() => (isBlocked ? void block.run({ params: { leadId }, body: { isBlocked: false } }) : setBlocking(true))}
      >
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      <ReportButton kind="lead" aboutId={leadId} onClick={() => setReporting(true)}>
        Report
      </ReportButton>
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setBlocking}
        title={`Block ${other}?`}
        description="Every request and quote that’s still open between you ends right away, and unblocking doesn’t bring it back. Jobs already agreed on continue."
        confirm="Block"
        busy={block.isBusy}
        onConfirm={() => void block.run({ params: { leadId }, body: { isBlocked: true } })}
      />
      {isReporting ? (
        <ReportDialog kind="lead" aboutId={leadId} title={`Report ${other}`} onClose={() => setReporting(false)} />
      ) : null}
    </div>
  );
}

interface ReportButtonProps extends Pick<ReportDialogProps, 'kind' | 'aboutId'> {
  onClick: () => void;
  children: ReactNode;
}

/** Begins a report, or says that its reader has sent it: one about each thing is enough. */
export function ReportButton({ kind, aboutId, onClick, children }: ReportButtonProps) {
  const { status } = useSession();
  const { data } = useQuery({ ...endpointQuery(listOwnHiringReports), enabled: status === 'signed-in' });
  if (data?.reported.some((one) => one.kind === kind && one.aboutId === aboutId) === true)
    return <p className="flex min-h-8 items-center px-3 text-sm text-ink-soft">You reported this</p>;
  return (
    <Button variant="quiet" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}

interface ReportDialogProps {
  kind: ReportKind;
  aboutId: string;
  title: string;
  onClose: () => void;
}

/** Tells the people of this site what is wrong with a review, a professional or the other side. */
export function ReportDialog({ kind, aboutId, title, onClose }: ReportDialogProps) {
  const [reportId] = useState(randomUuid);
  return (
    <ReasonDialog
      title={title}
      description="We don’t tell the other side who reported it."
      choice={{
        name: 'reason',
        label: 'What is wrong',
        options: reportReasonsOf(kind).map((value) => ({ value, label: REPORT_REASONS[value] })),
      }}
      why={{ name: 'note', label: 'What happened', isOptional: true, most: MOST_LETTERS.reason }}
      button="Report"
      send={({ choice: reason, why: note }) =>
        browserApi.call(reportHiring, { params: { reportId }, body: { reason, note, kind, aboutId } })
      }
      refreshes={[listOwnHiringReports]}
      done={{ title: 'Thank you. Our team will look into it.' }}
      onClose={onClose}
    />
  );
}
