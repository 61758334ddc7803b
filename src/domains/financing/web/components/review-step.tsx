import { useRef, type ReactNode } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { type ApplicationStep, completeApplication } from '../../contract.ts';
import type { Missing } from '../../model/assess-application.ts';
import type { Described } from '../../model/describe-answers.ts';
import { stepHref } from '../../model/application-steps.ts';
import { AnswersList } from './answers-list.tsx';
import { DocumentOverview } from './step-documents.tsx';

interface ReviewStepProps {
  answers: Described;
  missing: readonly Missing[];
  steps: readonly ApplicationStep[];
  saveFirst: () => Promise<void>;
  onComplete: () => void;
}

export function ReviewStep({ answers, missing, steps, saveFirst, onComplete }: ReviewStepProps) {
  const complete = useWrite(
    async () => {
      await saveFirst();
      return browserApi.call(completeApplication);
    },
    { done: () => onComplete(), tells: 'page' },
  );
  const needed = useRef<HTMLDivElement>(null);
  const press = () => {
    if (missing.length === 0) void complete.run();
    else needed.current?.focus();
  };
  return (
    <div className="flex flex-col gap-6">
      <div ref={needed} tabIndex={-1}>
        <StillNeeded missing={missing}>Closing it makes it read-only. You can open it again at any time.</StillNeeded>
      </div>
      <AnswersList answers={answers} steps={steps}>
        <DocumentOverview isShort={false} />
      </AnswersList>
      <WriteFailure of={complete} title="It could not be closed" />
      <Button className="w-fit" busy={complete.isBusy} onClick={press}>
        Complete my application
      </Button>
    </div>
  );
}

/** What a review begins with; its children say what comes when nothing is missing. */
export function StillNeeded({ missing, children }: { missing: readonly Missing[]; children: ReactNode }) {
  if (missing.length === 0) {
    return (
      <Notice tone="success" title="Everything needed is there">
        {children}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="Still needed">
      <ul className="mt-1 list-inside list-disc">
        {missing.map(({ step, what }) => (
          <li key={what}>
            {step === 'review' ? (
              what
            ) : (
              <AppLink href={stepHref(step)} className="underline underline-offset-4">
                {what}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
