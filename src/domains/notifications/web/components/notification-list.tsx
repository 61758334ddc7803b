import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { listNotifications, markNotificationsRead, type Notification } from '../../contract.ts';
import { notificationsQuery } from '../api.ts';
import { OfferDevice } from './offer-device.tsx';
import { PreferencesDialog } from './preferences-dialog.tsx';

/** The reader's notifications, newest first, and a link to their preferences. */
export function NotificationList(props: { most?: number; onFollow?: () => void }) {
  return (
    <Loaded query={useQuery(notificationsQuery)} signedOut={<p className="text-ink-soft">Sign in to see what we told you.</p>}>
      {(told) => <Lines {...told} {...props} />}
    </Loaded>
  );
}

interface Page {
  notifications: readonly Notification[];
  nextCursor: string | null;
}

interface LinesProps extends Page {
  unread: number;
  most?: number;
  onFollow?: () => void;
}

function Lines({ notifications, nextCursor, unread, most = 30, onFollow }: LinesProps) {
  const [isWhole, setWhole] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // Whether it was noted shows in the list.
  const read = useWrite(markNotificationsRead, { refreshes: [listNotifications], tells: 'nobody' });
  return (
    <div>
      {notifications.length === 0 ? null : <OfferDevice />}
      {notifications.length === 0 ? (
        <p className="text-ink-soft">Nothing yet. News about saved searches, favorites and shared collections shows up here.</p>
      ) : (
        <Notes
          notes={isWhole ? notifications : notifications.slice(0, most)}
          onFollow={(note) => {
            if (!note.isRead) void read.run({ body: { ids: [note.id] } });
            onFollow?.();
          }}
          nextCursor={isWhole || notifications.length <= most ? nextCursor : null}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {!isWhole && notifications.length > most ? (
          <Button size="small" variant="secondary" onClick={() => setWhole(true)}>
            Show more
          </Button>
        ) : null}
        {unread > 0 ? (
          <Button size="small" variant="secondary" busy={read.isBusy} onClick={() => void read.run({ body: {} })}>
            Mark all as read
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => setChoosing(true)}>
          What to tell me
        </Button>
      </div>
      {isChoosing ? <PreferencesDialog onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

interface NotesProps {
  notes: readonly Notification[];
  /** Where older ones begin, which are asked for on demand. */
  nextCursor: string | null;
  onFollow: (note: Notification) => void;
}

function Notes({ notes, nextCursor, onFollow }: NotesProps) {
  const [isMore, setMore] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id}>
            <Line note={note} onFollow={() => onFollow(note)} />
          </li>
        ))}
      </ul>
      {nextCursor === null ? null : isMore ? (
        <Older cursor={nextCursor} onFollow={onFollow} />
      ) : (
        <Button size="small" variant="secondary" className="mt-3" onClick={() => setMore(true)}>
          Show older
        </Button>
      )}
    </>
  );
}

function Older({ cursor, onFollow }: { cursor: string; onFollow: (note: Notification) => void }) {
  const query = useQuery(endpointQuery(listNotifications, { query: { limit: 30, cursor } }));
  return (
    <Loaded query={query} failed="We couldn’t load older news" look="line">
      {({ notifications, nextCursor }) => <Notes notes={notifications} nextCursor={nextCursor} onFollow={onFollow} />}
    </Loaded>
  );
}

function Line({ note, onFollow }: { note: Notification; onFollow: () => void }) {
  const zone = viewerTimeZone();
  return (
    <div className="relative py-2.5 pl-4">
      {note.isRead ? null : <span aria-hidden="true" className="absolute top-4.5 left-0 size-2 rounded-full bg-brand" />}
      <AppLink href={note.href} onClick={onFollow} className={note.isRead ? 'text-ink' : 'font-medium text-ink'}>
        {note.title}
        {note.isRead ? null : <span className="sr-only"> (unread)</span>}
      </AppLink>
      {note.body === '' ? null : <p className="text-sm text-ink-soft">{note.body}</p>}
      <p className="text-xs text-ink-soft">{formatDateTime(note.createdAt, zone)}</p>
    </div>
  );
}
