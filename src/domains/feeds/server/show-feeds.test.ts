import { describe, expect, it } from 'vitest';
import { home, useTestFeed } from '#tests/support/test-feed.ts';
import { replayFeed } from './replay-feed.ts';
import { writeDemonstrationFeeds } from './demonstration-feeds.ts';
import { showFeeds } from './show-feeds.ts';

const { ctx, open, sync } = useTestFeed();

describe('an administrator', () => {
  it('sees how far each feed is, what was refused and every run', async () => {
    await open({ profile: 'plain', records: [home('GOOD', 1), home('ODD', 2, { StandardStatus: 'U' })] });
    await sync();
    expect(await showFeeds(ctx())).toMatchObject([
      {
        name: 'Test',
        isRegistered: true,
        isAlarmed: false,
        records: 1,
        openRejects: 1,
        positions: [{ resource: 'Property', phase: 'idle' }],
        reasons: [{ field: 'StandardStatus', code: 'unknown-value', times: 1, example: 'U' }],
        runs: [{ kind: 'full', state: 'done', read: 2, added: 1, refused: 1 }],
      },
    ]);
    await expect(showFeeds({ ...ctx(), actor: { kind: 'anonymous', address: 'x' } })).rejects.toThrow(/Sign in/);
  });

  it('sees which fields failed, how often and where, long after the run, and anew when all is mapped again', async () => {
    const old = { YearBuilt: 'long ago' };
    await open({ profile: 'plain', records: [home('A', 1, old), home('B', 2, { ...old, BathroomsFull: 1.5 }), home('C', 3)] });
    await sync();
    const faults = async () => (await showFeeds(ctx()))[0]?.faults;
    const year = { field: 'YearBuilt', code: 'not-a-number', times: 2, example: 'long ago', exampleKey: 'B' };
    expect(await faults()).toMatchObject([year, { field: 'BathroomsFull', times: 1, example: '1.5', exampleKey: 'B' }]);
    await sync();
    expect(await faults()).toMatchObject([year, { times: 1 }]);
    await replayFeed(ctx(), 'Test', { isAll: true, isDryRun: true });
    await replayFeed(ctx(), 'Test', { isAll: true });
    expect(await faults()).toMatchObject([year, { times: 1 }]);
  });

  it('of the demonstration city sees feeds with a past', async () => {
    await writeDemonstrationFeeds(ctx(), 4200);
    await writeDemonstrationFeeds(ctx(), 4200);
    const feeds = await showFeeds(ctx());
    expect(feeds.map(({ name, runs, openRejects }) => [name, runs.length, openRejects])).toEqual([
      ['Alder County MLS', 9, 4],
      ['Alder brokers, weekly file', 1, 1],
    ]);
  });
});
