import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { JobMoney } from '#domains/billing/web/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatMoney, withArticle } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ReasonForm } from '#platform/web/form/reason-form.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileText } from '#ui/icons/index.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { decideDispute, getEngagementFile, type JobDispute, listJobDisputes } from '../../contract.ts';
import { sayJobStatus } from '../../model/hiring-words.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { HIRING_READS } from '../api.ts';
import { sayDate, sayTime } from '../say-when.ts';

/** Jobs on which the two sides cannot agree: what both said and added, and what is decided. */
export function JobDisputes() {
  const query = useQuery({ ...endpointQuery(listJobDisputes), meta: { follows: ['hiring'] as const } });
  return (
    <Loaded
      query={query}
      pending={<SkeletonRows />}
      failed="We couldn’t load the disputes"
      isEmpty={({ disputes }) => disputes.length === 0}
      empty={
        <EmptyState level={2} title="No open disputes">
          Disputed jobs show up here, with what both sides say and the money on hold.
        </EmptyState>
      }
    >
      {({ disputes }) => (
        <div className="grid gap-6">
          {disputes.map((dispute) => (
            <Dispute key={dispute.engagementId} dispute={dispute} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Dispute({ dispute }: { dispute: JobDispute }) {
  return (
    <Card>
      <CardHeader
        level={2}
        title={`${dispute.client ?? 'A client who left'} and ${dispute.vendor}`}
        description={`Request ${dispute.requestNumber} for ${withArticle(categoryOf(dispute.categoryKey).name)}`}
        actions={
          <Badge tone={dispute.status === 'disputed' ? 'warning' : 'neutral'}>{sayJobStatus(dispute.status, 'admin')}</Badge>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div>
          <KeyValueList
            align="start"
            items={[
              { label: 'Agreed price', value: formatMoney(dispute.totalCents, 'always') },
              { label: 'Begins', value: dispute.startsAt === null ? 'No time agreed' : sayTime(dispute.startsAt) },
              ...(dispute.reason === ''
                ? []
                : [
                    {
                      label:
                        dispute.disputedBy === null
                          ? 'Reason'
                          : dispute.disputedBy === 'client'
                            ? 'The client says'
                            : 'The professional says',
                      value: dispute.reason,
                    },
                  ]),
            ]}
          />
          <p className="mt-3 max-w-measure text-sm whitespace-pre-line text-ink-soft">{dispute.description}</p>
          <Files dispute={dispute} />
          {dispute.status === 'disputed' ? <Decision dispute={dispute} /> : null}
        </div>
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <JobMoney engagementId={dispute.engagementId} side="admin" isConfirmed parts={[]} />
        </Suspense>
      </div>
    </Card>
  );
}

function Files({ dispute: { engagementId, files } }: { dispute: JobDispute }) {
  const download = useWrite(
    ({ documentId, name }: JobDispute['files'][number]) =>
      downloadAsUser(endpointUrl(getEngagementFile.path, { engagementId, documentId }), name),
    { failureTitle: 'We couldn’t open the file' },
  );
  if (files.length === 0) return <p className="mt-3 text-sm text-ink-soft">Neither side added files.</p>;
  return (
    <ul aria-label="Files of both sides" className="mt-3">
      {files.map((file) => (
        <li key={file.documentId}>
          <Button variant="quiet" size="small" className="-ml-3 max-w-full" onClick={() => void download.run(file)}>
            <FileText aria-hidden="true" className="size-5" />
            <span className="min-w-0 text-left break-words">
              {file.name}, added by {file.addedBy === 'client' ? 'the client' : 'the professional'} on {sayDate(file.addedAt)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Decision({ dispute: { engagementId } }: { dispute: JobDispute }) {
  return (
    <div className="mt-5">
      <ReasonForm
        label="What happens to the job"
        choice={{
          name: 'verb',
          label: 'What happens to the job',
          hint: 'Before it ends, decide on each part in dispute.',
          options: [
            { value: 'settle', label: 'It continues; the money stays on hold' },
            { value: 'end-dispute', label: 'It ends; money still on hold goes back' },
          ],
        }}
        why={{ name: 'reason', hint: 'Both sides will see this.', most: MOST_LETTERS.reason }}
        button="Decide"
        send={({ choice: verb, why: reason }) =>
          browserApi.call(decideDispute, { params: { engagementId }, body: { verb, reason } })
        }
        refreshes={[listJobDisputes, ...HIRING_READS]}
        done={{ title: 'Decided. We let both sides know.' }}
      />
    </div>
  );
}
