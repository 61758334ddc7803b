import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';

/** One message of a thread, as its reader sees it. */
export interface ThreadLine {
  /** Who wrote it, in words. */
  author: string;
  isOwn: boolean;
  message: string;
  sentAt: string;
  /** Its delivery status. */
  note?: string;
  /** What its reader can do with it. */
  action?: ReactNode;
}

/** What both sides of a thread wrote, the oldest first. */
export function ThreadMessages({ label, lines, className }: { label: string; lines: readonly ThreadLine[]; className?: string }) {
  if (lines.length === 0) return null;
  const inOrder = lines.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt));
  return (
    <ol aria-label={label} className={className}>
      {inOrder.map(({ author, isOwn, message, sentAt, note, action }) => (
        <li
          key={`${author} ${sentAt}`}
          className={`mt-3 first:mt-0 ${isOwn ? 'border-l-2 border-line pl-4' : 'rounded-control bg-brand-tint p-3'}`}
        >
          <p className="break-words whitespace-pre-line">{message}</p>
          <p className="mt-1 text-sm text-ink-soft">
            {author}, {formatDateTime(sentAt, viewerTimeZone())}
            {note === undefined ? null : `. ${note}`}
          </p>
          {action}
        </li>
      ))}
    </ol>
  );
}
