import type { ReactNode } from 'react';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { AppLink } from '#ui/link.tsx';
import type { ApplicationStep } from '../../contract.ts';
import { type Described, describeAnswers } from '../../model/describe-answers.ts';
import { stepHref } from '../../model/application-steps.ts';

interface AnswersListProps {
  answers: Described;
  /** Steps that the reader can change now. */
  steps?: readonly ApplicationStep[];
  /** What stands beside the answers. */
  children?: ReactNode;
}

/** Every answer in words; with links to change them while it is a draft. */
export function AnswersList({ answers, steps = [], children }: AnswersListProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      {describeAnswers(answers).map(({ step, title, lines }) => (
        <section key={step} aria-label={title} className="min-w-0">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="font-sans text-base font-semibold">{title}</h2>
            {steps.includes(step) ? (
              <AppLink
                href={stepHref(step)}
                aria-label={`Change ${title}`}
                className="inline-flex min-h-8 items-center text-sm font-medium text-brand underline-offset-4 hover:underline"
              >
                Change
              </AppLink>
            ) : null}
          </div>
          <KeyValueList className="mt-1 text-sm" items={lines} />
        </section>
      ))}
      {children}
    </div>
  );
}
