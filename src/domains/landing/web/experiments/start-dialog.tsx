import { formatNumber, formatPercent } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type LandingExperiment, listLandingExperiments, startLandingExperiment } from '../../contract.ts';
import { audienceWords } from './experiment-words.ts';

/** Asks before an experiment starts: from then on its plan stands, and once stopped it never runs again. */
export function StartDialog({ experiment, onClose }: { experiment: LandingExperiment; onClose: () => void }) {
  const { id, name, arms, pageName, method, plannedUsers } = experiment;
  const start = useWrite(startLandingExperiment, {
    refreshes: [listLandingExperiments],
    done: { title: `“${name}” is running` },
    failureTitle: 'It did not start',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={`Start “${name}”?`}
      description={`Page: ${pageName}. From now on, its visitors get one of these.`}
      confirm="Start it"
      cancel="Not yet"
      busy={start.isBusy}
      onConfirm={() => void start.run({ params: { experimentId: id } }).then(onClose)}
    >
      <ul className="list-disc space-y-1 pl-5">
        {arms.map(({ label, weight }) => (
          <li key={label}>
            {formatPercent(weight, 0)} see “{label}”
          </li>
        ))}
      </ul>
      <p className="mt-4">Who takes part: {audienceWords(experiment)}.</p>
      <p className="mt-4">
        The plan can’t change once it runs. You can stop it at any time, and what you stop never runs again.{' '}
        {method === 'fixed'
          ? `Results show once ${formatNumber(plannedUsers)} visitors have seen it.`
          : `You can look at its results at any time, and it is planned for ${formatNumber(plannedUsers)} visitors.`}
      </p>
    </ConfirmDialog>
  );
}
