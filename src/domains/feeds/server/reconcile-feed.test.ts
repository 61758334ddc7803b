import { describe, expect, it } from 'vitest';
import { home, homes, HURRIED, useTestFeed } from '#tests/support/test-feed.ts';
import { reconcileFeed } from './reconcile-feed.ts';

const { ctx, keysShown, open, sync } = useTestFeed();
const reconcile = (options = {}) => reconcileFeed(ctx(), 'Test', { ...HURRIED, ...options });

describe('what is gone', () => {
  it('by flag goes at once', async () => {
    const opened = await open({ profile: 'mls-grid', records: homes(5) });
    await sync();
    opened.put(home('H00002', 9000, { MlgCanView: false }));
    await sync();
    expect(await keysShown()).not.toContain('H00002');
  });

  it('without a word goes after two complete walks, and comes back', async () => {
    const opened = await open({ profile: 'plain', records: homes(50) });
    await sync();
    opened.remove('H00004');
    expect(await reconcile()).toMatchObject({ keys: 49, missing: 1, removed: 0 });
    expect(await keysShown()).toContain('H00004');
    expect(await reconcile()).toMatchObject({ removed: 1 });
    expect(await keysShown()).not.toContain('H00004');
    opened.put(home('H00004', 4));
    expect(await reconcile()).toMatchObject({ fetched: 1 });
    expect(await keysShown()).toContain('H00004');
  });

  it('in such a number that a person should look first is kept', async () => {
    const opened = await open({ profile: 'plain', records: homes(100) });
    await sync();
    opened.remove(
      ...homes(100)
        .slice(0, 40)
        .map((record) => String(record['ListingKey'])),
    );
    await reconcile();
    expect(await reconcile()).toMatchObject({ missing: 40, removed: 0, isHeld: true });
    expect(await keysShown()).toHaveLength(100);
    // Walks that were held count for none: what somebody forced goes with the next walk that misses it too, and nothing more.
    expect(await reconcile({ isForced: true })).toMatchObject({ missing: 40, removed: 0, isHeld: false });
    expect(await keysShown()).toHaveLength(100);
    opened.remove('H00050');
    expect(await reconcile()).toMatchObject({ missing: 41, removed: 0, isHeld: true });
    opened.put(home('H00050', 50));
    expect(await reconcile({ isForced: true })).toMatchObject({ missing: 40, removed: 0 });
    expect(await reconcile()).toMatchObject({ removed: 40, isHeld: false });
    expect(await keysShown()).toHaveLength(60);
  });

  it('is nothing where the walk breaks off', async () => {
    const opened = await open({
      profile: 'plain',
      records: homes(50),
      fault: (_request, url) => (url.search.includes('$select') ? { kind: 'status', status: 404 } : undefined),
    });
    await sync();
    opened.remove('H00004');
    await expect(reconcile()).rejects.toThrow(/404/);
    await expect(reconcile()).rejects.toThrow(/404/);
    expect(await keysShown()).toHaveLength(50);
  });
});
