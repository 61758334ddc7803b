import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { AppLink } from '#ui/link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { markNotificationsRead, type Notification } from '../../contract.ts';
import { notificationsQuery, refreshNotifications } from '../api.ts';
import { PreferencesDialog } from './preferences-dialog.tsx';

/** What its reader was told, newest first, and the way to what they want to be told. */
export function NotificationList({ most = 30, onFollow }: { most?: number; onFollow?: () => void }) {
  const client = useQueryClient();
  const query = useQuery(notificationsQuery);
  const [isChoosing, setChoosing] = useState(false);
  const read = useMutation({
    mutationFn: (ids: string[] | undefined) => browserApi.call(markNotificationsRead, { body: ids === undefined ? {} : { ids } }),
    onSettled: () => refreshNotifications(client),
  });
  if (query.isPending) return <SkeletonText lines={4} />;
  if (query.error !== null)
    return (
      <ErrorState
        onRetry={() => void query.refetch()}
        errorId={query.error instanceof ApiError ? query.error.requestId : undefined}
      />
    );
  if (query.data === null) return <p className="text-ink-soft">Sign in to see what we told you.</p>;
  const { notifications, unread } = query.data;
  return (
    <div>
      {notifications.length === 0 ? (
        <p className="text-ink-soft">Nothing yet. News of saved searches, favorites and shared collections come here.</p>
      ) : (
        <ul className="divide-y divide-line">
          {notifications.slice(0, most).map((note) => (
            <li key={note.id}>
              <Line
                note={note}
                onFollow={() => {
                  if (!note.isRead) read.mutate([note.id]);
                  onFollow?.();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {unread > 0 ? (
          <Button size="small" variant="secondary" busy={read.isPending} onClick={() => read.mutate(undefined)}>
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
