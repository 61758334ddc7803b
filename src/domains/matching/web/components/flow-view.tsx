import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stepper } from '#ui/stepper.tsx';
import type { FlowStep } from '../../contract.ts';
import { hasWishes } from '../../model/change-profile.ts';
import { flowHref, type FlowPlace, STEPS } from '../flow-steps.ts';
import { type ProfileHandle, useProfile } from '../use-profile.ts';
import { MatchesView } from './matches-view.tsx';
import { BudgetStep } from './steps/budget-step.tsx';
import { FeaturesStep } from './steps/features-step.tsx';
import { HomeStep } from './steps/home-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TasteStep } from './steps/taste-step.tsx';
import { TimelineStep } from './steps/timeline-step.tsx';
import { WhereStep } from './steps/where-step.tsx';

const SAVE_WORDS: Record<ProfileHandle['state'], string> = {
  loading: '',
  empty: '',
  browser: 'Kept in this browser',
  saving: 'Saving…',
  saved: 'Saved to your account',
  failed: 'Not saved to your account yet; kept in this browser',
  stale: '',
};

interface FlowViewProps {
  place: FlowPlace;
  /** Whether the address named a step. */
  isStepGiven: boolean;
}

/** The questionnaire: one step at a time, each with its own address, and the matches at its end. */
export function FlowView({ place, isStepGiven }: FlowViewProps) {
  const navigate = useNavigate();
  const handle = useProfile(place === 'matches' ? 'review' : place);
  const { profile, change, leftAt } = handle;
  const title = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const at = STEPS.findIndex(({ id }) => id === place);
  const step = STEPS[at];

  const isFirst = useRef(true);
  const moveFocus = useEffectEvent(() => {
    if (!isFirst.current) title.current?.focus();
    isFirst.current = false;
  });
  useEffect(() => moveFocus(), [place]);

  const go = (to: FlowPlace) => void navigate(flowHref(to));
  const goOn = (to: FlowPlace) => {
    if (!focusFirstWrong(part.current)) go(to);
  };
  const canResume = !isStepGiven && leftAt !== null && leftAt !== 'timeline' && hasWishes(profile);
  const props: StepProps = { profile, change };
  return (
    <>
      <Stepper
        label="Steps"
        current={step === undefined ? STEPS.length - 1 : at}
        steps={STEPS.map(({ id, label }) => ({ label, href: flowHref(id) }))}
      />
      <header className="mt-8 mb-8 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={title} tabIndex={-1} className="font-serif text-3xl font-medium text-balance focus:outline-none">
            {step?.title ?? 'Your matches'}
          </h1>
          <p className="mt-2 max-w-measure text-ink-soft">
            {step?.lead ?? 'Ranked by what you asked for, with the reasons. Like or pass on homes and the order learns.'}
          </p>
        </div>
        <p role="status" className="min-h-5.5 min-w-40 text-sm text-ink-soft">
          {SAVE_WORDS[handle.state]}
        </p>
      </header>
      {handle.state === 'stale' ? (
        <Notice
          tone="warning"
          title="Your answers were changed in another window"
          live
          className="mb-6"
          action={
            <Button size="small" onClick={() => void handle.reload()}>
              Load them
            </Button>
          }
        >
          Nothing of this window is saved until you do.
        </Notice>
      ) : null}
      {handle.offered === null ? null : (
        <Notice
          title="You answered here before signing in"
          className="mb-6"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => void handle.takeOffered(true)}>
                Use those answers
              </Button>
              <Button size="small" variant="secondary" onClick={() => void handle.takeOffered(false)}>
                Keep these
              </Button>
            </div>
          }
        >
          Shown are the answers of your account. Using the others replaces them.
        </Notice>
      )}
      {canResume && place === 'timeline' ? (
        <Notice
          title="Welcome back"
          className="mb-6"
          action={
            <Button size="small" onClick={() => go(leftAt)}>
              Go on at {STEPS.find(({ id }) => id === leftAt)?.label}
            </Button>
          }
        >
          Your answers are still here.
        </Notice>
      ) : null}
      <div ref={part}>
        <StepBody place={place} props={props} isSignedIn={handle.isSignedIn} />
      </div>
      <FlowBar
        at={at}
        isMatches={step === undefined}
        go={go}
        goOn={goOn}
        onStartOver={() => setIsAsking(true)}
        onExit={handle.saveNow}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Start over?"
        confirm="Start over"
        cancel="Keep my answers"
        onConfirm={() => {
          setIsAsking(false);
          void handle.startOver();
          go('timeline');
        }}
      >
        Every answer and every like is deleted, here and in your account.
      </ConfirmDialog>
    </>
  );
}

function StepBody({ place, props, isSignedIn }: { place: FlowPlace; props: StepProps; isSignedIn: boolean }): ReactNode {
  switch (place) {
    case 'timeline':
      return <TimelineStep {...props} />;
    case 'budget':
      return <BudgetStep {...props} />;
    case 'where':
      return <WhereStep {...props} />;
    case 'home':
      return <HomeStep {...props} />;
    case 'features':
      return <FeaturesStep {...props} />;
    case 'taste':
      return <TasteStep {...props} />;
    case 'review':
      return <ReviewStep profile={props.profile} />;
    case 'matches':
      return <MatchesView {...props} isSignedIn={isSignedIn} />;
  }
}

interface FlowBarProps {
  at: number;
  isMatches: boolean;
  go: (place: FlowPlace) => void;
  /** As `go`, unless something typed here could not be taken. */
  goOn: (place: FlowPlace) => void;
  onStartOver: () => void;
  onExit: () => Promise<void>;
}

function FlowBar({ at, isMatches, go, goOn, onStartOver, onExit }: FlowBarProps) {
  const navigate = useNavigate();
  const before: FlowStep | undefined = isMatches ? 'review' : STEPS[at - 1]?.id;
  const after: FlowPlace = STEPS[at + 1]?.id ?? 'matches';
  const isReview = STEPS[at]?.id === 'review';
  return (
    <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      {before === undefined ? null : (
        <Button variant="secondary" onClick={() => go(before)}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back
        </Button>
      )}
      {isMatches ? null : (
        <>
          <Button onClick={() => goOn(after)}>
            {isReview ? 'See my matches' : 'Next'} <ArrowRight aria-hidden="true" className="size-4" />
          </Button>
          {isReview ? null : (
            <Button variant="quiet" onClick={() => go(after)}>
              Skip
            </Button>
          )}
        </>
      )}
      <span className="flex-1" />
      <Button variant="quiet" onClick={onStartOver}>
        <RotateCcw aria-hidden="true" className="size-4" /> Start over
      </Button>
      <Button variant="quiet" onClick={() => void onExit().then(() => navigate('/'))}>
        Save &amp; exit
      </Button>
      {isMatches ? null : (
        <AppLink
          href={flowHref('matches')}
          className="inline-flex min-h-control items-center px-2 font-medium text-brand underline-offset-4 hover:underline"
        >
          Skip to matches
        </AppLink>
      )}
    </div>
  );
}
