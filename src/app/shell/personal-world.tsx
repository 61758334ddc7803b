import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '#domains/accounts/web/index.ts';
import { NotificationBell } from '#domains/notifications/web/index.ts';
import { CardActions, CompareTray, hiddenHomes, SearchActions } from '#domains/saved/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';

/** Where the header keeps room for its reader's own. */
const HEADER_TOOLS_ID = 'header-tools';

function Everywhere() {
  return (
    <QueryScope>
      <HeaderTools />
      <CompareTray />
    </QueryScope>
  );
}

function HeaderTools() {
  const client = useQueryClient();
  // News may concern anything that is saved.
  const onNews = useCallback(() => {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(saved-searches|kept-homes|collections)/.test(String(queryKey[0])),
    });
  }, [client]);
  const place = useSyncExternalStore(watchHeader, findHeaderTools, () => null);
  const session = useSession();
  return place === null || session.status !== 'signed-in' ? null : createPortal(<NotificationBell onNews={onNews} />, place);
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

export const personalWorld = { CardActions, SearchActions, hiddenHomes, Everywhere };
export type PersonalWorld = typeof personalWorld;
