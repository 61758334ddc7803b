import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Autosave, type Standing } from '#platform/web/autosave/autosave.ts';
import { keepInBrowser } from '#platform/web/autosave/kept-changes.ts';
import {
  type Application,
  APPLICATION_STEPS,
  type ApplicationStep,
  type Draft,
  draftSchema,
  emptyAnswers,
  saveApplication,
} from '../../contract.ts';
import { assessApplication, listMissing } from '../../model/assess-application.ts';
import { describedBy } from '../../model/describe-answers.ts';
import { applicationOptions } from '../api.ts';
import { stepHref } from '../../model/application-steps.ts';
import { useDraft } from '../use-draft.ts';
import { CoBorrower } from './co-borrower.tsx';
import { DraftFrame } from './draft-frame.tsx';
import { LivePanel } from './live-panel.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepFields } from './step-fields.tsx';
import { EndApplication } from './end-application.tsx';

/** Who applies, as their account knows them. */
export interface Applicant {
  uid: string;
  displayName: string;
  email: string | null;
}

interface OwnDraftProps {
  applicant: Applicant;
  application: Application | null;
  step: ApplicationStep;
  reload: () => void;
}

/** The draft of the person who began it. */
export function OwnDraft({ application, applicant, step, reload }: OwnDraftProps) {
  const client = useQueryClient();
  const { uid, displayName, email } = applicant;
  const [autosave] = useState(() => {
    const empty = emptyAnswers();
    const standing = application ?? { answers: empty, step: 'borrower' as const, version: 0 };
    return new Autosave<Draft>({
      standing: standingOf(standing),
      prefilled: {
        answers: { ...empty, borrower: { ...empty.borrower, fullName: displayName, email: email ?? '' } },
        step: 'borrower',
      },
      read: (value) => draftSchema.parse(value),
      kept: keepInBrowser('loan-application', { owner: uid, isConfidential: true }),
      async send(unsaved, signal) {
        const saved = await browserApi.call(saveApplication, { body: unsaved }, signal);
        client.setQueryData(applicationOptions.queryKey, { application: saved, joined: null, expiredAt: null });
        return standingOf(saved);
      },
    });
  });
  const draft = useDraft(autosave, step, application === null ? null : standingOf(application));
  const { answers, change, save } = draft;
  const coApplicant = application?.coApplicant ?? null;
  const totals = coApplicant?.state === 'joined' ? coApplicant.totals : null;
  const missing = listMissing(answers, coApplicant);
  return (
    <DraftFrame
      steps={APPLICATION_STEPS}
      step={step}
      draft={draft}
      missing={missing}
      panel={
        <LivePanel
          assessment={assessApplication(answers, totals)}
          missing={missing.length}
          joinedBy={coApplicant?.state === 'joined' ? coApplicant.name : null}
        />
      }
      end={
        application === null ? null : (
          // A page of its own begins anew, with none of what was typed here.
          <EndApplication label="Delete draft" onDone={() => window.location.assign(stepHref('borrower'))} />
        )
      }
    >
      {step === 'review' ? (
        <ReviewStep
          answers={describedBy({ answers, coApplicant })}
          missing={missing}
          saveFirst={save}
          onComplete={reload}
          steps={APPLICATION_STEPS}
        />
      ) : (
        <StepFields
          step={step}
          answers={answers}
          change={change}
          saveFirst={save}
          second={<CoBorrower answers={answers} change={change} coApplicant={coApplicant} saveFirst={save} />}
        />
      )}
    </DraftFrame>
  );
}

function standingOf({ answers, step, version }: Draft & { version: number }): Standing<Draft> {
  return { doc: { answers, step }, version };
}
