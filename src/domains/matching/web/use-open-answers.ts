import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { retryWhileAway } from '#platform/web/autosave/retry-while-away.ts';
import { deleteBuyerProfile } from '../contract.ts';
import { keepGuestAnswers } from './guest-answers.ts';
import { openAnswers, type OpenAnswers } from './open-answers.ts';

export interface AnswersHandle {
  /** Undefined until they are loaded. */
  open: OpenAnswers | undefined;
  /** Whether loading has failed so far; it retries. */
  isAway: boolean;
  /** Deletes the answers; resolves with what brings them back. */
  startOver: () => Promise<() => void>;
}

/** Opens the answers of the current reader: an account's, or a guest's in this browser. */
export function useOpenAnswers(): AnswersHandle {
  const session = useSession();
  // A reader whose session expires signs in again over the page, which stays theirs.
  const user = session.status === 'signed-out' && session.reason === 'expired' ? session.lastUser : session.user;
  const ownerId = session.status === 'loading' ? undefined : (user?.uid ?? null);
  const [open, setOpen] = useState<OpenAnswers>();
  const [isAway, setAway] = useState(false);
  const latest = useRef<OpenAnswers>(undefined);

  const begin = useEffectEvent(async (owner: string | null, signal: AbortSignal) => {
    // Whatever a guest typed a moment ago goes into the account too.
    if (latest.current?.ownerId === null) await latest.current.autosave.flush();
    const next = await retryWhileAway(() => openAnswers(owner), { signal, onAway: () => setAway(true) });
    if (next === undefined) return;
    latest.current = next;
    setAway(false);
    setOpen(next);
  });
  useEffect(() => {
    if (ownerId === undefined) return;
    const end = new AbortController();
    void begin(ownerId, end.signal);
    return () => end.abort();
  }, [ownerId]);

  // Nobody else sees a person's answers; a guest's answers stay visible until the account's are loaded.
  const isOthers = open !== undefined && open.ownerId !== null && open.ownerId !== ownerId;
  return {
    open: isOthers ? undefined : open,
    isAway,
    async startOver() {
      if (open === undefined) return () => {};
      const before = open.autosave.shown().doc;
      await open.autosave.drop();
      keepGuestAnswers(null);
      if (open.ownerId !== null) await browserApi.call(deleteBuyerProfile);
      latest.current = await openAnswers(open.ownerId);
      setOpen(latest.current);
      return () => latest.current?.autosave.change(() => before);
    },
  };
}
