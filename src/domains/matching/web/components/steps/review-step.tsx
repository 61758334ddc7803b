import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ClipboardList } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { describeProfile } from '../../../model/describe-profile.ts';
import { flowHref, STEPS } from '../../../model/flow-steps.ts';
import type { StepProps } from './step-props.ts';

export function ReviewStep({ profile }: Pick<StepProps, 'profile'>) {
  const lines = describeProfile(profile);
  if (lines.length === 0) {
    return (
      <EmptyState
        level={2}
        icon={ClipboardList}
        title="Nothing answered yet"
        action={
          <AppLink href={flowHref('budget')} className={buttonClasses({})}>
            Begin with your budget
          </AppLink>
        }
      >
        Every question is optional. Answer one or two, such as a budget and an area, to get useful matches.
      </EmptyState>
    );
  }
  return (
    <dl className="divide-y divide-line border-y border-line">
      {STEPS.filter(({ id }) => id !== 'review').map(({ id, label }) => {
        const own = lines.filter(({ step }) => step === id);
        return (
          <div key={id} className="flex flex-col gap-1 py-4 sm:flex-row sm:gap-6">
            <dt className="w-32 shrink-0 font-medium">{label}</dt>
            <dd className="min-w-0 flex-1">
              {own.length === 0 ? <p className="text-ink-soft">Left open</p> : own.map(({ text }) => <p key={text}>{text}</p>)}
            </dd>
            <dd>
              <AppLink
                href={flowHref(id)}
                aria-label={`Change ${label}`}
                className="inline-flex min-h-8 items-center font-medium text-brand pointer-coarse:min-h-control pointer-coarse:min-w-11 underline-offset-4 hover:underline"
              >
                Change
              </AppLink>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
