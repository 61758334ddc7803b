import { InlineLink } from '#ui/link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PREP_TASKS } from '../../model/prep-tasks.ts';
import type { StepProps } from './step-props.ts';

/** What to do before the photos. The estimate tells what repairs return. */
export function PrepStep({ listing: { homeId }, plan: { plan, change }, disabled }: StepProps) {
  const done = PREP_TASKS.filter(({ key }) => plan.prepared.includes(key)).length;
  return (
    <div className="max-w-measure">
      <ProgressBar label={`${done} of ${PREP_TASKS.length} done`} value={done / PREP_TASKS.length} />
      <ul className="mt-6 grid gap-3">
        {PREP_TASKS.map(({ key, title, why }) => (
          <li key={key}>
            <Checkbox
              label={title}
              hint={why}
              disabled={disabled}
              checked={plan.prepared.includes(key)}
              onChange={(event) =>
                change({
                  prepared: event.target.checked ? [...plan.prepared, key] : plan.prepared.filter((one) => one !== key),
                })
              }
            />
          </li>
        ))}
      </ul>
      {homeId === null ? null : (
        <p className="mt-6">
          To see what larger work might return,{' '}
          <InlineLink href={`/ai-valuation?home=${homeId}`}>try renovations on the estimate</InlineLink>.
        </p>
      )}
    </div>
  );
}
