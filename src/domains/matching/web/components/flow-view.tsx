import { ArrowLeft, ArrowRight, RotateCcw } from '#ui/icons/index.ts';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useAutosave } from '#platform/web/autosave/use-autosave.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { AppLink } from '#ui/link.tsx';
import { NeedsScript } from '#ui/needs-script.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { QuietActions } from '#ui/quiet-actions.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import type { FlowStep } from '../../contract.ts';
import { listAnswers } from '../../model/choose-answers.ts';
import { flowHref, type FlowPlace, STEPS } from '../../model/flow-steps.ts';
import { keepGuestAnswers } from '../guest-answers.ts';
import { type OpenAnswers, takeAnswers } from '../open-answers.ts';
import { useOpenAnswers } from '../use-open-answers.ts';
import { MatchesView } from './matches-view.tsx';
import { BudgetStep } from './steps/budget-step.tsx';
import { FeaturesStep } from './steps/features-step.tsx';
import { HomeStep } from './steps/home-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TasteStep } from './steps/taste-step.tsx';
import { TimelineStep } from './steps/timeline-step.tsx';
import { WhereStep } from './steps/where-step.tsx';

interface FlowViewProps {
  place: FlowPlace;
  /** Whether the address named a step. */
  isStepGiven: boolean;
}

/** The questionnaire: one step at a time, each with its own address, and the matches at its end. */
export function FlowView(props: FlowViewProps) {
  const { open, isAway, startOver } = useOpenAnswers();
  if (open !== undefined) return <Flow {...props} open={open} startOver={startOver} />;
  // Wait until the existing answers can be shown: otherwise new answers would overwrite them.
  return isAway ? (
    <Notice tone="warning" live title="We can’t read your answers right now">
      You seem to be offline. They are safe; this page shows them as soon as the connection is back.
    </Notice>
  ) : (
    <FlowPage place={props.place}>
      <NeedsScript what="Answering these questions" />
      <Spinner page />
    </FlowPage>
  );
}

interface FlowProps extends FlowViewProps {
  open: OpenAnswers;
  startOver: () => Promise<() => void>;
}

function Flow({ place, isStepGiven, open, startOver }: FlowProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { autosave } = open;
  const { doc, state } = useAutosave(autosave);
  const { profile } = doc;
  const change: StepProps['change'] = (update) => autosave.change((now) => ({ ...now, profile: update(now.profile) }));
  const keepPlace = useEffectEvent((step: FlowStep) => {
    // A reader who only looks leaves nothing behind, and who comes to the start by its link goes on where they were.
    if (isStepGiven && listAnswers(autosave.shown().doc).length > 0)
      autosave.change((now) => (now.step === step ? now : { ...now, step }));
  });
  useEffect(() => keepPlace(place === 'matches' ? 'review' : place), [place]);
  const [guest, setGuest] = useState(open);
  if (guest.autosave !== autosave) setGuest(open);
  const isSignedIn = open.ownerId !== null;
  const leftAt = open.before?.step ?? null;
  const title = useFocusOnChange(place);
  const part = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { at, step } = stepAt(place);

  const go = (to: FlowPlace) => void navigate(flowHref(to));
  const goOn = (to: FlowPlace) => {
    if (!focusFirstWrong(part.current)) go(to);
  };
  const canResume = !isStepGiven && leftAt !== null && leftAt !== 'timeline' && listAnswers(doc).length > 0;
  const props: StepProps = { profile, change };
  return (
    <FlowPage
      place={place}
      title={title}
      saved={!isSignedIn && (state === 'saved' || state === 'saving') ? 'Kept in this browser' : SAVE_WORDS[state]}
    >
      <GuestNotice
        open={guest}
        onTake={(answers) => {
          takeAnswers(autosave, answers);
          setGuest({ ...guest, offered: [] });
        }}
        onLeave={() => {
          if (guest.taken.length > 0) autosave.change((now) => ({ ...now, profile: guest.before?.profile ?? now.profile }));
          keepGuestAnswers(null);
          setGuest({ ...guest, taken: [], offered: [] });
        }}
      />
      {canResume && place === 'timeline' ? (
        <Notice
          title="Welcome back"
          className="mb-6"
          action={
            <Button size="small" onClick={() => go(leftAt)}>
              Continue at {STEPS.find(({ id }) => id === leftAt)?.label}
            </Button>
          }
        >
          Your answers are still here.
        </Notice>
      ) : null}
      <div ref={part}>
        <StepBody place={place} props={props} isSignedIn={isSignedIn} />
      </div>
      <FlowBar
        at={at}
        isMatches={step === undefined}
        go={go}
        goOn={goOn}
        onStartOver={() => setIsAsking(true)}
        onExit={() => autosave.flush()}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Start over?"
        confirm="Start over"
        cancel="Keep my answers"
        onConfirm={() => {
          setIsAsking(false);
          startOver().then(
            (undo) => {
              go('timeline');
              toast({ title: 'Your answers are deleted.', undo });
            },
            (error: unknown) => toast(failureToast(reasonOf(error))),
          );
        }}
      >
        This deletes every answer and every like, here and in your account.
      </ConfirmDialog>
    </FlowPage>
  );
}

/** The position of a flow page among the steps; the matches page has none. */
function stepAt(place: FlowPlace) {
  const at = STEPS.findIndex(({ id }) => id === place);
  return { at, step: STEPS[at] };
}

interface FlowPageProps {
  place: FlowPlace;
  title?: RefObject<HTMLHeadingElement | null>;
  /** Says whether the answers were saved. */
  saved?: string;
  children?: ReactNode;
}

function FlowPage({ place, title, saved, children }: FlowPageProps) {
  const { at, step } = stepAt(place);
  return (
    <Page
      steps={
        <Stepper
          label="Steps"
          current={step === undefined ? STEPS.length - 1 : at}
          steps={STEPS.map(({ id, label }) => ({ label, href: flowHref(id) }))}
        />
      }
      titleRef={title}
      title={step?.title ?? 'Your matches'}
      lead={step?.lead ?? 'Ranked by what you asked for, with the reasons. Like or pass on homes and the order learns.'}
      actions={
        <p role="status" className="min-h-5.5 min-w-40 text-sm text-ink-soft">
          {saved}
        </p>
      }
    >
      <div className="mt-8">{children}</div>
    </Page>
  );
}

interface GuestNoticeProps {
  open: OpenAnswers;
  onTake: (answers: OpenAnswers['offered']) => void;
  onLeave: () => void;
}

/** Says what happened to answers given before signing in, if the account already had answers. */
function GuestNotice({ open: { before, taken, offered }, onTake, onLeave }: GuestNoticeProps) {
  if (before !== null && taken.length > 0) {
    return (
      <Notice
        title="Your answers from before signing in are here too"
        className="mb-6"
        action={
          <Button size="small" variant="secondary" onClick={onLeave}>
            Keep only what my account had
          </Button>
        }
      >
        They were added to those of your account; if both had an answer, the newer one counts.
      </Notice>
    );
  }
  if (offered.length === 0) return null;
  return (
    <Notice
      title="Someone answered here before you signed in"
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onTake(offered)}>
            Add those answers
          </Button>
          <Button size="small" variant="secondary" onClick={onLeave}>
            Leave them out
          </Button>
        </div>
      }
    >
      You’re seeing the answers from your account. If you add the others, they replace yours where both have one.
    </Notice>
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
  /** Does the same as `go`, unless the page cannot take something typed. */
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
      <QuietActions>
        <Button variant="quiet" size="small" onClick={() => void onExit().then(() => navigate('/'))}>
          Save &amp; exit
        </Button>
        <Button variant="quiet" size="small" onClick={onStartOver}>
          <RotateCcw aria-hidden="true" className="size-4" /> Start over
        </Button>
        {isMatches || isReview ? null : (
          <Button asChild variant="quiet" size="small">
            <AppLink href={flowHref('matches')}>Skip to matches</AppLink>
          </Button>
        )}
      </QuietActions>
    </div>
  );
}
