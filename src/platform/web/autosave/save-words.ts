import type { SaveState } from './autosave.ts';

const BY_URGENCY: readonly SaveState[] = ['refused', 'waiting', 'saving', 'saved'];

/** The state to mention if several parts of a form save themselves. */
export function mostUrgent(states: readonly SaveState[]): SaveState {
  return BY_URGENCY.find((state) => states.includes(state)) ?? 'untouched';
}

/** The words about a form that saves itself, the same everywhere. */
export const SAVE_WORDS: Record<SaveState, string> = {
  untouched: '',
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'Not saved yet: we keep it here and try again',
  closed: '',
  refused: 'Not saved: please check what you entered',
};
