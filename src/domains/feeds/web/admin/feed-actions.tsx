import { useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { askFeedWork, type FeedState, type FeedWork, listFeedStates, setFeedPaused } from '../../contract.ts';
import { heldComparison, WORK_WORDS } from './run-words.ts';

const DONE: Record<FeedWork, string> = {
  sync: 'The feed is being read',
  reconcile: 'Its keys are being compared',
  replay: 'Mapping the refused records again',
};

/** What an administrator can have done with a feed. Everything but pausing happens in the background. */
export function FeedActions({ feed }: { feed: FeedState }) {
  const { name, isPaused, isDemonstration, requests, openRejects } = feed;
  const [isForcing, setIsForcing] = useState(false);
  const refreshes = [listFeedStates];
  const ask = useWrite(askFeedWork, {
    refreshes,
    answered: () => setIsForcing(false),
    done: (_answer, { body }) => ({ title: DONE[body.kind], description: 'This page follows it.' }),
    failureTitle: 'Not started',
  });
  const pause = useWrite(setFeedPaused, {
    refreshes,
    done: (_answer, { body }) => ({ title: body.isPaused ? 'Paused' : 'Automatic reading is back on' }),
    failureTitle: 'Not changed',
  });
  const held = heldComparison(feed);
  const start = (kind: FeedWork, isForced = false) => void ask.run({ params: { name }, body: { kind, isForced } });
  const button = (kind: FeedWork, label: string, isPrimary = false) => (
    <Button
      size="small"
      variant={isPrimary ? 'primary' : 'secondary'}
      aria-label={`${label}: ${name}`}
      busy={requests.some((one) => one.kind === kind)}
      busyText={WORK_WORDS[kind]}
      onClick={() => start(kind)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {held !== undefined && !isDemonstration && (
        <Notice tone="warning" className="mt-4">
          <p>{held.error} Nothing was removed. Ask whoever runs the feed whether these listings are really gone.</p>
          <Button size="small" variant="secondary" className="mt-3" onClick={() => setIsForcing(true)}>
            They are gone
          </Button>
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isDemonstration ? (
          <p className="w-full text-sm text-ink-soft">
            This feed belongs to the demonstration: there is no server behind it to read.
          </p>
        ) : (
          <>
            {button('sync', 'Read now', true)}
            {button('reconcile', 'Compare keys')}
            <Button
              size="small"
              variant="secondary"
              aria-label={`${isPaused ? 'Resume' : 'Pause'}: ${name}`}
              busy={pause.isBusy}
              onClick={() => void pause.run({ params: { name }, body: { isPaused: !isPaused } })}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
          </>
        )}
        {openRejects > 0 && button('replay', 'Map refused records again')}
      </div>
      <ConfirmDialog
        open={isForcing}
        onOpenChange={setIsForcing}
        title="Are they really gone?"
        confirm="They are gone"
        busy={ask.isBusy}
        onConfirm={() => start('reconcile', true)}
      >
        The keys of {name} are compared once more, however much is missing of its {formatNumber(feed.records)} homes. Nothing goes
        yet: what the next comparison misses too disappears from every page. It comes back if the feed brings it again.
      </ConfirmDialog>
    </>
  );
}
