import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { deleteBuyerProfile, getBuyerProfile, saveBuyerProfile, type BuyerProfile, type FlowStep } from '../contract.ts';
import { hasWishes } from '../model/change-profile.ts';
import { STARTING_PROFILE } from '../model/starting-profile.ts';
import { keepProfile, readKeptProfile } from './profile-store.ts';

/** Where the answers are: in this browser, on their way to the account, in it, or neither because a save failed. */
export type SaveState = 'loading' | 'browser' | 'saving' | 'saved' | 'failed' | 'stale';

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
  /** The step where the answers were left before; null on a first visit. */
  leftAt: FlowStep | null;
}

const PAUSE_MS = 700;

/** The answers of the questionnaire: kept in the browser at every change, and in the account of whoever is signed in. */
export function useProfile(step: FlowStep): ProfileHandle {
  const [profile, setProfile] = useState(STARTING_PROFILE);
  const [state, setState] = useState<SaveState>('loading');
  const [leftAt, setLeftAt] = useState<FlowStep | null>(null);
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const version = useRef(0);
  const latest = useRef(STARTING_PROFILE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: BuyerProfile) {
    latest.current = next;
    setProfile(next);
  }

  async function load() {
    const kept = readKeptProfile();
    const saved = isSignedIn ? await loadSaved() : null;
    if (saved !== null) {
      version.current = saved.version;
      show(saved.profile);
      setLeftAt(saved.step);
      setState('saved');
      return;
    }
    if (kept !== null) {
      show(kept.profile);
      setLeftAt(kept.step);
    }
    setState('browser');
    // What a guest has answered goes with them into their account.
    if (isSignedIn && kept !== null && hasWishes(kept.profile)) await save();
  }

  async function save() {
    clearTimeout(timer.current);
    timer.current = undefined;
    keepProfile({ profile: latest.current, step });
    if (!isSignedIn) {
      setState('browser');
      return;
    }
    setState('saving');
    try {
      const saved = await browserApi.call(saveBuyerProfile, {
        body: { profile: latest.current, step, version: version.current },
      });
      version.current = saved?.version ?? version.current;
      setState('saved');
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'stale' ? 'stale' : 'failed');
    }
  }

  const start = useEffectEvent(load);
  useEffect(() => void start(), [session.status]);

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
    reload: load,
    change: (update) => {
      show(update(latest.current));
      keepProfile({ profile: latest.current, step });
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
