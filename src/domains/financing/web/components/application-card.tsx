import { useQuery } from '@tanstack/react-query';
import { isOfApplication } from '#domains/documents/contract.ts';
import { documentsOptions } from '#domains/documents/web/index.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { AppLink } from '#ui/link.tsx';
import type { Application, JoinedApplication } from '../../contract.ts';
import { listMissing, listMissingOfPart } from '../../model/assess-application.ts';
import { applicationOptions } from '../api.ts';

/** On the dashboard: how far the loan application is, and until when it is kept. */
export function ApplicationCard() {
  return (
    <Loaded query={useQuery(applicationOptions)}>
      {({ application, joined }) => <Standing application={application} joined={joined} />}
    </Loaded>
  );
}

function Standing({ application, joined }: { application: Application | null; joined: JoinedApplication | null }) {
  const standing = application ?? joined;
  if (standing === null) {
    return (
      <div>
        <p className="text-ink-soft">Prepare it once, alone or with a second borrower, and see what lenders look at.</p>
        <PageLink>Begin</PageLink>
      </div>
    );
  }
  const missing =
    application === null ? listMissingOfPart(standing.answers) : listMissing(application.answers, application.coApplicant);
  const second = secondOf(application, joined);
  return (
    <>
      <KeyValueList
        items={[
          {
            label: 'State',
            value:
              standing.status === 'complete'
                ? 'Complete'
                : missing.length === 0
                  ? 'Draft, everything needed is there'
                  : `Draft, ${formatCount(missing.length, 'answer')} to go`,
          },
          ...(second === undefined ? [] : [{ label: 'Together with', value: second }]),
          { label: 'Papers', value: <FileCount /> },
          { label: 'Kept until', value: formatDate(standing.expiresAt, viewerTimeZone()) },
        ]}
      />
      <PageLink>{standing.status === 'complete' ? 'Open it' : 'Continue'}</PageLink>
    </>
  );
}

function FileCount() {
  const { data } = useQuery(documentsOptions);
  const count = data?.documents.filter(isOfApplication).length;
  return count === undefined ? '…' : count === 0 ? 'None yet' : formatCount(count, 'file');
}

function secondOf(application: Application | null, joined: JoinedApplication | null): string | undefined {
  if (joined !== null) return joined.with.name;
  const second = application?.coApplicant ?? null;
  if (second === null) return undefined;
  return second.state === 'joined' ? second.name : `${second.email}, invited`;
}

function PageLink({ children }: { children: string }) {
  return (
    <AppLink
      href="/fast-online-application"
      className={buttonClasses({ size: 'small', variant: 'secondary', className: 'mt-3' })}
    >
      {children}
    </AppLink>
  );
}
