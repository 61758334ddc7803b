import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { NotificationBell } from '#domains/notifications/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { refreshByNews } from '#platform/web/refresh-by-news.ts';

/** Where the header keeps room for its reader's own. */
const HEADER_TOOLS_ID = 'header-tools';

/** What the header has for who is signed in. */
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

// The header comes and goes with the pages of sign-in.
function watchHeader(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
