import { BUYING_TIME_WORDS } from '#lib/contact-words.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { InlineLink, LineLink } from '#ui/link.tsx';
import { type InboxThreadDetail, THREAD_STATUS_WORDS } from '../../contract.ts';
import { KIND_WORDS } from '../../model/thread-words.ts';
import { timelineOf } from './thread-timeline.ts';

interface BuyerCardProps {
  thread: InboxThreadDetail;
  hrefOf: (threadId: string) => string;
  offersHref: string;
}

/** What the buyer said of themselves, and what happened when. */
export function BuyerCard({ thread, hrefOf, offersHref }: BuyerCardProps) {
  const { kind, with: sender, about, isPreApproved, buysWhen, others } = thread;
  return (
    <aside aria-label={`About ${sender.name}`} className="rounded-card border border-line bg-surface p-4">
      <h3 className="font-sans text-base font-semibold">About {sender.name}</h3>
      <KeyValueList
        className="mt-1 text-sm"
        align="start"
        items={[
          {
            label: kind === 'person' ? 'About' : 'Home',
            value: about === null ? 'No longer shown' : <InlineLink href={about.path}>{about.label}</InlineLink>,
          },
          ...(sender.email === null
            ? []
            : [
                {
                  label: 'Email',
                  value: (
                    <InlineLink href={`mailto:${sender.email}`} className="break-all">
                      {sender.email}
                    </InlineLink>
                  ),
                },
              ]),
          ...(sender.phone === null
            ? []
            : [{ label: 'Phone', value: <InlineLink href={`tel:${sender.phone}`}>{sender.phone}</InlineLink> }]),
          ...(kind === 'person'
            ? []
            : kind === 'offer'
              ? [
                  {
                    label: 'Proof of funds',
                    value: <InlineLink href={offersHref}>As the offer says</InlineLink>,
                  },
                ]
              : [
                  {
                    label: 'Loan approved in advance',
                    value: isPreApproved === null ? 'Not said' : isPreApproved ? 'Yes' : 'Not yet',
                  },
                  { label: 'Plans to buy', value: buysWhen === null ? 'Not said' : BUYING_TIME_WORDS[buysWhen] },
                ]),
        ]}
      />
      <h4 className="mt-4 font-sans text-sm font-semibold">What happened</h4>
      <ol className="mt-1 space-y-1 text-sm text-ink-soft">
        {timelineOf(thread).map(({ what, at }) => (
          <li key={what}>
            {what}, <time dateTime={at}>{formatDateTime(at, viewerTimeZone())}</time>
          </li>
        ))}
      </ol>
      {others.length === 0 ? null : (
        <>
          <h4 className="mt-4 font-sans text-sm font-semibold">Also from {sender.name}</h4>
          <ul className="mt-1 text-sm">
            {others.map(({ threadId, kind: otherKind, label, status, sentAt }) => (
              <li key={threadId}>
                <LineLink look="list" href={hrefOf(threadId)} keepScroll>
                  {KIND_WORDS[otherKind]}: {label ?? 'a home no longer shown'}, {formatDate(sentAt, viewerTimeZone())} (
                  {THREAD_STATUS_WORDS[status].toLowerCase()})
                </LineLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
