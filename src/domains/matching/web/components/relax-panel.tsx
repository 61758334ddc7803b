import { SearchX } from '#ui/icons/index.ts';
import { formatCount } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import type { RelaxStep } from '../../contract.ts';
import { applyRelaxing } from '../../model/change-profile.ts';
import { flowHref } from '../../model/flow-steps.ts';
import type { StepProps } from './steps/step-props.ts';

interface RelaxPanelProps {
  steps: readonly RelaxStep[];
  change: StepProps['change'];
}

/** No home meets every must: shows what to move, how far, and how many homes that gives. */
export function RelaxPanel({ steps, change }: RelaxPanelProps) {
  if (steps.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No home meets all of this"
        action={
          <Button asChild>
            <AppLink href={flowHref('review')}>Look at your answers</AppLink>
          </Button>
        }
      >
        You would have to give up more than two of your musts. Turn some of them into nice-to-haves.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="relax-title" className="rounded-card border border-line bg-surface p-6 md:p-8">
      <h3 id="relax-title" className="font-serif text-xl font-medium">
        No home meets every must
      </h3>
      <p className="mt-1 max-w-measure text-ink-soft">One of these is enough. Each number is what you would see.</p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step.criterion} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium">{step.suggestion}</p>
              <p className="text-sm text-ink-soft">
                {formatCount(step.count, 'home')}
                {step.countWithout > step.count ? `; ${step.countWithout} without any limit here` : ''}
              </p>
            </div>
            <Button
              size="small"
              variant="secondary"
              onClick={() => change((now) => applyRelaxing(now, step))}
              aria-label={`Do this: ${step.suggestion}`}
            >
              Do this
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
