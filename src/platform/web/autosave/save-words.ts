import type { SaveState } from './autosave.ts';

/** What is said of a form that saves itself, in one wording everywhere. */
export const SAVE_WORDS: Record<SaveState, string> = {
  untouched: '',
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'Not saved yet: we keep it here and try again',
  closed: '',
  refused: 'Not saved: please check what you entered',
};
