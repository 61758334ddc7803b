import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { formatCount, withArticle } from '#lib/format.ts';
import { sayNumber } from '#lib/say-number.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { deleteServiceRequest, type ServiceRequest } from '../../contract.ts';
import { MOST_ASKED } from '../../model/hiring-terms.ts';
import { sayRequestStatus } from '../../model/hiring-words.ts';
import { HIRING_READS, requestOptions, requestsOptions } from '../api.ts';
import { sayDate } from '../say-when.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestDetail } from './request-detail.tsx';

const PENDING = <SkeletonRows rows={8} className="mt-8" />;

/** One request with all that came of it, or all of a person's. */
export function ConfirmationView({ frame }: PersonalViewProps) {
  const [params] = useSearchParams();
  const id = params.get('request') ?? params.get('lead');
  return id === null ? <Requests frame={frame} /> : <Request id={id} frame={frame} />;
}

function Request({ id, frame }: { id: string; frame: PersonalViewProps['frame'] }) {
  const query = useQuery(requestOptions(id));
  const data = query.data ?? undefined;
  const title =
    data === undefined
      ? frame.title
      : data.status === 'draft'
        ? 'Your draft'
        : `Request ${data.number} for ${withArticle(categoryOf(data.form.categoryKey).name)}`;
  return (
    <Page
      {...frame}
      title={title}
      lead={undefined}
      actions={data === undefined || data.status === 'draft' ? undefined : <RequestActions request={data} />}
      crumbs={[{ label: 'Your requests', href: '/service-request-confirmation' }, { label: title }]}
      note={
        data === undefined ? undefined : (
          <Badge tone={data.status === 'open' || data.status === 'hired' ? 'brand' : 'neutral'}>{sayRequestStatus(data)}</Badge>
        )
      }
    >
      <Loaded query={query} pending={PENDING} className="mt-8">
        {(request) => <RequestDetail request={request} />}
      </Loaded>
    </Page>
  );
}

function Requests({ frame }: { frame: PersonalViewProps['frame'] }) {
  return (
    <Page
      {...frame}
      actions={
        <Button asChild>
          <AppLink href="/request-service">Ask for a service</AppLink>
        </Button>
      }
    >
      <Loaded
        query={useQuery(requestsOptions())}
        pending={PENDING}
        className="mt-8"
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState
            className="mt-8"
            level={2}
            title="No requests yet"
            action={
              <Button asChild>
                <AppLink href="/request-service">Ask for a service</AppLink>
              </Button>
            }
          >
            Say what you need. At most {sayNumber(MOST_ASKED)} professionals see it at a time, and no one gets your phone number
            before they accept.
          </EmptyState>
        }
      >
        {({ requests }) => (
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {requests.map((request) => (
              <RequestLine key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}

function RequestLine({ request }: { request: ServiceRequest }) {
  const { id, status, form, leads } = request;
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(deleteServiceRequest, {
    refreshes: HIRING_READS,
    answered: () => setAsking(false),
    done: { title: 'Draft deleted' },
  });
  const quotes = leads.filter(({ quotes: [latest] }) => latest?.status === 'sent').length;
  const isDraft = status === 'draft';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <div className="grow">
        <LineLink look="title" href={isDraft ? `/request-service?request=${id}` : `/service-request-confirmation?request=${id}`}>
          {categoryOf(form.categoryKey).name[0]?.toUpperCase()}
          {categoryOf(form.categoryKey).name.slice(1)}
          {form.place === null || form.place.address === '' ? '' : `, ${form.place.address}`}
        </LineLink>
        <p className="text-sm text-ink-soft">
          {isDraft
            ? `Draft of ${sayDate(request.updatedAt)}`
            : `Request ${request.number} of ${sayDate(request.submittedAt ?? request.createdAt)}`}
          {leads.length === 0 ? '' : `, ${formatCount(leads.length, 'professional')} asked`}
          {quotes === 0 ? '' : `, ${formatCount(quotes, 'quote')} to compare`}
        </p>
      </div>
      <Badge tone={status === 'open' || status === 'hired' ? 'brand' : 'neutral'}>{sayRequestStatus(request)}</Badge>
      {isDraft ? (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Delete
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete the draft?"
        description="What you wrote and the files you added are gone then. No one has been asked yet."
        confirm="Delete it"
        busy={remove.isBusy}
        onConfirm={() => void remove.run({ params: { requestId: id } })}
      />
    </li>
  );
}
