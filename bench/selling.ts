import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { DISCLOSURE_KEYS } from '#domains/selling/contract.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { sharp } from '#platform/files/sharp.ts';
import { signInDemo } from './demo-sign-in.ts';
import { benchOfferGrid, type OfferGridOptions, type OfferGridResult } from './offer-grid.ts';
import { type Percentiles, percentiles } from './search/measure.ts';

export interface SellingBenchOptions extends OfferGridOptions {
  saves: number;
  publications: number;
}

export interface SellingBenchResult extends OfferGridResult {
  /** Milliseconds of one saved field of a draft, over HTTP. */
  saveMs: Percentiles;
  /** The same of the home's public data, read in turns with the saves: what the machine makes of a call known to be quick. */
  readMs: Percentiles;
  publishMs: Percentiles;
  /** Milliseconds from the answer to a publication until the home is there. */
  inSearchMs: Percentiles;
  onMapMs: Percentiles;
  inNewsMs: Percentiles;
  cores: number;
  /** Of the last minute: above the number of cores, others were at work as well. */
  load: number;
}

interface Draft {
  id: string;
  version: number;
  listingKey: string | null;
  timeZone: string;
}

interface Neighbor {
  listingKey: string;
  latitude: number;
  longitude: number;
  city: string;
  stateOrProvince: string;
  postalCode: string;
}

type Fields = Record<string, string | number | string[]>;
type Caller = <Answer>(path: string, init?: { method: string; body?: unknown; type?: string }) => Promise<Answer>;

const GIVE_UP_MS = 60_000;
const POLL_MS = 20;
const DEGREES = 0.0004;

/** Writes and publishes homes as the demo seller, waits until a buyer finds each in search, on the map and in the news, and draws offers. */
export async function benchSelling(options: SellingBenchOptions): Promise<SellingBenchResult> {
  const { url, saves, publications } = options;
  const [seller, buyer] = await Promise.all([signIn(url, 'seller'), signIn(url, 'buyer')]);
  const times = { save: [], read: [], publish: [], search: [], map: [], news: [] } as Record<
    'save' | 'read' | 'publish' | 'search' | 'map' | 'news',
    number[]
  >;
  const { items } = await buyer<{ items: Neighbor[] }>('/api/listings?limit=100');
  const neighbor = items.find(({ latitude }) => latitude !== null);
  if (neighbor === undefined) throw new Error('The site has no homes.');
  const place = { City: neighbor.city, StateOrProvince: neighbor.stateOrProvince, PostalCode: neighbor.postalCode };
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  for (let at = 0; at < publications; at += 1) {
    const price = 1_000_000 + Math.floor(Math.random() * 1_000_000);
    const spot = { Latitude: neighbor.latitude + at * DEGREES, Longitude: neighbor.longitude };
    const writer = randomUUID();
    let draft = await seller<Draft>('/api/own-listings', { method: 'POST', body: { id: randomUUID() } });
    let seq = 0;
    const save = async (fields: Fields) => {
      seq += 1;
      const changes = Object.entries(fields).map(([name, value]) => ({ path: [name], value }));
      draft = await seller<Draft>(`/api/own-listings/${draft.id}`, {
        method: 'PATCH',
        body: { baseVersion: draft.version, writer, seq, changes },
      });
    };
    await save({ ...HOME, ...place, ...spot, ListPrice: price });
    for (let one = 0; one < saves / publications; one += 1) {
      times.save.push(await timeOf(() => save({ PublicRemarks: `${HOME.PublicRemarks} Fresh paint in ${one + 1} rooms.` })));
      times.read.push(await timeOf(() => buyer(`/api/listings/${neighbor.listingKey}`)));
    }
    draft = await seller<Draft>(`/api/own-listings/${draft.id}/photos/${randomUUID()}`, {
      method: 'PUT',
      body: photo,
      type: 'image/jpeg',
    });
    draft = await seller<Draft>(`/api/own-listings/${draft.id}/passed-papers`, {
      method: 'POST',
      body: { papers: DISCLOSURE_KEYS, reason: 'Measured without them' },
    });
    const filters = { priceMin: String(price), priceMax: String(price) };
    const { id: searchId } = await buyer<{ id: string }>('/api/saved-searches', {
      method: 'POST',
      body: { name: `At ${price}`, filters },
    });
    times.publish.push(
      await timeOf(async () => {
        const body = { version: draft.version, as: 'Active' };
        draft = await seller<Draft>(`/api/own-listings/${draft.id}/publish`, { method: 'POST', body });
      }),
    );
    const query = new URLSearchParams(filters);
    const box = [spot.Longitude - 0.01, spot.Latitude - 0.01, spot.Longitude + 0.01, spot.Latitude + 0.01].join(',');
    const holds = async (path: string) => JSON.stringify(await buyer(path)).includes(String(draft.listingKey));
    await Promise.all([
      until(() => holds(`/api/listings?${query}`)).then((ms) => times.search.push(ms)),
      until(() => holds(`/api/listings/clusters?bbox=${box}&zoom=18&${query}`)).then((ms) => times.map.push(ms)),
      until(() => holds(`/api/saved-searches/${searchId}/news`)).then((ms) => times.news.push(ms)),
    ]);
    await buyer(`/api/saved-searches/${searchId}`, { method: 'DELETE' });
    const withdrawn = { from: 'Active', to: 'Withdrawn', reason: 'Measured', date: dayInZone(new Date(), draft.timeZone) };
    await seller(`/api/own-listings/${draft.id}/status`, { method: 'POST', body: withdrawn });
  }
  return {
    saveMs: percentiles(times.save),
    readMs: percentiles(times.read),
    publishMs: percentiles(times.publish),
    inSearchMs: percentiles(times.search),
    onMapMs: percentiles(times.map),
    inNewsMs: percentiles(times.news),
    ...(await benchOfferGrid(options)),
    cores: os.availableParallelism(),
    load: os.loadavg()[0] ?? 0,
  };
}

async function signIn(url: string, role: 'buyer' | 'seller'): Promise<Caller> {
  const authorization = `Bearer ${await signInDemo(url, role)}`;
  return async <Answer>(
    path: string,
    { method, body, type = 'application/json' }: { method: string; body?: unknown; type?: string } = { method: 'GET' },
  ) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    // Our own API, typed by its contracts.
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function until(isThere: () => Promise<boolean>): Promise<number> {
  return timeOf(async () => {
    const giveUpAt = performance.now() + GIVE_UP_MS;
    while (!(await isThere())) {
      if (performance.now() > giveUpAt) throw new Error('A published home is not there after a minute.');
      await wait(POLL_MS);
    }
  });
}

const HOME = {
  PropertySubType: 'Single Family Residence',
  StreetNumber: '17',
  StreetName: 'Willow Lane',
  BedroomsTotal: 3,
  BathroomsFull: 2,
  LivingArea: 1800,
  LotSizeSquareFeet: 6000,
  YearBuilt: 1984,
  Heating: ['Forced Air'],
  PublicRemarks: 'A house on a corner lot with a kitchen of 2023, oak floors and a garden that gets the evening sun.',
} satisfies Fields;
