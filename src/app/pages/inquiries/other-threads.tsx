import { useState } from 'react';
import { listThreads, sentAnchorOf, type ThreadSummary } from '#domains/correspondence/contract.ts';
import { OwnThread, ThreadStatusBadge } from '#domains/correspondence/web/index.ts';
import { formatDate } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Badge } from '#ui/badge.tsx';
import { InlineLink, LineLink } from '#ui/link.tsx';

/** All threads that the reader began, the latest that one answer holds. */
export const begunOptions = () => endpointQuery(listThreads, { query: { side: 'sender', limit: 100 } });
/** Whether the reader answers anybody. */
export const answeredOptions = () => endpointQuery(listThreads, { query: { side: 'recipient', limit: 1 } });

/** Threads that have a page of their own: with professionals, and with those who sell a home that the reader made an offer for. */
export const isElsewhere = ({ kind, about }: ThreadSummary): boolean =>
  (kind === 'lead' || kind === 'offer' || kind === 'person') && about !== null;

export function OtherThreads({ threads }: { threads: readonly ThreadSummary[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {threads.map(({ threadId, kind, about, with: other, status, statusAt, isUnread }) => (
        <li key={threadId} id={sentAnchorOf(threadId)} className="py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 grow">
              <LineLink look="title" href={kind === 'offer' ? '/buyer-dashboard#card-offers' : (about?.path ?? '/inquiries')}>
                {other.name}
              </LineLink>
              <span className="block text-sm text-ink-soft">
                {WHAT[kind]}
                {kind === 'person' ? '' : about?.label}, {formatDate(statusAt, viewerTimeZone())}
              </span>
            </span>
            {isUnread ? <Badge tone="info">New</Badge> : null}
            <ThreadStatusBadge status={status} />
          </div>
          {kind === 'person' ? (
            <PersonThread threadId={threadId} name={other.name} hidesContacts={about?.path.startsWith('/book/') === true} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const WHAT: Partial<Record<ThreadSummary['kind'], string>> = {
  offer: 'Your offer for ',
  lead: 'Your ',
  person: 'Your messages',
};

/** What was written with a person, which has no other page; opens when the reader wants it. */
function PersonThread({ threadId, name, hidesContacts }: { threadId: string; name: string; hidesContacts: boolean }) {
  // A mail or a notice leads to one of them.
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${sentAnchorOf(threadId)}`);
  return (
    <details className="mt-1" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
        Read and write<span className="sr-only">: {name}</span>
      </summary>
      {isOpen ? (
        <OwnThread
          threadId={threadId}
          hint={hidesContacts ? 'Phone numbers, addresses and links are taken out.' : undefined}
          sent={`Sent to ${name}`}
        />
      ) : null}
    </details>
  );
}

/** For those whom others ask. */
export function ToInbox() {
  return (
    <p className="mt-8 text-ink-soft">
      What others ask you, and ask about homes that you sell, is in your{' '}
      <InlineLink href="/seller/dashboard/inquiries">inbox</InlineLink>.
    </p>
  );
}
