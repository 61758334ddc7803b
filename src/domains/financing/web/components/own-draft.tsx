import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import {
  type Answers,
  type Application,
  APPLICATION_STEPS,
  type ApplicationStep,
  emptyAnswers,
  saveApplication,
} from '../../contract.ts';
import { assessApplication, listMissing } from '../../model/assess-application.ts';
import { describedBy } from '../../model/describe-answers.ts';
import { applicationOptions } from '../api.ts';
import { stepHref } from '../application-steps.ts';
import { useDraft } from '../use-draft.ts';
import { CoBorrower } from './co-borrower.tsx';
import { DraftFrame } from './draft-frame.tsx';
import { LivePanel } from './live-panel.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepFields } from './step-fields.tsx';
import { EndApplication } from './end-application.tsx';

/** Who applies, as their account knows them. */
export interface Applicant {
  displayName: string;
  email: string | null;
}

interface OwnDraftProps {
  applicant: Applicant;
  application: Application | null;
  step: ApplicationStep;
  reload: () => void;
}

/** The draft of whoever began it. */
export function OwnDraft({ application, applicant, step, reload }: OwnDraftProps) {
  const client = useQueryClient();
  const draft = useDraft({
    first: application?.answers ?? firstAnswers(applicant),
    version: application?.version ?? 0,
    step,
    async send(answers, at, version) {
      const saved = await browserApi.call(saveApplication, { body: { answers, step: at, version } });
      if (saved === null) return null;
      client.setQueryData(applicationOptions.queryKey, { application: saved, joined: null, expiredAt: null });
      return saved.version;
    },
  });
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

function firstAnswers({ displayName, email }: Applicant): Answers {
  const empty = emptyAnswers();
  return { ...empty, borrower: { ...empty.borrower, fullName: displayName, email: email ?? '' } };
}
