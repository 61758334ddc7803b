import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Milestone, MilestoneVerb, MoneyPlan } from '../../../contract/milestones.ts';
import { APPROVAL_TIME, HOLD_DAYS } from '../../../model/milestone-rules.ts';
import { moneyPlanOptions } from '../../api.ts';
import { MILESTONE_WORDS, MOVE_WORDS, sayNote, sayPart, sayWhenPayable } from '../../say-milestone.ts';
import { DecidePart } from './decide-part.tsx';
import { MovePart } from './move-part.tsx';
import { PayParts } from './pay-parts.tsx';

interface JobMoneyProps {
  engagementId: string;
  /** Whose page it is. */
  side: MoneyPlan['side'];
  /** Before the professional confirms the job there is nothing to pay. */
  isConfirmed: boolean;
  /** What was agreed, shown while there is nothing to pay here. */
  parts: readonly { title: string; cents: number }[];
}

/** How a job is paid: what is held, released and disputed, and what its reader can do about it. */
export function JobMoney({ engagementId, side, isConfirmed, parts }: JobMoneyProps) {
  return (
    <section className="mt-6" aria-labelledby={`money-${engagementId}`}>
      <h3 id={`money-${engagementId}`} className="text-base font-semibold">
        How it is paid
      </h3>
      {isConfirmed ? <Held engagementId={engagementId} side={side} parts={parts} /> : <Agreed side={side} parts={parts} />}
    </section>
  );
}

function Held({ engagementId, side, parts }: Pick<JobMoneyProps, 'engagementId' | 'side' | 'parts'>) {
  return (
    <Loaded
      query={useQuery(moneyPlanOptions(engagementId))}
      pending={<Skeleton className="mt-2 h-32 w-full" />}
      look="line"
      failed="We couldn’t load the payments for this job"
      gone={<Agreed side={side} parts={parts} />}
    >
      {(plan) => <Plan plan={plan} />}
    </Loaded>
  );
}

function Agreed({ side, parts }: Pick<JobMoneyProps, 'side' | 'parts'>) {
  return (
    <>
      <KeyValueList items={parts.map(({ title, cents }) => ({ label: title, value: formatMoney(cents, 'always') }))} />
      <p className="mt-2 text-sm text-ink-soft">{sayWhenPayable(side)}</p>
    </>
  );
}

function Plan({ plan }: { plan: MoneyPlan }) {
  const { side, milestones, heldCents, isTest, feeBps } = plan;
  const isOpen = milestones.some(({ status }) => ['planned', 'awaiting'].includes(status));
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {isTest ? <Badge tone="info">TEST</Badge> : null}
        {heldCents > 0 ? `${formatMoney(heldCents, 'always')} is held for this job.` : 'Nothing is held for this job right now.'}
        {side === 'vendor' && feeBps > 0 ? ` ${feeBps / 100}% of the price before tax is our fee.` : ''}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {milestones.map((part) => (
          <Part key={part.id} part={part} side={side} />
        ))}
      </ul>
      {side === 'client' && plan.isPayable ? <PayParts plan={plan} /> : null}
      {isOpen ? (
        <p className="mt-3 max-w-measure text-sm text-ink-soft">
          {side === 'client'
            ? `Paying here costs you nothing extra. We hold the money and release it when you approve the work, or ${APPROVAL_TIME} after it’s handed in if you don’t respond. If the professional cancels, or hands nothing in within ${HOLD_DAYS} days, you get all of it back.`
            : `The client pays part by part. We hold each payment and release it to you when the work is approved, or ${APPROVAL_TIME} after you hand it in if the client doesn’t respond. What isn’t handed in within ${HOLD_DAYS} days of the payment goes back.`}
        </p>
      ) : null}
    </>
  );
}

const MAIN_VERBS: readonly MilestoneVerb[] = ['submit', 'approve'];

function Part({ part, side }: { part: Milestone; side: MoneyPlan['side'] }) {
  const openDialog = useOpenDialog();
  const { title, tone } = MILESTONE_WORDS[part.status];
  const said = sayPart(part, side);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{part.title}</span>
        <span className="ml-auto flex items-baseline gap-3">
          <Badge tone={tone}>{title}</Badge>
          <span className="tabular-nums">{formatMoney(part.cents, 'always')}</span>
        </span>
      </div>
      {said === undefined ? null : <p className="text-sm text-ink-soft first-letter:uppercase">{said}</p>}
      {part.notes.length === 0 ? null : (
        <details className="mt-1 text-sm" open={part.status === 'disputed'}>
          <summary className="cursor-pointer text-ink-soft">What was said</summary>
          <ul className="mt-1 space-y-1">
            {part.notes.map((note) => (
              <li key={`${note.at}${note.verb}`} className="wrap-anywhere">
                {sayNote(note)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {part.verbs.length === 0 ? null : (
        <div className="mt-2 flex flex-wrap gap-2 print:hidden">
          {part.verbs.map((verb) => (
            <Button
              key={verb}
              size="small"
              variant={MAIN_VERBS.includes(verb) && part.status !== 'disputed' ? 'primary' : 'quiet'}
              aria-label={`${MOVE_WORDS[verb].label}: ${part.title}`}
              onClick={() => openDialog((close) => <MovePart part={part} verb={verb} onClose={close} />)}
            >
              {MOVE_WORDS[verb].label}
            </Button>
          ))}
        </div>
      )}
      {side === 'admin' && part.status === 'disputed' && !part.isQuestioned ? <DecidePart part={part} /> : null}
    </li>
  );
}
