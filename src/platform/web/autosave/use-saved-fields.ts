import { useEffect, useEffectEvent, useState } from 'react';
import { applyChanges, type FieldChange } from '#lib/field-changes.ts';
import { currentPerson } from '../person-change.ts';
import { Autosave, type SaveState } from './autosave.ts';
import { keepInBrowser } from './kept-changes.ts';
import { useAutosave } from './use-autosave.ts';

interface SavedFieldsOptions<Doc> {
  /** The name of the document, unique to its owner. It never changes. */
  name: string;
  /** The document as last read. */
  saved: Doc;
  /** Throws if a value is not such a document. */
  read: (value: unknown) => Doc;
  /**
   * Saves changed fields; `doc` is the whole document with them. Puts the answer where `saved` comes from, and returns the
   * document in it, which may hold what was saved elsewhere meanwhile. `before` is what the oldest of them was made to.
   */
  save: (changes: readonly FieldChange[], doc: Doc, signal: AbortSignal, before: Doc) => Promise<Doc | void>;
}

export interface SavedFields<Doc> {
  doc: Doc;
  state: SaveState;
  change: (update: (doc: Doc) => Doc) => void;
  /** Saves at once; resolves when it is saved, or could not be. */
  flush: () => Promise<void>;
}

/** The fields of a form that saves itself with its own calls. */
export function useSavedFields<Doc>(options: SavedFieldsOptions<Doc>): SavedFields<Doc> {
  const { saved, save } = options;
  const [{ autosave, saveBy }] = useState(() => begin(options));
  useEffect(() => saveBy(save));
  const { doc, state } = useAutosave(autosave);
  // What the server trims stays as typed.
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
    async send({ changes }, signal, _base, before = autosave.standing.doc) {
      const answered = await current(changes, read(applyChanges(autosave.standing.doc, changes)), signal, before);
      // As typed, also where the server has trimmed it.
      return { doc: read(applyChanges(answered ?? autosave.standing.doc, changes)), version: nextVersion(autosave) };
    },
  });
  return {
    autosave,
    saveBy(next: typeof save) {
      current = next;
    },
  };
}

// Windows of one browser tell each other what they saved; the later save counts.
function nextVersion<Doc>({ version }: Autosave<Doc>): number {
  return Math.max(Date.now(), version + 1);
}

function textOf(doc: unknown): string {
  return JSON.stringify(doc, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}
