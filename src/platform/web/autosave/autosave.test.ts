import fc from 'fast-check';
import { expect, it } from 'vitest';
import { admitWriter, applyChanges, type Unsaved, type Writers } from '#lib/field-changes.ts';
import { Autosave, type Standing, type Timers } from './autosave.ts';
import type { Kept, KeptChanges } from './kept-changes.ts';

type Doc = Record<string, number>;

/** A server like ours: it takes each window's changes once, in order, field by field. */
function startServer() {
  let standing: Standing<Doc> = { doc: {}, version: 0 };
  let writers: Writers = {};
  return {
    standing: () => standing,
    save(unsaved: Unsaved): Standing<Doc> {
      const next = admitWriter(writers, unsaved);
      if (next === null) return standing;
      writers = next;
      standing = { doc: readDoc(applyChanges(standing.doc, unsaved.changes)), version: standing.version + 1 };
      return standing;
    },
  };
}

function readDoc(value: unknown): Doc {
  const entries = Object.entries(value ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return Object.fromEntries(entries);
}

function keepInMemory(): KeptChanges & { size: () => number; close: (writer: string) => void } {
  const entries = new Map<string, Kept>();
  const gone = new Set<string>();
  return {
    owner: 'ada',
    takeOver(take) {
      for (const kept of entries.values()) if (gone.has(kept.writer)) take(kept);
      return () => undefined;
    },
    write: (kept) => void entries.set(kept.writer, kept),
    remove: (writer, upTo) => {
      if ((entries.get(writer)?.seq ?? Infinity) <= upTo) entries.delete(writer);
    },
    announce: () => undefined,
    listen: () => () => undefined,
    size: () => entries.size,
    close: (writer) => void gone.add(writer),
  };
}

/** Timers and deliveries that happen when a test says, and in its order. */
function startLine() {
  const due: (() => void)[] = [];
  const timers: Timers = {
    set(run) {
      due.push(run);
      return run;
    },
    clear(timer) {
      const at = due.findIndex((run) => run === timer);
      if (at >= 0) due.splice(at, 1);
    },
  };
  return {
    timers,
    later: (run: () => void) => void due.push(run),
    /** Lets the one with this number happen. */
    async happen(pick: number) {
      due.splice(pick % Math.max(1, due.length), 1)[0]?.();
      // Waits for the promises that follow.
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    },
    get isQuiet() {
      return due.length === 0;
    },
  };
}

const FATES = ['answers', 'answer-lost', 'never-arrives', 'arrives-late'] as const;
type Fate = (typeof FATES)[number];

function openWindow(name: string, surroundings: ReturnType<typeof startWorld>) {
  const { server, line, kept, nextFate } = surroundings;
  return new Autosave<Doc>({
    standing: server.standing(),
    read: readDoc,
    kept,
    writer: name,
    timers: line.timers,
    send: (unsaved) =>
      new Promise((resolve, reject) => {
        const lose = () => reject(new TypeError('Failed to fetch'));
        const fate = nextFate();
        if (fate === 'never-arrives') return line.later(lose);
        if (fate === 'arrives-late') {
          line.later(lose);
          line.later(() => void server.save(unsaved));
          return;
        }
        line.later(() => {
          const standing = server.save(unsaved);
          line.later(() => (fate === 'answer-lost' ? lose() : resolve(standing)));
        });
      }),
  });
}

function startWorld(fates: readonly Fate[]) {
  const left = [...fates];
  return { server: startServer(), line: startLine(), kept: keepInMemory(), nextFate: (): Fate => left.shift() ?? 'answers' };
}

const actions = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('type' as const), window: fc.nat(1), field: fc.constantFrom('a', 'b'), pick: fc.nat(9) }),
    fc.record({ kind: fc.constant('leave' as const), window: fc.nat(1), field: fc.constant('a'), pick: fc.nat(9) }),
    fc.record({ kind: fc.constant('happen' as const), window: fc.nat(1), field: fc.constant('a'), pick: fc.nat(9) }),
  ),
  { minLength: 1, maxLength: 60 },
);

it('loses no answer on a line that is slow, fails, delivers twice, late and in any order, in two windows', async () => {
  await fc.assert(
    fc.asyncProperty(actions, fc.array(fc.constantFrom(...FATES), { maxLength: 25 }), async (steps, fates) => {
      const world = startWorld(fates);
      const windows = [openWindow('one', world), openWindow('two', world)];
      const typed: Doc = {};
      let value = 0;
      for (const { kind, window, field, pick } of steps) {
        const at = windows[window];
        if (kind === 'happen') await world.line.happen(pick);
        else if (kind === 'leave') at?.leave();
        else {
          value += 1;
          // Each window has its own fields, and changes them again and again.
          const name = `${field}${window}`;
          const next = value % 4 === 0 ? 0 : value;
          typed[name] = next;
          at?.change((doc) => ({ ...doc, [name]: next }));
          expect(at?.shown().doc[name]).toBe(next);
        }
      }
      for (let turn = 0; turn < 2000 && !world.line.isQuiet; turn += 1) await world.line.happen(turn * 7);
      expect(world.server.standing().doc).toEqual(typed);
      expect(world.kept.size()).toBe(0);
      for (const window of windows) expect(window.isSaved).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it('goes on with what a closed window left behind, and does not undo what was saved since', async () => {
  const world = startWorld(['never-arrives']);
  const closed = openWindow('one', world);
  closed.change(() => ({ a: 1 }));
  world.kept.close('one');
  const reopened = openWindow('two', world);
  expect(reopened.shown().doc).toEqual({ a: 1 });
  reopened.change((doc) => ({ ...doc, a: 2, b: 3 }));
  while (!world.line.isQuiet) await world.line.happen(0);
  expect(world.server.standing().doc).toEqual({ a: 2, b: 3 });
  expect(world.kept.size()).toBe(0);
});

it('shows what another window saved beside what is typed here, and keeps what is typed as it is typed', async () => {
  const world = startWorld([]);
  const one = openWindow('one', world);
  one.change((doc) => ({ ...doc, a: 1 }));
  one.receive({ doc: { b: 5, a: 7 }, version: 3 });
  expect(one.shown().doc).toEqual({ a: 1, b: 5 });
  one.receive({ doc: { b: 4 }, version: 2 });
  expect(one.shown().doc).toEqual({ a: 1, b: 5 });
});

it('saves what was filled in beforehand with the first answer', async () => {
  const world = startWorld([]);
  const { server, line, kept } = world;
  const window = new Autosave<Doc>({
    standing: server.standing(),
    prefilled: { name: 9 },
    read: readDoc,
    kept,
    writer: 'one',
    timers: line.timers,
    send: async (unsaved) => server.save(unsaved),
  });
  expect(window.shown()).toEqual({ doc: { name: 9 }, state: 'untouched' });
  window.change((doc) => ({ ...doc, a: 1 }));
  await window.flush();
  expect(server.standing().doc).toEqual({ name: 9, a: 1 });
  expect(window.shown().state).toBe('saved');
});
