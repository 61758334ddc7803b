import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { NotificationBell } from '#domains/notifications/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { refreshByNews } from '#platform/web/refresh-by-news.ts';

/** The header's slot for the reader's own tools. */
const HEADER_TOOLS_ID = 'header-tools';

/** The header's tools for signed-in people. */
export default function HeaderTools() {
  return (
    <QueryScope>
      <Bell />
    </QueryScope>
  );
}

function Bell() {
  const client = useQueryClient();
  useEffect(() => refreshByNews(client), [client]);
  const place = useSyncExternalStore(watchHeader, findHeaderTools, () => null);
  return place === null ? null : createPortal(<NotificationBell />, place);
}

function findHeaderTools(): Element | null {
  return document.querySelector(`#${HEADER_TOOLS_ID}`);
}

// The header is absent on the sign-in pages.
function watchHeader(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
