import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router';
import { hasUnsentWords, losesWords } from './unsent-words.ts';

const LeaveQuestion = lazy(async () => ({ default: (await import('./leave-question.tsx')).LeaveQuestion }));

/** Asks before another page of ours, or another form of the same page, replaces one with words that were not sent. It stands once in the shell. */
export function AskBeforeLeaving() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname === nextLocation.pathname
      ? losesWords(new URLSearchParams(currentLocation.search), new URLSearchParams(nextLocation.search))
      : hasUnsentWords(),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    </Suspense>
  );
}
