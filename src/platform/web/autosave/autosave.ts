import { applyChanges, covers, diffFields, type FieldChange, type KeyedLists, type Unsaved } from '#lib/field-changes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { type FailureKind, judgeFailure } from './judge-failure.ts';
import type { Kept, KeptChanges } from './kept-changes.ts';

/** `waiting`: not saved yet, kept in the browser and tried again. `closed` accepts no more changes; `refused` not these. */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'waiting' | 'closed' | 'refused';

/** A document as the server has it. */
export interface Standing<Doc> {
  doc: Doc;
  /** Rises with every save, whoever makes it. */
  version: number;
}

export interface AutosaveOptions<Doc> {
  standing: Standing<Doc>;
  /** What is shown before the first answer, and saved with it. */
  prefilled?: Doc | undefined;
  keyed?: KeyedLists | undefined;
  /** Checks the document with changed fields. Throws if it is not such a document. */
  read: (value: unknown) => Doc;
  /**
   * Saves changes and answers the document as it is then. `base` is the version that the oldest change was made on, if known, and
   * `before` the document of that version, if this window has seen it.
   */
  send: (unsaved: Unsaved, signal: AbortSignal, base: number | undefined, before: Doc | undefined) => Promise<Standing<Doc>>;
  kept: KeptChanges;
  /** Told about every document that the server acknowledges. */
  onSaved?: (standing: Standing<Doc>) => void;
  judge?: (error: unknown) => FailureKind;
  writer?: string;
  timers?: Timers;
}

export interface Timers {
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: unknown) => void;
}

export interface Shown<Doc> {
  doc: Doc;
  state: SaveState;
}

interface OwnChange {
  change: FieldChange;
  seq: number;
}

const PAUSE_MS = 600;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** A line that breaks while sending may never say so. */
const MOST_WAITED_MS = 20_000;

const STATES: Record<FailureKind, SaveState> = {
  again: 'waiting',
  'signed-out': 'waiting',
  closed: 'closed',
  refused: 'refused',
  contested: 'refused',
};

const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(typeof timer === 'number' ? timer : undefined),
};

/**
 * A document that saves itself while somebody types. Only changed fields travel, one save at a time, tried again until it is
 * acknowledged; until then the browser keeps them. In whatever order, and however often, the line delivers them, and with
 * however many windows, the newest change of each field wins in the end.
 */
export class Autosave<Doc> {
  readonly #options: AutosaveOptions<Doc>;
  readonly #timers: Timers;
  readonly #writer: string;
  readonly #listeners = new Set<() => void>();
  #standing: Standing<Doc>;
  #shown: Shown<Doc>;
  /** In the order of the changes; each field once. */
  #own: OwnChange[] = [];
  /** Changes of windows that closed before they saved them. */
  #others: Kept[] = [];
  readonly #stopTaking: () => void;
  /** What the oldest unsaved change was made on. */
  #base: Standing<Doc>;
  #seq = 0;
  #leftWith = 0;
  #failures = 0;
  #timer: unknown;
  #underway: Promise<void> | undefined;
  #isSignedOut = false;

  constructor(options: AutosaveOptions<Doc>) {
    this.#options = options;
    this.#timers = options.timers ?? browserTimers;
    this.#writer = options.writer ?? randomUuid();
    this.#standing = options.standing;
    this.#base = options.standing;
    const before = options.standing.version === 0 ? (options.prefilled ?? options.standing.doc) : options.standing.doc;
    this.#shown = { doc: before, state: 'untouched' };
    this.#stopTaking = options.kept.takeOver((kept) => this.#takeOver(kept));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  shown = (): Shown<Doc> => this.#shown;

  /** The owner: an account's id, or `guest`. */
  get owner(): string {
    return this.#options.kept.owner;
  }

  get standing(): Standing<Doc> {
    return this.#standing;
  }

  get version(): number {
    return this.#standing.version;
  }

  get isSaved(): boolean {
    return this.#own.length === 0 && this.#others.length === 0;
  }

  change(update: (doc: Doc) => Doc): void {
    const next = update(this.#shown.doc);
    const isFirst = this.#seq === 0 && this.#standing.version === 0 && this.#others.length === 0;
    const made = diffFields(isFirst ? this.#standing.doc : this.#shown.doc, next, this.#options.keyed);
    if (next === this.#shown.doc || made.length === 0) return;
    if (this.#own.length === 0) this.#base = this.#standing;
    this.#seq += 1;
    for (const change of made) {
      this.#own = [...this.#own.filter((earlier) => !covers(change, earlier.change)), { change, seq: this.#seq }];
    }
    this.#keep();
    this.#show(next, this.#shown.state === 'closed' ? 'closed' : this.#failures > 0 ? 'waiting' : 'saving');
    if (this.#shown.state !== 'closed') this.#schedule(this.#failures > 0 ? this.#retryPause() : PAUSE_MS);
  }

  /** Saves everything without waiting for a pause; resolves when it is saved, or could not be. */
  async flush(): Promise<void> {
    this.#clearTimer();
    while (!this.isSaved && this.#shown.state !== 'closed') {
      const failures = this.#failures;
      await (this.#underway ?? this.#sendNext());
      if (this.#failures > failures || this.#shown.state === 'refused') return;
    }
  }

  /** Like `flush`, and makes the document if there is none yet, because something is about to belong to it. */
  async begin(): Promise<void> {
    if (this.#standing.version === 0 && this.#seq === 0) {
      this.change((doc) => ({ ...doc }));
      if (this.isSaved) await this.#deliver({ writer: this.#writer, seq: (this.#seq += 1), changes: [] });
    }
    await this.flush();
  }

  /** The page closes: sends everything at once, whatever is under way. */
  leave(): void {
    if (this.#own.length === 0 || this.#leftWith === this.#seq || this.#shown.state === 'closed') return;
    this.#leftWith = this.#seq;
    void this.#deliver(this.#mine());
  }

  /** The line is back, or perhaps. */
  retry(): void {
    if (this.#failures === 0 || this.isSaved || this.#shown.state === 'closed') return;
    this.#schedule(0);
  }

  /** Takes the document that another window saved, or that was read again. */
  receive(standing: Standing<Doc>): void {
    this.#show(this.#take(standing, []), this.#stateNow());
  }

  /** The same, from a message of another window. */
  hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    const version: unknown = Reflect.get(message, 'version');
    const doc = this.#readOr(undefined, Reflect.get(message, 'doc'));
    if (typeof version === 'number' && doc !== undefined) this.receive({ doc, version });
  }

  /** Listens to the other windows of this browser, and waits for what they leave behind, until the returned function is called. */
  listen(): () => void {
    const unlisten = this.#options.kept.listen((message) => this.hear(message));
    return () => {
      unlisten();
      this.#stopTaking();
    };
  }

  /** The owner is gone: sends and keeps nothing more, whatever the outcome of what is under way. */
  abandon(): void {
    this.#clearTimer();
    for (const { writer, seq } of [...this.#others, this.#unsaved()]) this.#options.kept.remove(writer, seq);
    this.#own = [];
    this.#others = [];
    this.#show(this.#shown.doc, 'closed');
  }

  /** Ends the document: sends and keeps nothing more. */
  async drop(): Promise<void> {
    this.#clearTimer();
    await this.#underway;
    this.#clearTimer();
    for (const { writer, seq } of [...this.#others, this.#unsaved()]) this.#options.kept.remove(writer, seq);
    this.#own = [];
    this.#others = [];
  }

  #mine(): Kept {
    return { ...this.#unsaved(), base: this.#base.version };
  }

  #unsaved(): Unsaved {
    const changes = this.#own.map(({ change }) => change);
    return { writer: this.#writer, seq: this.#seq, changes };
  }

  #keep(): void {
    this.#options.kept.write(this.#mine());
  }

  /** Goes on with what a window left behind. What is typed here stays on top. */
  #takeOver(kept: Kept): void {
    if (kept.writer === this.#writer || this.#shown.state === 'closed') return;
    const { keyed } = this.#options;
    const value = applyChanges(applyChanges(this.#shown.doc, kept.changes, keyed), this.#unsaved().changes, keyed);
    const doc = this.#readOr(undefined, value);
    // It is of another time, when the document was another.
    if (doc === undefined) return;
    this.#others = [...this.#others, kept];
    this.#show(doc, this.#shown.state);
    this.#schedule(0);
  }

  #schedule(ms: number): void {
    this.#clearTimer();
    this.#timer = this.#timers.set(() => {
      this.#timer = undefined;
      void this.#sendNext();
    }, ms);
  }

  #clearTimer(): void {
    if (this.#timer !== undefined) this.#timers.clear(this.#timer);
    this.#timer = undefined;
  }

  #sendNext(): Promise<void> {
    if (this.#underway !== undefined || this.isSaved) return this.#underway ?? Promise.resolve();
    this.#show(this.#shown.doc, this.#failures > 0 ? 'waiting' : 'saving');
    this.#underway = this.#deliver(this.#others[0] ?? this.#mine()).finally(() => {
      this.#underway = undefined;
      if (this.isSaved || this.#isSignedOut || this.#shown.state === 'closed' || this.#shown.state === 'refused') return;
      this.#schedule(this.#failures > 0 ? this.#retryPause() : 0);
    });
    return this.#underway;
  }

  async #deliver({ base, ...unsaved }: Kept): Promise<void> {
    try {
      const before = unsaved.writer === this.#writer ? this.#base.doc : undefined;
      const standing = await this.#options.send(unsaved, AbortSignal.timeout(MOST_WAITED_MS), base, before);
      this.#acknowledge(unsaved, standing);
    } catch (error) {
      this.#fail(error);
    }
  }

  #acknowledge({ writer, seq, changes }: Unsaved, standing: Standing<Doc>): void {
    this.#failures = 0;
    this.#isSignedOut = false;
    this.#options.kept.remove(writer, seq);
    if (writer === this.#writer) this.#own = this.#own.filter((own) => own.seq > seq);
    else this.#others = this.#others.filter((one) => one.writer !== writer);
    this.#show(this.#take(standing, changes), this.#stateNow());
    if (this.#own.length > 0) {
      this.#base = this.#standing;
      this.#keep();
    }
    this.#options.kept.announce(standing);
    this.#options.onSaved?.(standing);
  }

  /** Shows what others changed meanwhile; what was typed here stays as typed, spaces included. */
  #take(standing: Standing<Doc>, saved: readonly FieldChange[]): Doc {
    const { doc } = this.#shown;
    if (standing.version < this.#standing.version) return doc;
    const { keyed } = this.#options;
    const expected = this.#readOr(this.#standing.doc, applyChanges(this.#standing.doc, saved, keyed));
    this.#standing = standing;
    const theirs = diffFields(expected, standing.doc, keyed);
    if (theirs.length === 0) return doc;
    return this.#readOr(doc, applyChanges(applyChanges(doc, theirs, keyed), this.#unsaved().changes, keyed));
  }

  #readOr<Other>(other: Other, value: unknown): Doc | Other {
    try {
      return this.#options.read(value);
    } catch {
      return other;
    }
  }

  #fail(error: unknown): void {
    const kind = (this.#options.judge ?? judgeFailure)(error);
    this.#failures += 1;
    // It has been asked for; asking again and again would bother people who do not want to.
    this.#isSignedOut = kind === 'signed-out';
    this.#show(this.#shown.doc, STATES[kind]);
    const [other] = this.#others;
    if (other === undefined || (kind !== 'refused' && kind !== 'contested')) return;
    this.#others = this.#others.slice(1);
    // What no server will ever accept holds up nothing else. What the person has to decide is theirs from now on.
    if (kind === 'contested') this.#makeOwn(other);
  }

  #makeOwn({ writer, seq, changes }: Kept): void {
    this.#seq += 1;
    if (this.#own.length === 0) this.#base = this.#standing;
    const left = changes.filter((one) => !this.#own.some(({ change }) => covers(change, one)));
    this.#own = [...left.map((change) => ({ change, seq: this.#seq })), ...this.#own];
    this.#keep();
    this.#options.kept.remove(writer, seq);
  }

  #stateNow(): SaveState {
    if (this.#shown.state === 'closed') return 'closed';
    if (!this.isSaved) return this.#failures > 0 ? 'waiting' : 'saving';
    return this.#shown.state === 'untouched' ? 'untouched' : 'saved';
  }

  #retryPause(): number {
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(10, this.#failures - 1));
    // Many pages that lost the same server must not all come back in the same moment.
    return pause * (0.75 + Math.random() / 2);
  }

  #show(doc: Doc, state: SaveState): void {
    if (doc === this.#shown.doc && state === this.#shown.state) return;
    this.#shown = { doc, state };
    for (const listener of this.#listeners) listener();
  }
}
