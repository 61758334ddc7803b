import { useQueryClient } from '@tanstack/react-query';
import { Download, PencilLine } from '#ui/icons/index.ts';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { type Application, reopenApplication } from '../../contract.ts';
import { assessApplication } from '../../model/assess-application.ts';
import { describedBy } from '../../model/describe-answers.ts';
import { stepHref } from '../../model/application-steps.ts';
import { applicationOptions, downloadDocument } from '../api.ts';
import { AnswersList } from './answers-list.tsx';
import { LivePanel } from './live-panel.tsx';
import { DocumentOverview } from './step-documents.tsx';
import { Timeline } from './timeline.tsx';
import { EndApplication } from './end-application.tsx';

/** A complete application: to read, download, reopen or withdraw. */
export function CompleteView({ application }: { application: Application }) {
  const client = useQueryClient();
  const reopen = useWrite(reopenApplication, {
    answered: (next) => showAnswer(client, applicationOptions, { application: next, joined: null, expiredAt: null }),
  });
  const download = useWrite(downloadDocument);
  const day = (instant: string) => formatDate(instant, viewerTimeZone());
  const second = application.coApplicant?.state === 'joined' ? application.coApplicant : null;
  return (
    <Page
      title="Your application is complete"
      lead={`Closed on ${day(application.completedAt ?? application.updatedAt)}, and not sent to anyone: give it to the lenders you choose. It is deleted on ${day(application.expiresAt)} unless you change it.`}
      actions={
        <>
          <Button busy={download.isBusy} onClick={() => void download.run()}>
            <Download aria-hidden="true" className="size-4" /> Download PDF
          </Button>
          <Button variant="secondary" busy={reopen.isBusy} onClick={() => void reopen.run()}>
            <PencilLine aria-hidden="true" className="size-4" /> Reopen
          </Button>
          <Button asChild variant="secondary">
            <AppLink href="/service-experts?category=mortgage-lender">Find lenders</AppLink>
          </Button>
          <EndApplication label="Withdraw" onDone={() => window.location.assign(stepHref('borrower'))} />
        </>
      }
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AnswersList answers={describedBy(application)}>
          <DocumentOverview isShort={false} />
        </AnswersList>
        <div className="flex flex-col gap-6">
          <LivePanel
            assessment={assessApplication(application.answers, second?.totals)}
            missing={0}
            joinedBy={second?.name ?? null}
          />
          <Timeline
            events={[
              { at: application.startedAt, what: 'You started it' },
              ...(second === null ? [] : [{ at: second.joinedAt, what: `${second.name} joined` }]),
              { at: application.completedAt ?? application.updatedAt, what: 'Completed; read-only since' },
            ]}
            endsAt={application.expiresAt}
          />
        </div>
      </div>
    </Page>
  );
}
