import { describe, expect, it, vi } from 'vitest';
import type { FieldChange } from '#lib/field-changes.ts';
import { ApiError } from '#platform/web/api-client.ts';
import type { KeptChanges } from '#platform/web/autosave/kept-changes.ts';
import type { EditorFields, EditorValue, OwnListing } from '../../contract.ts';
import { Draft } from './draft.ts';

const listingOf = (fields: EditorFields, version: number) => ({ id: 'a', fields, version }) as unknown as OwnListing;
const nowhere: KeptChanges = {
  owner: 'ann',
  takeOver: () => () => {},
  write: () => {},
  remove: () => {},
  announce: () => {},
  listen: () => () => {},
};

/** A server with one draft, which somebody else can change. */
function openServer(start: EditorFields, kept: KeptChanges = nowhere) {
  let fields: Record<string, EditorValue> = { ...start };
  let version = 1;
  const changedAt = new Map<string, number>();
  const put = (changes: Record<string, EditorValue>) => {
    version += 1;
    for (const [name, value] of Object.entries(changes)) {
      fields = { ...fields, [name]: value };
      changedAt.set(name, version);
    }
    return listingOf(fields, version);
  };
  const save = vi.fn<(body: { changes: FieldChange[]; baseVersion: number }) => Promise<OwnListing>>(
    async ({ changes, baseVersion }) => {
      const given = Object.fromEntries(changes.map(({ path, value }) => [path[0] ?? '', value as EditorValue]));
      const stale = Object.keys(given).filter((name) => (changedAt.get(name) ?? 0) > baseVersion);
      if (stale.length === 0) return put(given);
      const words = Object.fromEntries(stale.map((name) => [name, 'Meanwhile Ben changed this.']));
      throw new ApiError(409, JSON.stringify({ code: 'changed-meanwhile', fields: words }));
    },
  );
  const draft = new Draft(listingOf(fields, version), {
    onSaved: () => {},
    reload: async () => listingOf(fields, version),
    save,
    kept,
  });
  return { draft, save, put, read: () => fields };
}

describe('the draft of a listing', () => {
  it('asks about what a crashed window left behind where somebody else has changed the same since, and saves it if kept', async () => {
    const left = { writer: crypto.randomUUID(), seq: 3, base: 1, changes: [{ path: ['ListPrice'], value: 350_000 }] };
    const removed: string[] = [];
    const { draft, put, read } = openServer(
      { ListPrice: 400_000 },
      {
        ...nowhere,
        takeOver: (take) => {
          take(left);
          return () => {};
        },
        remove: (writer) => void removed.push(writer),
      },
    );
    put({ ListPrice: 420_000 });
    await draft.autosave.flush();
    expect(draft.conflicts).toMatchObject([{ field: 'ListPrice', mine: 350_000, theirs: 420_000 }]);
    expect(read()).toEqual({ ListPrice: 420_000 });
    draft.settle('ListPrice', 'mine');
    await draft.autosave.flush();
    expect(read()).toEqual({ ListPrice: 350_000 });
    expect(removed).toContain(left.writer);
  });

  it('saves what was changed, on top of what others changed elsewhere', async () => {
    const { draft, put, read } = openServer({ ListPrice: 400_000 });
    put({ City: 'Denver' });
    draft.change('ListPrice', 410_000);
    await draft.autosave.flush();
    expect(read()).toEqual({ ListPrice: 410_000, City: 'Denver' });
    expect(draft.autosave.shown()).toMatchObject({ state: 'saved', doc: { City: 'Denver' } });
  });

  it('shows both values of a field that somebody else changed, and saves nothing over it', async () => {
    const { draft, put, read } = openServer({ ListPrice: 400_000, City: 'Denver' });
    draft.change('ListPrice', 410_000);
    put({ ListPrice: 395_000 });
    draft.change('City', 'Aurora');
    await draft.autosave.flush();
    expect(draft.conflicts).toEqual([
      { field: 'ListPrice', mine: 410_000, theirs: 395_000, words: 'Meanwhile Ben changed this.' },
    ]);
    expect(read()).toEqual({ ListPrice: 395_000, City: 'Denver' });
    expect(draft.autosave.shown()).toMatchObject({ state: 'refused', doc: { ListPrice: 410_000, City: 'Aurora' } });
  });

  it.each([
    ['mine', 410_000],
    ['theirs', 395_000],
  ] as const)('saves everything once the person keeps %s', async (keep, price) => {
    const { draft, put, read } = openServer({ ListPrice: 400_000, City: 'Denver' });
    draft.change('ListPrice', 410_000);
    draft.change('City', 'Aurora');
    put({ ListPrice: 395_000 });
    await draft.autosave.flush();
    draft.settle('ListPrice', keep);
    await draft.autosave.flush();
    expect(read()).toEqual({ ListPrice: price, City: 'Aurora' });
    expect(draft.conflicts).toEqual([]);
    expect(draft.autosave.isSaved).toBe(true);
  });

  it('knows a conflict even if news of the other change came while it was typed', async () => {
    const { draft, put } = openServer({ ListPrice: 400_000 });
    draft.change('ListPrice', 410_000);
    draft.receive(put({ ListPrice: 395_000 }));
    await draft.autosave.flush();
    expect(draft.conflicts).toHaveLength(1);
  });

  it('goes on by itself if both typed the same', async () => {
    const { draft, put } = openServer({ ListPrice: 400_000 });
    draft.change('ListPrice', 410_000);
    put({ ListPrice: 410_000 });
    await draft.autosave.flush();
    expect(draft.conflicts).toEqual([]);
    await expect.poll(() => draft.autosave.isSaved).toBe(true);
  });
});
