import { Check, ChevronDown } from '#ui/icons/index.ts';
import { cn } from './class-names.ts';
import { AppLink } from './link.tsx';

export interface Step {
  label: string;
  /** The step's link; only a step that may be opened has one. */
  href?: string | undefined;
  hint?: string | undefined;
  /** The reader passed this step, but it still needs something. */
  isUnfinished?: boolean | undefined;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** Index of the step the reader is at; those before it are done, unless they say otherwise. */
  current: number;
  /** `column` for a process over days or months, beside its content. */
  layout?: 'row' | 'column' | undefined;
  className?: string | undefined;
}

export function Stepper({ label, steps, current, layout = 'row', className }: StepperProps) {
  const isRow = layout === 'row';
  // Many steps need a wider line for their labels.
  const isLong = steps.length > 5;
  return (
    <nav aria-label={label} className={cn('min-w-0', className)}>
      {isRow ? (
        <div className={isLong ? 'lg:hidden' : 'md:hidden'}>
          <WhereNow steps={steps} current={current} />
          <svg aria-hidden="true" className="mt-2 block h-1 w-full overflow-clip rounded-full bg-line">
            <rect width={`${((current + 1) / steps.length) * 100}%`} height="4" className="fill-brand" />
          </svg>
        </div>
      ) : null}
      <ol className={isRow ? (isLong ? 'hidden lg:flex' : 'hidden md:flex') : 'flex flex-col'}>
        {steps.map((step, at) => {
          const isDone = at < current && step.isUnfinished !== true;
          const isLast = at === steps.length - 1;
          return (
            <li
              key={step.label}
              aria-current={at === current ? 'step' : undefined}
              className={cn('relative flex min-w-0 gap-3', isRow ? 'flex-1 items-center pr-3' : 'pb-6')}
            >
              <span
                className={cn(
                  'z-10 flex size-8 shrink-0 items-center justify-center rounded-full border text-sm font-semibold',
                  isDone && 'border-brand bg-brand text-on-brand',
                  at === current && 'border-brand bg-surface text-brand ring-2 ring-brand-tint',
                  at !== current && !isDone && 'border-line-strong bg-surface text-ink-soft',
                )}
              >
                {isDone ? <Check aria-hidden="true" className="size-4" /> : at + 1}
              </span>
              <span className={cn('min-w-0', !isRow && 'pt-1')}>
                <StepLabel step={step} isCurrent={at === current} isDone={isDone} />
                {step.hint === undefined ? null : <span className="block text-sm text-ink-soft">{step.hint}</span>}
              </span>
              {isLast ? null : (
                <span
                  aria-hidden="true"
                  className={cn(
                    isDone ? 'bg-brand' : 'bg-line',
                    isRow ? 'h-px min-w-4 flex-1' : 'absolute top-8 bottom-0 left-4 w-px',
                  )}
                />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The current step and its number in little room; it unfolds the others if any of them may be opened. */
function WhereNow({ steps, current }: Pick<StepperProps, 'steps' | 'current'>) {
  const words = (
    <>
      <span className="block text-sm text-ink-soft">
        Step {current + 1} of {steps.length}
      </span>
      <span className="block font-semibold">{steps[current]?.label}</span>
    </>
  );
  if (!steps.some((step, at) => at !== current && step.href !== undefined)) return <p>{words}</p>;
  return (
    <details key={current} className="group/steps">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control [&::-webkit-details-marker]:hidden">
        <span>{words}</span>
        <span className="inline-flex items-center gap-1 text-sm font-medium text-brand">
          All steps
          <ChevronDown aria-hidden="true" className="size-4 group-open/steps:rotate-180" />
        </span>
      </summary>
      <ol className="mt-1 mb-3 divide-y divide-line rounded-card border border-line bg-surface px-4">
        {steps.map((step, at) => (
          <li key={step.label} aria-current={at === current ? 'step' : undefined} className="flex min-h-11 items-center gap-3">
            <span className="w-5 text-sm text-ink-soft tabular-nums">{at + 1}</span>
            <StepLabel step={step} isCurrent={at === current} isDone={at < current && step.isUnfinished !== true} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function StepLabel({ step, isCurrent, isDone }: { step: Step; isCurrent: boolean; isDone: boolean }) {
  const look = cn('text-sm', isCurrent ? 'font-semibold text-ink' : 'font-medium text-ink-soft');
  const done = isDone ? <span className="sr-only"> (done)</span> : null;
  if (step.href === undefined) {
    return (
      <span className={look}>
        {step.label}
        {done}
      </span>
    );
  }
  return (
    <AppLink
      href={step.href}
      className={cn(look, 'inline-flex min-h-8 items-center underline-offset-4 hover:underline pointer-coarse:min-h-control')}
    >
      {step.label}
      {done}
    </AppLink>
  );
}
