import { WifiOff } from '#ui/icons/index.ts';
import { useEffect } from 'react';
import { watchLine } from '#platform/web/watch-line.ts';
import { Button } from '#ui/button.tsx';
import { NO_CONNECTION, PAGE_AWAITS_CONNECTION } from '#ui/failure-words.ts';
import { MessagePage } from '#ui/message-page.tsx';

const RELOADED_KEY = 'reloaded_for_scripts';
const A_WHILE_MS = 60_000;

/** Replaces a page that could not load without a connection; the page loads by itself once there is one. */
export function AwayPage() {
  useEffect(() => {
    let end = () => {};
    void watchLine().then(async (connection) => {
      if (connection === undefined) return;
      end = connection.connectionStore.subscribe(() => {
        if (!connection.connectionStore.get().isAway) window.location.reload();
      });
      if (await connection.connectionStore.isReached()) reloadOnce();
    });
    return () => end();
  }, []);
  return (
    <MessagePage
      isFailure
      title={NO_CONNECTION}
      above={<WifiOff aria-hidden="true" className="mx-auto size-8" />}
      lead={PAGE_AWAITS_CONNECTION}
      actions={
        <>
          <Button type="button" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <Button type="button" variant="secondary" onClick={() => window.history.back()}>
            Back to the last page
          </Button>
        </>
      }
    >
      <title>{NO_CONNECTION}</title>
      <meta name="robots" content="noindex" />
    </MessagePage>
  );
}

/** A script that a new version replaced is there after a reload; a script still missing then stays missing. */
function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < A_WHILE_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    return;
  }
  window.location.reload();
}
