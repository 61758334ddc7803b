import { useQueryClient } from '@tanstack/react-query';
import { Download } from '#ui/icons/index.ts';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Autosave, type Standing } from '#platform/web/autosave/autosave.ts';
import { keepInBrowser } from '#platform/web/autosave/kept-changes.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import {
  type Answers,
  type ApplicationStep,
  emptyAnswers,
  type JoinedApplication,
  type JoinedDraft as JoinedDraftDoc,
  joinedDraftSchema,
  type Part,
  saveJoined,
} from '../../contract.ts';
import { assessJoined, listMissingOfPart } from '../../model/assess-application.ts';
import { applicationOptions, downloadPart } from '../api.ts';
import { stepHref } from '../../model/application-steps.ts';
import { useDraft } from '../use-draft.ts';
import { AnswersList } from './answers-list.tsx';
import { DraftFrame } from './draft-frame.tsx';
import { EndApplication } from './end-application.tsx';
import { LivePanel } from './live-panel.tsx';
import { StillNeeded } from './review-step.tsx';
import { DocumentOverview } from './step-documents.tsx';
import { StepFields } from './step-fields.tsx';
import { Timeline } from './timeline.tsx';

/** A co-applicant speaks for themselves; the home and the loan are the first borrower's to fill in. */
const STEPS = ['borrower', 'income', 'assets', 'debts', 'declarations', 'consents', 'review'] as const;

interface JoinedViewProps {
  joined: JoinedApplication;
  step: ApplicationStep | undefined;
  uid: string;
}

/** The part of a person who joined an application: a draft, or read-only once it is complete. */
export function JoinedView({ joined, step, uid }: JoinedViewProps) {
  if (joined.status === 'complete') return <CompletePart joined={joined} />;
  const at = [step, joined.step].find((one) => one !== undefined && STEPS.some((known) => known === one)) ?? 'borrower';
  return <JoinedDraft joined={joined} step={at} uid={uid} />;
}

function JoinedDraft({ joined, step, uid }: JoinedViewProps & { step: ApplicationStep }) {
  const client = useQueryClient();
  const [autosave] = useState(
    () =>
      new Autosave<JoinedDraftDoc>({
        standing: standingOf(joined),
        read: (value) => joinedDraftSchema.parse(value),
        kept: keepInBrowser('joined-application', { owner: uid, isConfidential: true }),
        async send(unsaved, signal) {
          const saved = await browserApi.call(saveJoined, { body: unsaved }, signal);
          client.setQueryData(applicationOptions.queryKey, { application: null, joined: saved, expiredAt: null });
          return standingOf(saved);
        },
      }),
  );
  const { answers: part, change, save, state } = useDraft(autosave, step, standingOf(joined));
  const missing = listMissingOfPart(part);
  return (
    <>
      <p className="mb-6 max-w-measure text-ink-soft">
        You borrow together with {joined.with.name}, who fills in the home and the loan. Only you see your answers and files.
      </p>
      <DraftFrame
        steps={STEPS}
        step={step}
        draft={{ state, save }}
        missing={missing}
        reviewLead={`Then ${joined.with.name} completes the application for both of you.`}
        panel={<LivePanel assessment={assessJoined(joined, part)} missing={missing.length} joinedBy={joined.with.name} />}
        end={<EndApplication of="joined" label="Leave" onDone={() => window.location.assign(stepHref('borrower'))} />}
      >
        {step === 'review' ? (
          <div className="flex flex-col gap-6">
            <StillNeeded missing={missing}>{joined.with.name} can complete the application now.</StillNeeded>
            <AnswersList answers={{ ...part, property: joined.property }} steps={STEPS}>
              <DocumentOverview isShort />
            </AnswersList>
          </div>
        ) : (
          <StepFields
            step={step}
            answers={{ ...emptyAnswers(), ...part }}
            change={(update) => change((now) => partOf(update({ ...emptyAnswers(), ...now })))}
            saveFirst={save}
          />
        )}
      </DraftFrame>
    </>
  );
}

function CompletePart({ joined }: { joined: JoinedApplication }) {
  const download = useWrite(downloadPart);
  return (
    <Page
      title="Your joint application is complete"
      lead={`It isn’t sent to anyone: give your part to the lenders you and ${joined.with.name} choose.`}
      actions={
        <>
          <Button busy={download.isBusy} onClick={() => void download.run()}>
            <Download aria-hidden="true" className="size-4" /> Download my part as PDF
          </Button>
          <EndApplication of="joined" label="Leave" onDone={() => window.location.assign(stepHref('borrower'))} />
        </>
      }
    >
      <Notice tone="info" className="my-6">
        To change your part, ask {joined.with.name} to reopen the application.
      </Notice>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AnswersList answers={{ ...joined.answers, property: joined.property }}>
          <DocumentOverview isShort />
        </AnswersList>
        <div className="flex flex-col gap-6">
          <LivePanel assessment={assessJoined(joined, joined.answers)} missing={0} joinedBy={joined.with.name} />
          <Timeline
            events={[
              { at: joined.joinedAt, what: 'You joined' },
              { at: joined.completedAt ?? joined.updatedAt, what: `Completed by ${joined.with.name}` },
            ]}
            endsAt={joined.expiresAt}
          />
        </div>
      </div>
    </Page>
  );
}

function standingOf({ answers, step, version }: JoinedDraftDoc & { version: number }): Standing<JoinedDraftDoc> {
  return { doc: { answers, step }, version };
}

/** As it is typed: what a schema would trim stays. */
function partOf({ borrower, income, assets, debts, declarations, consents }: Answers): Part {
  return { borrower, income, assets, debts, declarations, consents };
}
