import { formatDate, formatDateTime, formatTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { AppLink } from '#ui/link.tsx';
import type { InboxThread } from '../../contract.ts';
import { KIND_WORDS } from '../../model/thread-words.ts';
import { minutesSince, sayWait } from './waiting-time.ts';

interface ThreadListProps {
  threads: readonly InboxThread[];
  openId: string | null;
  chosen: ReadonlySet<string>;
  onChoose: (threadId: string, isChosen: boolean) => void;
  hrefOf: (threadId: string) => string;
  now: number;
}

/** The threads of a filter, each a link beside a box to choose it. */
export function ThreadList({ threads, openId, chosen, onChoose, hrefOf, now }: ThreadListProps) {
  return (
    <ul aria-label="Threads" className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {threads.map((thread) => {
        const { threadId, with: sender } = thread;
        return (
          <li key={threadId} className={cn('flex items-start', threadId === openId && 'bg-brand-tint')}>
            <label className="grid min-h-control min-w-10 shrink-0 place-items-center self-stretch pl-1">
              <span className="sr-only">Choose what {sender.name} wrote</span>
              <input
                type="checkbox"
                className="ui-tick"
                checked={chosen.has(threadId)}
                onChange={({ target }) => onChoose(threadId, target.checked)}
              />
            </label>
            <AppLink
              href={hrefOf(threadId)}
              keepScroll
              data-thread={threadId}
              aria-current={threadId === openId ? 'true' : undefined}
              className="min-w-0 flex-1 py-3 pr-3 pl-1 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <Row thread={thread} now={now} />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

function Row({ thread, now }: { thread: InboxThread; now: number }) {
  const { with: sender, kind, about, latest, isUnread, waitingSince, activeAt, desk } = thread;
  return (
    <>
      <span className="flex items-baseline justify-between gap-2">
        <span className={cn('min-w-0 truncate', isUnread && 'font-semibold')}>
          {isUnread ? <span className="mr-1.5 inline-block size-2 rounded-full bg-brand align-middle" /> : null}
          {sender.name}
          {isUnread ? <span className="sr-only"> (unread)</span> : null}
        </span>
        <time dateTime={activeAt} className="shrink-0 text-xs text-ink-soft">
          {sayWhen(activeAt, now)}
        </time>
      </span>
      <span className="mt-0.5 block truncate text-sm text-ink-soft">
        {KIND_WORDS[kind]}: {about?.label ?? 'a home that is no longer shown'}
      </span>
      <span className={cn('mt-0.5 line-clamp-2 text-sm break-words', isUnread ? 'text-ink' : 'text-ink-soft')}>
        {latest === null || latest.message === ''
          ? sender.hasLeft
            ? 'Erased with their account'
            : kind === 'offer'
              ? 'See the terms in the offer'
              : 'No message'
          : latest.message}
      </span>
      <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {waitingSince === null || desk.isSpam ? null : (
          <Badge tone="accent">Waiting {sayWait(minutesSince(waitingSince, now))}</Badge>
        )}
        {desk.assignedTo === null ? null : <Badge>{desk.assignedTo.name}</Badge>}
        {desk.snoozedUntil === null ? null : <Badge>Until {formatDateTime(desk.snoozedUntil, viewerTimeZone())}</Badge>}
        {desk.isBlocked ? <Badge tone="error">Blocked</Badge> : null}
        {thread.status === 'closed' || thread.status === 'withdrawn' ? (
          <Badge>{thread.status === 'closed' ? 'Closed' : 'Withdrawn'}</Badge>
        ) : null}
      </span>
    </>
  );
}

/** The time of today, or the day: the name beside it needs the room. */
function sayWhen(iso: string, now: number): string {
  const zone = viewerTimeZone();
  const day = formatDate(iso, zone, 'short');
  return day === formatDate(new Date(now).toISOString(), zone, 'short') ? formatTime(iso, zone) : day;
}
