import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import type { Written } from '../../contract.ts';
import { ThreadMessages } from './thread-messages.tsx';

interface LinkThreadProps {
  thread: readonly Written[];
  senderName: string;
  firm: string;
  className: string;
}

/** The messages, as a firm reads them through the link in its mail. */
export function LinkThread({ thread, senderName, firm, className }: LinkThreadProps) {
  return (
    <ThreadMessages
      label="What was written"
      className={className}
      lines={thread.map(({ from, message, at }) => ({
        author: from === 'firm' ? firm : senderName,
        isOwn: from === 'firm',
        message,
        sentAt: at,
      }))}
    />
  );
}

/** As whom a firm answers by a link, and until when. */
export function LinkNote({ firm, expiresAt }: { firm: string; expiresAt: string }) {
  return (
    <p className="mt-6 text-sm text-ink-soft">
      You answer as {firm}. This page is for whoever has its link, until {formatDate(expiresAt, viewerTimeZone(), 'long')}; please
      do not pass it on.
    </p>
  );
}
