import { useState } from 'react';
import { formatDateTime, formatNumber, formatPercent } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { deleteLandingExperiment, type LandingExperiment, listLandingExperiments } from '../../contract.ts';
import { METHODS, METRICS } from '../../model/experiment-terms.ts';
import { ExperimentDetails } from './experiment-details.tsx';
import { ExperimentResults } from './experiment-results.tsx';
import { audienceWords, listGuardrails, STATE_WORDS, sayVerdict } from './experiment-words.ts';
import { StartDialog } from './start-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';

const refreshes = [listLandingExperiments];

/** One experiment: what it asks, what its counts allow to say, and what was decided. */
export function ExperimentCard({ experiment }: { experiment: LandingExperiment }) {
  const [isStarting, setStarting] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const params = { experimentId: experiment.id };
  const remove = useWrite(deleteLandingExperiment, { refreshes, failureTitle: 'The plan wasn’t deleted' });
  const users = experiment.arms.reduce((sum, arm) => sum + arm.users, 0);
  const isShown = experiment.state !== 'draft';
  return (
    <Card>
      <CardHeader
        title={experiment.name}
        description={experiment.hypothesis}
        actions={<Badge tone={experiment.state === 'running' ? 'brand' : 'neutral'}>{STATE_WORDS[experiment.state]}</Badge>}
      />
      <KeyValueList
        className="text-sm"
        columns={2}
        items={[
          {
            label: 'Page',
            value: (
              <InlineLink href={experiment.pageId === null ? experiment.path : `/landing-admin?page=${experiment.pageId}`}>
                {experiment.pageName}
              </InlineLink>
            ),
          },
          { label: 'Counts', value: METRICS[experiment.metric].words },
          { label: 'Judged', value: METHODS[experiment.method] },
          {
            label: 'Planned from',
            value: `${formatPercent(experiment.rate, 2)} today, a rise by ${formatPercent(experiment.lift, 1)} of it: ${formatNumber(experiment.plannedUsers)} visitors`,
          },
          { label: 'For', value: audienceWords(experiment) },
          ...(experiment.guardrails.length === 0 && experiment.state !== 'draft'
            ? []
            : [
                {
                  label: 'Guardrails',
                  value: listGuardrails(experiment) || 'None',
                },
              ]),
          ...(users === 0 || experiment.verdict === 'broken'
            ? []
            : [
                {
                  label: 'Shares',
                  value: `Within chance: ${formatPercent(experiment.sampleRatioP, 1)} of sound experiments would be farther off`,
                },
              ]),
          ...(experiment.startedAt === null
            ? []
            : [{ label: 'Started', value: formatDateTime(experiment.startedAt, viewerTimeZone()) }]),
        ]}
      />
      {experiment.conflicts.length === 0 ? null : (
        <Notice className="mt-4" tone="warning">
          {experiment.conflicts.map((name) => `“${name}”`).join(' and ')} {experiment.conflicts.length === 1 ? 'runs' : 'run'} for
          the same visitors and count the same: what one does can show in the other. Experiments in one group don’t share
          visitors.
        </Notice>
      )}
      {isShown ? (
        <>
          <ProgressBar
            className="mt-4"
            label={`${formatNumber(users)} of ${formatNumber(experiment.plannedUsers)} visitors`}
            value={users / experiment.plannedUsers}
          />
          {experiment.guardrails.some(({ comparisons }) => comparisons.some(({ state }) => state === 'worse')) ? (
            <Notice className="mt-4" tone="error" title="A guardrail got worse">
              Check the guardrails below: stopping may be right, whatever the other results say.
            </Notice>
          ) : null}
          <Notice className="mt-4" tone={experiment.verdict === 'broken' ? 'error' : 'info'}>
            {sayVerdict(experiment)}
            {experiment.verdict === 'broken'
              ? ` The chance of these shares is ${experiment.sampleRatioP < 1e-6 ? 'below 0.0001%' : formatPercent(experiment.sampleRatioP, 4)}.`
              : ''}
            {experiment.verdict === 'early' && experiment.method === 'fixed'
              ? ' Results show up once it reaches its planned size.'
              : ''}
          </Notice>
          <ExperimentResults experiment={experiment} />
          <RecognitionNote experiment={experiment} users={users} />
          <ExperimentDetails experiment={experiment} />
        </>
      ) : null}
      {experiment.decision === null ? null : (
        <p className="mt-4 text-ink">
          <strong>Decision:</strong>{' '}
          {experiment.decidedArm === null ? '' : `“${experiment.arms[experiment.decidedArm]?.label ?? ''}”. `}
          {experiment.decision}
          {experiment.stoppedAt === null ? '' : ` (${formatDateTime(experiment.stoppedAt, viewerTimeZone())})`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {experiment.state === 'draft' ? (
          <>
            <Button onClick={() => setStarting(true)}>Start</Button>
            <Button variant="secondary" onClick={() => setDeleting(true)}>
              Delete the plan
            </Button>
          </>
        ) : null}
        {experiment.state === 'running' ? (
          <Button variant="secondary" onClick={() => setStopping(true)}>
            Stop and decide
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={`Delete the plan “${experiment.name}”?`}
        description="It never ran, so there are no results to lose. You can’t bring it back."
        confirm="Delete the plan"
        busy={remove.isBusy}
        onConfirm={() => void remove.run({ params })}
      />
      {isStarting ? <StartDialog experiment={experiment} onClose={() => setStarting(false)} /> : null}
      {isStopping ? <StopDialog experiment={experiment} onClose={() => setStopping(false)} /> : null}
    </Card>
  );
}

/** Who is known for longer than a day, and what the others mean for the intervals. */
function RecognitionNote({ experiment: { recognition }, users }: { experiment: LandingExperiment; users: number }) {
  const { known, returned, daysEach, widerBy } = recognition;
  if (users === 0) return null;
  const counted = known === 0 ? 'none' : `${formatNumber(known ?? 0)} of ${formatNumber(users)} visitors`;
  const knownWords = known === null ? 'too few to show' : counted;
  return (
    <p className="mt-4 max-w-measure text-sm text-ink-soft">
      <strong className="font-medium text-ink">Recognized for longer than a day, with their consent:</strong> {knownWords}
      {returned === null || returned === 0 ? '' : `; ${formatNumber(returned)} of them came back on another day`}. They keep their
      version and count once. Anyone else who comes back on another day counts as a new person and may see another version, so the
      intervals are somewhat too narrow, and a difference can look smaller than it is.{' '}
      {daysEach === null || widerBy === null
        ? 'Too few are recognized to say by how much.'
        : `Recognized visitors came on ${formatNumber(daysEach, 2)} days each so far. If the others come as often, the intervals should be at most ${formatPercent(widerBy, 0)} wider.`}
    </p>
  );
}
