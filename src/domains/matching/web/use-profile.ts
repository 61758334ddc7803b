import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { deleteBuyerProfile, getBuyerProfile, saveBuyerProfile, type BuyerProfile, type FlowStep } from '../contract.ts';
import { chooseAnswers, type ChosenAnswers } from '../model/choose-answers.ts';
import { STARTING_PROFILE } from '../model/starting-profile.ts';
import { keepProfile, readKeptProfile } from './profile-store.ts';

/** Where the answers are: nowhere since there are none, in this browser, on their way to the account, in it, or neither because a save failed. */
export type SaveState = 'loading' | 'empty' | 'browser' | 'saving' | 'saved' | 'failed' | 'stale';

export interface ProfileHandle {
  profile: BuyerProfile;
  change: (update: (profile: BuyerProfile) => BuyerProfile) => void;
  /** Saves at once, without waiting for a pause. */
  saveNow: () => Promise<void>;
  startOver: () => Promise<void>;
  /** Loads what another window has saved. */
  reload: () => Promise<void>;
  state: SaveState;
  isSignedIn: boolean;
  /** What was answered here before signing in, where the account has other answers. */
  offered: BuyerProfile | null;
  /** Puts them in the place of the account's, or forgets them. */
  takeOffered: (isWanted: boolean) => Promise<void>;
  /** The step where the answers were left before; null on a first visit. */
  leftAt: FlowStep | null;
}

const PAUSE_MS = 700;

/** The answers of the questionnaire: kept in the browser at every change, and in the account of whoever is signed in. */
export function useProfile(step: FlowStep): ProfileHandle {
  const [profile, setProfile] = useState(STARTING_PROFILE);
  const [state, setState] = useState<SaveState>('loading');
  const [leftAt, setLeftAt] = useState<FlowStep | null>(null);
  const [offered, setOffered] = useState<ChosenAnswers['offered']>(null);
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const userId = session.status === 'signed-in' ? session.user.uid : null;
  const version = useRef(0);
  const latest = useRef(STARTING_PROFILE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loads = useRef(0);

  function show(next: BuyerProfile) {
    latest.current = next;
    setProfile(next);
  }

  async function load() {
    if (session.status === 'loading') return;
    loads.current += 1;
    const own = loads.current;
    const saved = isSignedIn ? await loadSaved() : null;
    // Somebody else has signed in meanwhile, or the same began anew.
    if (own !== loads.current) return;
    const chosen = chooseAnswers(userId, saved, readKeptProfile());
    version.current = saved?.version ?? 0;
    show(chosen.answers?.profile ?? STARTING_PROFILE);
    setLeftAt(chosen.answers?.step ?? null);
    setOffered(chosen.offered);
    setState(!isSignedIn ? 'browser' : saved === null ? 'empty' : 'saved');
    if (chosen.isUnsaved) await save();
  }

  async function save() {
    clearTimeout(timer.current);
    timer.current = undefined;
    keepProfile({ profile: latest.current, step, ownerId: userId });
    if (!isSignedIn) {
      setState('browser');
      return;
    }
    setState('saving');
    const sent = latest.current;
    try {
      const saved = await browserApi.call(saveBuyerProfile, {
        body: { profile: sent, step, version: version.current },
      });
      version.current = saved?.version ?? version.current;
      // What is in the account is not left behind in the browser.
      if (sent === latest.current) keepProfile(null);
      setState('saved');
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'stale' ? 'stale' : 'failed');
    }
  }

  const start = useEffectEvent(load);
  useEffect(() => void start(), [session.status, userId]);

  const keepStep = useEffectEvent(() => {
    if (state !== 'loading' && latest.current !== STARTING_PROFILE) void save();
  });
  useEffect(() => keepStep(), [step]);
  // What was answered just before the page is left is saved as well.
  const leave = useEffectEvent(() => {
    if (timer.current !== undefined) void save();
  });
  useEffect(() => () => leave(), []);

  return {
    profile,
    state,
    isSignedIn,
    leftAt,
    saveNow: save,
    reload: async () => {
      keepProfile(null);
      await load();
    },
    offered: offered?.profile ?? null,
    takeOffered: async (isWanted) => {
      const taken = offered;
      setOffered(null);
      if (isWanted && taken !== null) {
        show(taken.profile);
        await save();
      } else keepProfile(null);
    },
    change: (update) => {
      show(update(latest.current));
      keepProfile({ profile: latest.current, step, ownerId: userId });
      clearTimeout(timer.current);
      if (isSignedIn) timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    startOver: async () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      keepProfile(null);
      show(STARTING_PROFILE);
      setLeftAt(null);
      if (isSignedIn) await browserApi.call(deleteBuyerProfile).catch(() => null);
      version.current = 0;
      setState('browser');
    },
  };
}

async function loadSaved() {
  try {
    return (await browserApi.call(getBuyerProfile))?.saved ?? null;
  } catch {
    return null;
  }
}
