import { ArrowLeft, ArrowRight, Mail } from '#ui/icons/index.ts';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#platform/web/api-client.ts';
import type { SaveState } from '#platform/web/autosave/autosave.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QuietActions } from '#ui/quiet-actions.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { type ApplicationStep, mailResumeLink } from '../../contract.ts';
import type { Missing } from '../../model/assess-application.ts';
import { stepHref, STEPS } from '../../model/application-steps.ts';

interface DraftFrameProps {
  /** Which steps there are, in order. */
  steps: readonly ApplicationStep[];
  step: ApplicationStep;
  draft: { state: SaveState; save: () => Promise<void> };
  missing: readonly Missing[];
  /** The fields of the step. */
  children: ReactNode;
  /** What follows the review for readers who cannot complete it. */
  reviewLead?: string;
  /** What lenders look at. */
  panel: ReactNode;
  /** Deletes the draft, or leaves it. */
  end: ReactNode;
}

/** Around the fields of a step: where it stands, whether it is saved, and the ways on. */
export function DraftFrame({ steps, step, draft, missing, children, reviewLead, panel, end }: DraftFrameProps) {
  const navigate = useNavigate();
  const title = useFocusOnChange(step);
  const part = useRef<HTMLDivElement>(null);
  const shown = STEPS.filter(({ id }) => steps.includes(id));
  const at = shown.findIndex(({ id }) => id === step);
  const words = shown[at];

  function go(to: ApplicationStep | undefined) {
    if (to !== undefined) void navigate(stepHref(to));
  }

  // Invalid input would be lost with the step.
  function goOn() {
    if (!focusFirstWrong(part.current)) go(shown[at + 1]?.id);
  }

  return (
    <Page
      steps={
        <Stepper
          label="Steps"
          current={at}
          steps={shown.map(({ id, label }) => ({
            label,
            href: stepHref(id),
            isUnfinished: missing.some((need) => need.step === id),
          }))}
        />
      }
      titleRef={title}
      title={words?.title}
      lead={step === 'review' ? (reviewLead ?? words?.lead) : words?.lead}
      actions={
        <p role="status" className="text-sm text-ink-soft">
          {draft.state === 'untouched' ? 'Saved as you type, encrypted' : SAVE_WORDS[draft.state]}
        </p>
      }
    >
      <Closed state={draft.state} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div ref={part} className="min-w-0">
          {children}
          <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
            {at > 0 ? (
              <Button variant="secondary" onClick={() => go(shown[at - 1]?.id)}>
                <ArrowLeft aria-hidden="true" className="size-4" /> Back
              </Button>
            ) : null}
            {step === 'review' ? null : (
              <Button onClick={goOn}>
                Next <ArrowRight aria-hidden="true" className="size-4" />
              </Button>
            )}
            <QuietActions>
              <Button variant="quiet" size="small" onClick={() => void draft.save().then(() => navigate('/'))}>
                Save &amp; exit
              </Button>
              <MailLink step={step} saveFirst={draft.save} />
              {end}
            </QuietActions>
          </div>
        </div>
        {panel}
      </div>
    </Page>
  );
}

function Closed({ state }: { state: SaveState }) {
  if (state !== 'closed') return null;
  return (
    <Notice
      tone="warning"
      live
      className="mt-6"
      title="This application cannot be changed now"
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          Load it
        </Button>
      }
    >
      It was completed or ended in the meantime. Nothing you type in this window will be saved until you do.
    </Notice>
  );
}

/** Saves, and mails its reader the way back to this step. */
function MailLink({ step, saveFirst }: { step: ApplicationStep; saveFirst: () => Promise<void> }) {
  const mail = useWrite(
    async () => {
      await saveFirst();
      return browserApi.call(mailResumeLink, { body: { step } });
    },
    { done: ({ sentTo }) => ({ title: `The link is on its way to ${sentTo}`, description: 'It asks you to sign in.' }) },
  );
  return (
    <Button variant="quiet" size="small" busy={mail.isBusy} onClick={() => void mail.run()}>
      <Mail aria-hidden="true" className="size-4" /> Email me a link to continue
    </Button>
  );
}
