import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { KEPT_APPLICATION_DAYS } from '#lib/kept-for.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { applicationOptions } from '../api.ts';
import { readStep } from '../../model/application-steps.ts';
import { CompleteView } from './complete-view.tsx';
import { JoinedView } from './joined-view.tsx';
import { OwnDraft } from './own-draft.tsx';

/** The application of whoever is signed in: a draft in steps, the complete one, or the part in one that they joined. */
export function ApplicationView({ user, frame }: PersonalViewProps) {
  const [params] = useSearchParams();
  const step = readStep(params.get('step'));
  const query = useQuery(applicationOptions);
  const view = useRef<HTMLDivElement>(null);
  const isComplete = query.data === undefined ? undefined : query.data.application?.status === 'complete';
  const wasComplete = useRef(isComplete);
  // Completing and reopening show another page at the same address: it begins at its title.
  useEffect(() => {
    if (wasComplete.current !== undefined && wasComplete.current !== isComplete) view.current?.querySelector('h1')?.focus();
    wasComplete.current = isComplete;
  }, [isComplete]);
  const reload = () => void query.refetch();
  return (
    <Loaded
      query={query}
      pending={
        <Page {...frame}>
          <SkeletonFields className="mt-8" />
        </Page>
      }
      level={1}
    >
      {({ application, joined, expiredAt }) =>
        joined !== null ? (
          <JoinedView joined={joined} step={step} uid={user.uid} />
        ) : (
          <div ref={view}>
            {expiredAt === null ? null : (
              <Notice
                tone="info"
                className="mb-6"
                title={`Your last application was deleted on ${formatDate(expiredAt, viewerTimeZone())}`}
              >
                It hadn’t changed in {KEPT_APPLICATION_DAYS} days, so we deleted its answers and files. Start again below.
              </Notice>
            )}
            {application?.status === 'complete' ? (
              <CompleteView application={application} />
            ) : (
              <OwnDraft
                application={application}
                applicant={user}
                step={step ?? application?.step ?? 'borrower'}
                reload={reload}
              />
            )}
          </div>
        )
      }
    </Loaded>
  );
}
