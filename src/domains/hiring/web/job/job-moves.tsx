import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getMoneyPlan } from '#domains/billing/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { type Engagement, moveEngagement } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { HIRING_READS } from '../api.ts';
import { ConfirmMove, type FinalMove } from './confirm-move.tsx';
import { sayStuck, sumStuck } from './stuck-money.ts';

const PLAIN = {
  confirm: { label: 'Confirm the job', done: 'Job confirmed' },
  'report-done': { label: 'The work is done', done: 'We asked the client to confirm it' },
  complete: { label: 'Confirm the work', done: 'Thank you! The job is complete.' },
  settle: { label: 'Settle the dispute', done: 'The job continues' },
} as const;
const HOLDS =
  'Money on hold stays there until you two agree, or our team decides. Add pictures and papers to the files of the job.';
const ASKING = {
  cancel: {
    label: 'Cancel the job',
    title: 'Cancel the job?',
    // As `endOfPart` of billing decides.
    what: {
      client:
        'It ends for both of you, and you can’t undo that. Money on hold goes back to you, unless the work has begun: then our team decides.',
      vendor: 'It ends for both of you, and you can’t undo that. Money on hold goes back to the client.',
    },
    send: 'Cancel the job',
    done: 'Job canceled',
  },
  dispute: {
    label: 'Something is wrong',
    title: 'What is wrong?',
    what: {
      client: HOLDS,
      vendor: HOLDS,
    },
    send: 'Open a dispute',
    done: 'The job is in dispute. We told the other side why.',
  },
} as const;

const isFinal = (verb: keyof typeof PLAIN): verb is FinalMove => verb === 'complete' || verb === 'report-done';

interface JobMovesProps {
  job: Engagement;
  side: 'client' | 'vendor';
  /** Whom the job is with. */
  other: string;
}

/** What one side can do with a job now. */
export function JobMoves({ job, side, other }: JobMovesProps) {
  const [asked, setAsked] = useState<keyof typeof ASKING>();
  const [finalMove, setFinalMove] = useState<FinalMove>();
  const move = useWrite(moveEngagement, {
    refreshes: HIRING_READS,
    answered: () => setFinalMove(undefined),
    done: (_answer, { body }) => ({ title: body.verb in PLAIN ? PLAIN[body.verb as keyof typeof PLAIN].done : 'Done' }),
  });
  const plain = (Object.keys(PLAIN) as (keyof typeof PLAIN)[]).filter((verb) => job.verbs.includes(verb));
  const asking = (Object.keys(ASKING) as (keyof typeof ASKING)[]).filter((verb) => job.verbs.includes(verb));
  if (plain.length === 0 && asking.length === 0) return null;
  const run = (verb: keyof typeof PLAIN) => void move.run({ params: { engagementId: job.id }, body: { verb } });
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {plain.map((verb) => (
        <Button
          key={verb}
          variant={verb === 'complete' && side === 'client' && job.doneAt === null ? 'secondary' : 'primary'}
          busy={move.isBusy}
          onClick={() => (isFinal(verb) ? setFinalMove(verb) : run(verb))}
        >
          {PLAIN[verb].label}
        </Button>
      ))}
      {asking.map((verb) => (
        <Button key={verb} variant="secondary" onClick={() => setAsked(verb)}>
          {ASKING[verb].label}
        </Button>
      ))}
      {finalMove === undefined ? null : (
        <ConfirmMove
          verb={finalMove}
          job={job}
          other={other}
          isBusy={move.isBusy}
          onConfirm={() => run(finalMove)}
          onClose={() => setFinalMove(undefined)}
        />
      )}
      {asked === undefined ? null : <AskMove verb={asked} job={job} side={side} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface AskMoveProps extends Pick<JobMovesProps, 'job' | 'side'> {
  verb: keyof typeof ASKING;
  onClose: () => void;
}

function AskMove({ verb, job, side, onClose }: AskMoveProps) {
  const { title, what, send, done } = ASKING[verb];
  const plan = useQuery(endpointQuery(getMoneyPlan, { params: { engagementId: job.id } }));
  return (
    <ReasonDialog
      title={title}
      why={{ name: 'reason', hint: 'The other side will see this.', most: MOST_LETTERS.reason }}
      description={`${what[side]}${sayStuck(sumStuck(plan.data), side)}`}
      button={send}
      tone={verb === 'cancel' ? 'destructive' : 'primary'}
      send={({ why: reason }) => browserApi.call(moveEngagement, { params: { engagementId: job.id }, body: { verb, reason } })}
      refreshes={HIRING_READS}
      done={{ title: done }}
      onClose={onClose}
    />
  );
}
