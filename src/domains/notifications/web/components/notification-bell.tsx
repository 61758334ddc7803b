import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from '#ui/icons/index.ts';
import { useEffect, useState } from 'react';
import { listenToNews } from '#platform/web/news-stream.ts';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Popover } from '#ui/popover.tsx';
import { useToast } from '#ui/toast.tsx';
import { notificationsQuery } from '../api.ts';
import { keepSubscribed } from '../this-device.ts';
import { NotificationList } from './notification-list.tsx';

/** The list of notifications in the header; absent for people who are not signed in. News also shows as a toast. */
export function NotificationBell() {
  const client = useQueryClient();
  const { toast, dismiss } = useToast();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(notificationsQuery);

  useEffect(
    () =>
      listenToNews({
        onNews({ event, data: news }) {
          if (event !== 'notification') return;
          const { title, body, href, topic } = news;
          // News of the account may be about anything that a page shows; of the rest is told what has changed.
          if (topic === 'account') void client.invalidateQueries();
          toast({
            title,
            description: body,
            isNews: true,
            action: (
              <AppLink href={href} onClick={() => dismiss()} className={buttonClasses({ size: 'small', variant: 'secondary' })}>
                View
              </AppLink>
            ),
          });
        },
      }),
    [client, dismiss, toast],
  );

  const isSignedIn = data != null;
  useEffect(() => {
    // Tried again at the next start.
    if (isSignedIn) void keepSubscribed().catch(() => undefined);
  }, [isSignedIn]);

  if (data == null) return null;
  return (
    <Popover
      label="Notifications"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      className="max-h-[70dvh] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto"
      trigger={
        <button
          type="button"
          className="relative inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-sunken"
        >
          <Bell aria-hidden="true" className="size-5" />
          <span className="sr-only">{data.unread === 0 ? 'Notifications' : `Notifications: ${data.unread} unread`}</span>
          {data.unread === 0 ? null : (
            <span
              aria-hidden="true"
              className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-brand px-1 text-center text-xs font-semibold text-on-brand"
            >
              {data.unread > 99 ? '99+' : data.unread}
            </span>
          )}
        </button>
      }
    >
      <NotificationList most={8} onFollow={() => setOpen(false)} />
    </Popover>
  );
}
