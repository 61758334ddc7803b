import { useEffect, useEffectEvent, useState } from 'react';
import { applyChanges, type FieldChange } from '#lib/field-changes.ts';
import { currentPerson } from '../person-change.ts';
import { Autosave, type SaveState } from './autosave.ts';
import { keepInBrowser } from './kept-changes.ts';
import { useAutosave } from './use-autosave.ts';

interface SavedFieldsOptions<Doc> {
  /** What is saved, as nothing else of its owner is named. It stays the same. */
  name: string;
  /** As it was read last. */
  saved: Doc;
  /** Throws where a value is no such document. */
  read: (value: unknown) => Doc;
  /** Saves changed fields; `doc` is the whole with them. Puts the answer where `saved` is read from. */
  save: (changes: readonly FieldChange[], doc: Doc, signal: AbortSignal) => Promise<unknown>;
}

export interface SavedFields<Doc> {
  doc: Doc;
  state: SaveState;
  change: (update: (doc: Doc) => Doc) => void;
  /** Saves at once; resolves once it is saved, or could not be. */
  flush: () => Promise<void>;
}

/** The fields of a form that saves itself by calls of its own. */
export function useSavedFields<Doc>(options: SavedFieldsOptions<Doc>): SavedFields<Doc> {
  const { saved, save } = options;
  const [{ autosave, saveBy }] = useState(() => begin(options));
  useEffect(() => saveBy(save));
  const { doc, state } = useAutosave(autosave);
  // What a server trims stays as it is typed.
  const takeRead = useEffectEvent(() => {
    if (textOf(saved) !== textOf(autosave.standing.doc)) autosave.receive({ doc: saved, version: nextVersion(autosave) });
  });
  const savedText = textOf(saved);
  useEffect(() => takeRead(), [savedText]);
  return { doc, state, change: (update) => autosave.change(update), flush: () => autosave.flush() };
}

function begin<Doc>({ name, saved, read, save }: SavedFieldsOptions<Doc>) {
  let current = save;
  const autosave: Autosave<Doc> = new Autosave<Doc>({
    standing: { doc: saved, version: Date.now() },
    read,
    kept: keepInBrowser(name, { owner: currentPerson() }),
    async send({ changes }, signal) {
      const doc = read(applyChanges(autosave.standing.doc, changes));
      await current(changes, doc, signal);
      return { doc, version: nextVersion(autosave) };
    },
  });
  return {
    autosave,
    saveBy(next: typeof save) {
      current = next;
    },
  };
}

// Windows of one browser tell each other what they saved: the later one counts.
function nextVersion<Doc>({ version }: Autosave<Doc>): number {
  return Math.max(Date.now(), version + 1);
}

function textOf(doc: unknown): string {
  return JSON.stringify(doc, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}
