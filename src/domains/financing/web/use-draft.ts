import { useEffect, useEffectEvent } from 'react';
import type { Autosave, SaveState, Standing } from '#platform/web/autosave/autosave.ts';
import { useAutosave } from '#platform/web/autosave/use-autosave.ts';
import type { ApplicationStep } from '../contract.ts';

export interface OpenDraft<Answers> {
  answers: Answers;
  state: SaveState;
  change: (update: (answers: Answers) => Answers) => void;
  /** Saves what there is, and begins the draft where there is none yet. */
  save: () => Promise<void>;
}

/** A draft as it is typed. */
export function useDraft<Answers>(
  autosave: Autosave<{ answers: Answers; step: ApplicationStep }>,
  step: ApplicationStep,
  read: Standing<{ answers: Answers; step: ApplicationStep }> | null,
): OpenDraft<Answers> {
  const { doc, state } = useAutosave(autosave);
  const keepStep = useEffectEvent(() => {
    // People who only look leave nothing behind.
    if (autosave.version > 0 || !autosave.isSaved) autosave.change((now) => (now.step === step ? now : { ...now, step }));
  });
  useEffect(() => keepStep(), [step]);
  const takeRead = useEffectEvent(() => read !== null && autosave.receive(read));
  const version = read?.version;
  useEffect(() => void takeRead(), [version]);
  return {
    answers: doc.answers,
    state,
    change: (update) => autosave.change((now) => ({ ...now, answers: update(now.answers) })),
    save: () => autosave.begin(),
  };
}
