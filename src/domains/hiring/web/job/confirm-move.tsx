import { useQuery } from '@tanstack/react-query';
import { APPROVAL_TIME, getMoneyPlan } from '#domains/billing/contract.ts';
import { formatMoney } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Engagement } from '../../contract.ts';
import { sayStuck, sumStuck } from './stuck-money.ts';

/** Moves of a job that money follows and that nobody takes back. */
export type FinalMove = 'complete' | 'report-done';

interface ConfirmMoveProps {
  verb: FinalMove;
  job: Engagement;
  /** Whom the job is with. */
  other: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before held money is released, or before the clock that releases it starts. */
export function ConfirmMove({ verb, job, other, isBusy, onConfirm, onClose }: ConfirmMoveProps) {
  const isRelease = verb === 'complete';
  const plan = useQuery(endpointQuery(getMoneyPlan, { params: { engagementId: job.id } }));
  const stuckCents = sumStuck(plan.data);
  const held = Math.max(0, (plan.data?.heldCents ?? 0) - stuckCents);
  const sum = formatMoney(held, 'always');
  const stuck = sayStuck(stuckCents, isRelease ? 'client' : 'vendor');
  const owedCents = (plan.data?.milestones ?? []).reduce(
    (all, { status, cents }) => all + (status === 'planned' || status === 'awaiting' ? cents : 0),
    0,
  );
  const owed =
    owedCents === 0 ? '' : ` ${formatMoney(owedCents, 'always')} of the price hasn’t been paid here, and is still owed.`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isRelease ? (held > 0 ? `Release ${sum} to ${other}?` : 'Confirm the work?') : 'Is all of the work done?'}
      description={
        isRelease
          ? `${sayRelease({ held, sum, other, isStuck: stuckCents > 0, isReported: job.doneAt !== null })}${stuck}${owed}`
          : `We ask ${other} to confirm it. Without an answer it counts as confirmed after ${APPROVAL_TIME}${held > 0 ? `, and the ${sum} on hold is released to you` : ''}.${stuck}${owed}`
      }
      confirm={isRelease ? (held > 0 ? `Confirm and release ${sum}` : 'Confirm the work') : 'Yes, it’s done'}
      cancel="Not yet"
      tone="primary"
      busy={isBusy || plan.isPending}
      onConfirm={onConfirm}
    />
  );
}

interface Release {
  held: number;
  sum: string;
  other: string;
  isStuck: boolean;
  isReported: boolean;
}

function sayRelease({ held, sum, other, isStuck, isReported }: Release): string {
  const early = isReported ? '' : `${other} hasn’t said that the work is done yet. `;
  const money =
    held > 0 ? `All ${sum} on hold for this job goes to ${other}. ` : isStuck ? '' : 'Nothing is on hold for this job. ';
  return `${early}${money}This completes the job, and you can’t undo it.`;
}
