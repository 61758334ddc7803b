import { formatMoney } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import { InlineLink } from '#ui/link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { MOST_PREP } from '../../model/plan.ts';
import { OTHER_PREP, PREP_TASKS, sumPrepCosts } from '../../model/prep-tasks.ts';
import { flowHref } from './flow-href.ts';
import type { StepProps } from './step-props.ts';

/** What to do before the photos, and what it costs. The estimate tells what larger work may return. */
export function PrepStep({ listing: { id, homeId }, plan: { plan, change }, disabled }: StepProps) {
  const done = PREP_TASKS.filter(({ key }) => plan.prepared.includes(key)).length;
  const sum = sumPrepCosts(plan.prepCosts);
  const costBox = (key: string, title: string) => (
    <div className="w-36 shrink-0">
      <NumberBox
        label={`What it costs: ${title}`}
        prefix="$"
        value={plan.prepCosts[key] ?? 0}
        min={0}
        max={MOST_PREP}
        step={0.01}
        disabled={disabled}
        onCommit={(dollars) => change({ prepCosts: { ...plan.prepCosts, [key]: dollars } })}
      />
    </div>
  );
  return (
    <div className="max-w-measure">
      <ProgressBar label={`${done} of ${PREP_TASKS.length} done`} value={done / PREP_TASKS.length} />
      <p className="mt-4 text-sm text-ink-soft">
        Write down what you pay for each, if anything. No one knows what a single task returns: we have no figures that anyone has
        measured, so we show none.
      </p>
      <ul className="mt-6 grid gap-3">
        {PREP_TASKS.map(({ key, title, why }) => (
          <li key={key} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <Checkbox
              className="min-w-0 flex-1 basis-72"
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
            {costBox(key, title)}
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span className="min-w-0 flex-1 basis-72">Anything else, such as staging</span>
          {costBox(OTHER_PREP, 'anything else')}
        </li>
      </ul>
      <p role="status" className="mt-6">
        {sum === null ? null : (
          <>
            Together {formatMoney(toCents(sum))}. <InlineLink href={flowHref('net-proceeds', id)}>Your net sheet</InlineLink>{' '}
            counts it instead of our planning figure.
          </>
        )}
      </p>
      {homeId === null ? null : (
        <p className="mt-6">
          To see what larger work might return,{' '}
          <InlineLink href={`/ai-valuation?home=${homeId}`}>try renovations on the estimate</InlineLink>.
        </p>
      )}
    </div>
  );
}
