import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { errorIdOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stepper } from '#ui/stepper.tsx';
import type { Application, ApplicationStep } from '../../contract.ts';
import { applicationOptions } from '../api.ts';
import { stepHref, STEPS } from '../application-steps.ts';
import { type Applicant, type SaveState, useDraft } from '../use-application.ts';
import { CompleteView } from './complete-view.tsx';
import { LivePanel } from './live-panel.tsx';
import { ReviewStep } from './review-step.tsx';
import { BorrowerStep, ConsentsStep, DeclarationsStep, IncomeStep } from './person-steps.tsx';
import type { StepProps } from './step-props.ts';
import { WithdrawApplication } from './withdraw-application.tsx';
import { AssetsStep, DebtsStep, PropertyStep } from './money-steps.tsx';

const SAVE_WORDS: Record<SaveState, string> = {
  clean: 'Saved as you type, encrypted',
  saving: 'Saving…',
  saved: 'Saved, encrypted',
  failed: 'Not saved. It is tried again with your next change.',
  stale: '',
};

/** The application of whoever is signed in: a draft in steps, or the complete one. */
export function ApplicationView({ step, applicant }: { step: ApplicationStep | undefined; applicant: Applicant }) {
  const query = useQuery(applicationOptions);
  if (query.isPending) {
    return (
      <div aria-label="Loading...">
        <h1 className="font-serif text-3xl font-medium">Fast online application</h1>
        <Skeleton className="mt-8 h-96" />
      </div>
    );
  }
  if (query.isError)
    return (
      <ErrorState level={1} onRetry={() => void query.refetch()} retrying={query.isFetching} errorId={errorIdOf(query.error)} />
    );
  const { application } = query.data;
  if (application?.status === 'complete') return <CompleteView application={application} />;
  return (
    <Draft
      application={application}
      applicant={applicant}
      step={step ?? application?.step ?? 'borrower'}
      reload={() => void query.refetch()}
    />
  );
}

interface DraftProps {
  applicant: Applicant;
  application: Application | null;
  step: ApplicationStep;
  reload: () => void;
}

function Draft({ application, applicant, step, reload }: DraftProps) {
  const navigate = useNavigate();
  const draft = useDraft(application, step, applicant);
  const title = useRef<HTMLHeadingElement>(null);
  const at = STEPS.findIndex(({ id }) => id === step);
  const words = STEPS[at];
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) title.current?.focus();
    isFirst.current = false;
  }, [step]);

  function go(to: ApplicationStep | undefined) {
    if (to !== undefined) void navigate(stepHref(to));
  }

  return (
    <>
      <Stepper label="Steps" current={at} steps={STEPS.map(({ id, label }) => ({ label, href: stepHref(id) }))} />
      <header className="mt-8 mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={title} tabIndex={-1} className="font-serif text-3xl font-medium text-balance focus:outline-none">
            {words?.title}
          </h1>
          <p className="mt-2 max-w-measure text-ink-soft">{words?.lead}</p>
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {SAVE_WORDS[draft.state]}
        </p>
      </header>
      {draft.state === 'stale' ? (
        <Notice
          tone="warning"
          live
          className="mb-6"
          title="Your application was changed in another window"
          action={
            <Button size="small" onClick={() => window.location.reload()}>
              Load it
            </Button>
          }
        >
          Nothing of this window is saved until you do.
        </Notice>
      ) : null}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <StepBody step={step} answers={draft.answers} change={draft.change} saveFirst={draft.save} onComplete={reload} />
          <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
            {at > 0 ? (
              <Button variant="secondary" onClick={() => go(STEPS[at - 1]?.id)}>
                <ArrowLeft aria-hidden="true" className="size-4" /> Back
              </Button>
            ) : null}
            {step === 'review' ? null : (
              <Button onClick={() => go(STEPS[at + 1]?.id)}>
                Next <ArrowRight aria-hidden="true" className="size-4" />
              </Button>
            )}
            <span className="flex-1" />
            {application === null ? null : (
              // A page of its own begins anew, with none of what was typed here.
              <WithdrawApplication label="Delete draft" onDone={() => window.location.assign(stepHref('borrower'))} />
            )}
            <Button variant="quiet" onClick={() => void draft.save().then(() => navigate('/'))}>
              Save &amp; exit
            </Button>
          </div>
        </div>
        <LivePanel answers={draft.answers} />
      </div>
    </>
  );
}

interface BodyProps extends StepProps {
  step: ApplicationStep;
  saveFirst: () => Promise<void>;
  onComplete: () => void;
}

function StepBody({ step, saveFirst, onComplete, ...props }: BodyProps) {
  switch (step) {
    case 'borrower':
      return <BorrowerStep {...props} />;
    case 'income':
      return <IncomeStep {...props} />;
    case 'assets':
      return <AssetsStep {...props} />;
    case 'debts':
      return <DebtsStep {...props} />;
    case 'property':
      return <PropertyStep {...props} />;
    case 'declarations':
      return <DeclarationsStep {...props} />;
    case 'consents':
      return <ConsentsStep {...props} />;
    case 'review':
      return <ReviewStep answers={props.answers} saveFirst={saveFirst} onComplete={onComplete} />;
  }
}
