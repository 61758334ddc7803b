import type { FieldChange } from '#lib/field-changes.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { Autosave, type Standing } from '#platform/web/autosave/autosave.ts';
import { CHANGED_MEANWHILE, isChangedMeanwhile } from '#platform/web/autosave/judge-failure.ts';
import { keepInBrowser, type KeptChanges } from '#platform/web/autosave/kept-changes.ts';
import { currentPerson } from '#platform/web/person-change.ts';
import { type EditorFields, type EditorValue, type OwnListing, saveOwnListing } from '../../contract.ts';
import { readEditorField } from '../../model/editor-fields.ts';

/** A field that somebody else changed at the same time. */
export interface Conflict {
  field: string;
  mine: EditorValue;
  theirs: EditorValue;
  /** Who it was, as a sentence. */
  words: string;
}

type Save = (
  body: { writer: string; seq: number; changes: FieldChange[]; baseVersion: number },
  signal: AbortSignal,
) => Promise<OwnListing>;

interface DraftOptions {
  onSaved: (listing: OwnListing) => void;
  /** Reads the listing as it is now. */
  reload: () => Promise<OwnListing>;
  save?: Save;
  kept?: KeptChanges;
}

/**
 * The fields of a draft, which save themselves. A save names the version that was on the page when its first change was made. If
 * somebody else has changed the same field since then, the page shows both values and the person chooses.
 */
export class Draft {
  readonly autosave: Autosave<EditorFields>;
  conflicts: readonly Conflict[] = [];
  readonly #options: DraftOptions;
  readonly #save: Save;
  readonly #listeners = new Set<() => void>();
  /** The version that the person saw when they last decided between two values. */
  #met = 0;

  constructor(listing: OwnListing, options: DraftOptions) {
    this.#options = options;
    this.#save =
      options.save ?? ((body, signal) => browserApi.call(saveOwnListing, { params: { id: listing.id }, body }, signal));
    this.autosave = new Autosave<EditorFields>({
      standing: { doc: listing.fields, version: listing.version },
      read: readFields,
      kept: options.kept ?? keepInBrowser(`own-listing:${listing.id}`, { owner: currentPerson() }),
      // What was kept by an older page names no version.
      send: (unsaved, signal, base = listing.version) => this.#send(unsaved, base, signal),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readConflicts = (): readonly Conflict[] => this.conflicts;

  change(field: string, value: EditorValue): void {
    this.autosave.change((fields) => ({ ...fields, [field]: value }));
  }

  /** Takes over what the server has now. Unsaved changes stay on top of it. */
  receive(listing: OwnListing): void {
    if (listing.version > this.autosave.version) this.autosave.receive(standingOf(listing));
  }

  /** Ends a conflict: saves the person's own value over the other one, or keeps the other one. */
  settle(field: string, keep: 'mine' | 'theirs'): void {
    const conflict = this.conflicts.find((one) => one.field === field);
    if (conflict === undefined) return;
    this.#setConflicts(this.conflicts.filter((one) => one !== conflict));
    if (keep === 'theirs') this.autosave.change((fields) => ({ ...fields, [field]: conflict.theirs }));
    if (this.conflicts.length === 0) this.autosave.retry();
  }

  async #send(
    unsaved: { writer: string; seq: number; changes: FieldChange[] },
    base: number,
    signal: AbortSignal,
  ): Promise<Standing<EditorFields>> {
    // The person decides first.
    if (this.conflicts.length > 0) throw new ApiError(409, JSON.stringify({ code: CHANGED_MEANWHILE }));
    try {
      const listing = await this.#save({ ...unsaved, baseVersion: Math.max(base, this.#met) }, signal);
      this.#options.onSaved(listing);
      return standingOf(listing);
    } catch (error) {
      if (isChangedMeanwhile(error)) await this.#meet(error, unsaved.changes);
      throw error;
    }
  }

  async #meet(error: ApiError, changes: readonly FieldChange[]): Promise<void> {
    const now = await this.#options.reload();
    this.#met = now.version;
    const words = error.fields;
    this.#setConflicts(
      changes.flatMap(({ path: [field = ''], value }): Conflict[] => {
        const said = words[field];
        const theirs = now.fields[field] ?? null;
        const mine = readEditorField(field, value);
        if (said === undefined || !('value' in mine) || JSON.stringify(mine.value) === JSON.stringify(theirs)) return [];
        return [{ field, mine: mine.value, theirs, words: said }];
      }),
    );
    if (this.conflicts.length === 0) setTimeout(() => this.autosave.retry(), 0);
  }

  #setConflicts(conflicts: readonly Conflict[]): void {
    this.conflicts = conflicts;
    for (const listener of this.#listeners) listener();
  }
}

const standingOf = ({ fields, version }: OwnListing): Standing<EditorFields> => ({ doc: fields, version });

// A value that does not fit its field is not a document of this kind.
function readFields(value: unknown): EditorFields {
  if (typeof value !== 'object' || value === null) throw new TypeError('The fields of a draft are an object');
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const read = readEditorField(name, entry);
      if ('problem' in read) throw new TypeError(read.problem);
      return [name, read.value];
    }),
  );
}
