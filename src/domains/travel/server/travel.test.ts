import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { decodeLimits, encodeLimits } from '../contract.ts';
import type { NetworkFile } from '../model/network-file.ts';
import { getTravelArea } from './get-travel-area.ts';
import { getTravelInfo } from './get-travel-info.ts';
import { findReach } from './measure-travel.ts';
import { storeNetwork } from './store-network.ts';

/** A street of eleven blocks, 157 meters each, with a grocery at its end. */
const STREET: NetworkFile = {
  name: 'One street',
  nodes: Array.from({ length: 12 }, (_, at): [number, number] => [-122 + at * 0.002, 45]),
  segments: Array.from({ length: 11 }, (_, at): NetworkFile['segments'][number] => [at, at + 1, null, 'street']),
};
const WORK = { to: { longitude: -122, latitude: 45 }, mode: 'walk', minutes: 10, arriveBy: '08:30', label: 'Work' } as const;

describe('travel', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const get = async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('offers nothing without a network, measures with one, and follows the next one', async () => {
    expect((await get('/api/travel')).body).toEqual({ networks: [], amenities: [] });
    expect((await get(`/api/travel/area?limits=${encodeLimits([WORK])}`)).body['isCovered']).toBe(false);
    const system = app.system();
    await expect(storeNetwork({ ...app.ctx(), actor: { kind: 'anonymous', address: '' } }, 'test', STREET)).rejects.toMatchObject(
      {
        code: 'forbidden',
      },
    );
    expect(await storeNetwork(system, 'test', STREET)).toMatchObject({ nodes: 12, segments: 11, stops: 0, lines: 0 });
    expect((await getTravelInfo(app.ctx())).networks).toMatchObject([{ name: 'One street', hasTransit: false }]);

    const reach = await findReach(app.db, WORK);
    const minutes = (longitude: number) => (reach?.secondsFrom([longitude, 45]) ?? 0) / 60;
    expect(minutes(-122)).toBeCloseTo(0, 3);
    // Five blocks of 157.2 m at 80 m a minute.
    expect(minutes(-121.99)).toBeCloseTo(9.83, 1);
    expect(minutes(-121.98)).toBeGreaterThan(15);
    expect(reach?.secondsFrom([-121, 45])).toBe(Number.POSITIVE_INFINITY);

    const { area, isCovered } = await getTravelArea(app.ctx(), [WORK]);
    const longitudes = area.coordinates.flat(2).map(([longitude]) => longitude ?? 0);
    expect(isCovered).toBe(true);
    // Ten minutes reach 800 meters: 0.01017 degrees along the street.
    expect(Math.max(...longitudes)).toBeGreaterThan(-121.991);
    expect(Math.max(...longitudes)).toBeLessThan(-121.988);

    const times = (from: string, to = '-122,45') => get(`/api/travel/times?from=${from}&to=${to}`);
    // 9.83 minutes on foot; a street allows every mode but the transit that it does not have.
    expect((await times('-121.99,45')).body).toEqual({
      isCovered: true,
      times: [
        { mode: 'walk', minutes: 10 },
        { mode: 'bike', minutes: 3 },
        { mode: 'drive', minutes: 2 },
      ],
    });
    expect((await times('-100,40')).body).toEqual({ isCovered: false, times: [] });
    for (const wrong of ['', '1', '1,2,3', '200,2', 'a,b']) expect((await times(wrong)).status, wrong).toBe(422);

    const [first = [0, 0]] = STREET.nodes;
    await storeNetwork(system, 'test', { ...STREET, segments: [[0, 1, 800, 'street']], nodes: [first, [-121.998, 45]] });
    const longer = await findReach(app.db, WORK);
    expect((longer?.secondsFrom([-121.998, 45]) ?? 0) / 60).toBeCloseTo(10, 1);
  });

  it('says what is wrong with a file, by its place', async () => {
    const system = app.system();
    const refused = async (file: unknown) =>
      storeNetwork(system, 'wrong', file).then(
        () => '',
        (error: unknown) => String(error),
      );
    expect(await refused({ ...STREET, segments: [[0, 99, null, 'street']] })).toContain('segments[0] names a node');
    expect(await refused({ ...STREET, segments: [[0, 1, null, 'goat track']] })).toContain('segments.0.3');
    expect(
      await refused({
        ...STREET,
        stops: [{ name: 'A', longitude: -122, latitude: 45 }],
        lines: [{ name: 'L', stops: [0, 0], minutesBetween: [], headwayMinutes: 5 }],
      }),
    ).toContain('minutesBetween');
    expect(await refused('hello')).not.toBe('');
  });

  it('reads and writes limits as text, and refuses the rest', () => {
    const text = '-122.5,45.25,transit,30,08:45,Work, downtown|grocery,walk,10';
    const limits = decodeLimits(text);
    expect(limits).toMatchObject([
      { to: { longitude: -122.5, latitude: 45.25 }, mode: 'transit', minutes: 30, arriveBy: '08:45', label: 'Work, downtown' },
      { to: { amenity: 'grocery' }, mode: 'walk', minutes: 10, arriveBy: '08:30', label: '' },
    ]);
    expect(decodeLimits(encodeLimits(limits ?? []))).toEqual(limits?.map((limit) => ({ ...limit, label: limit.label })));
    for (const wrong of [
      '',
      '1,2',
      '1,2,fly,10',
      '1,2,walk,0',
      '1,2,walk,10,25:00',
      '200,2,walk,10',
      'grocery',
      'x|y',
      `${text}|${text}`,
    ])
      expect(decodeLimits(wrong), wrong).toBeUndefined();
  });
});
