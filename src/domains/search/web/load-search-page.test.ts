import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiClient } from '#platform/web/api-client.ts';
import { listFeedSources } from '#domains/listings/contract.ts';
import { getPlace } from '#domains/neighborhoods/contract.ts';
import { parseSentence, relaxSearch, searchListings, suggestPlaces } from '../contract.ts';
import { loadSearchPage } from './load-search-page.ts';

interface Endpoint {
  path: string;
}
type Answer = (input: { query?: Record<string, string>; params?: Record<string, string>; body?: unknown }) => unknown;

let answers: Map<string, Answer>;
const call = vi.fn<(endpoint: Endpoint, input?: Parameters<Answer>[0]) => Promise<unknown>>(async ({ path }, input = {}) =>
  answers.get(path)?.(input),
);
// The page calls nothing else of a client.
const api = { call } as unknown as ApiClient;
const load = (address: string) => loadSearchPage(api, new URL(address, 'http://localhost'));
// Sources are asked for once a minute, whichever search comes first.
const called = () => call.mock.calls.map(([{ path }]) => path).filter((path) => path !== listFeedSources.path);

const UNREAD = {
  filters: {},
  sort: null,
  must: [],
  must_not: [],
  soft: [],
  unresolved: [],
  fair_housing: null,
  safety: null,
  spans: [],
  engine: 'Rules',
};
const EMPTY = { items: [], total: { value: 0, exact: true }, nextCursor: null };
const SOME = { ...EMPTY, items: [{ listingKey: 'a' }] };

beforeEach(() => {
  call.mockClear();
  answers = new Map<string, Answer>([
    [searchListings.path, () => SOME],
    [relaxSearch.path, () => ({ without: [] })],
    [getPlace.path, ({ params }) => ({ place: { name: `Name of ${params?.['slug'] ?? ''}` } })],
    [suggestPlaces.path, () => ({ items: [] })],
    [parseSentence.path, () => ({ ...UNREAD, search: { query: { bedsMin: '3' }, notApplied: [] } })],
  ]);
});

describe('the page of a search', () => {
  it('has its homes and the names of its places, and asks for nothing it does not need', async () => {
    const data = await load('/property-search?place=old-harbor,mill-creek&bedsMin=2');
    expect(data).toMatchObject({
      result: SOME,
      relaxation: null,
      reading: null,
      placeNames: { 'old-harbor': 'Name of old-harbor', 'mill-creek': 'Name of mill-creek' },
      ignored: [],
    });
    expect(called().toSorted()).toEqual([getPlace.path, getPlace.path, searchListings.path].toSorted());
  });

  it('says which of its limits to loosen where no home is left, on its first page alone', async () => {
    answers.set(searchListings.path, () => EMPTY);
    expect((await load('/property-search?priceMax=1')).relaxation).toEqual({ without: [] });
    expect((await load('/property-search?priceMax=1&cursor=abc')).relaxation).toBeNull();
  });

  it('is the same for everybody: what is somebody’s own is left to their browser', async () => {
    const { result } = await load('/property-search?mine=saved');
    expect(result).toBeNull();
    expect(called()).not.toContain(searchListings.path);
  });

  it('leaves out what it cannot read, and says so', async () => {
    const { ignored } = await load('/property-search?bedsMin=many&bathsMin=2');
    expect(ignored.map(({ name, value }) => [name, value])).toEqual([['bedsMin', 'many']]);
    const [, input] = call.mock.calls.find(([{ path }]) => path === searchListings.path) ?? [];
    expect(input?.query).toMatchObject({ bathsMin: '2' });
    expect(input?.query).not.toHaveProperty('bedsMin');
  });

  it('calls a place that is gone by its address, and fails where the places are away', async () => {
    answers.set(getPlace.path, () => {
      throw new ApiError(404, '{}');
    });
    expect((await load('/property-search?place=lost-valley')).placeNames).toEqual({ 'lost-valley': 'Lost Valley' });
    answers.set(getPlace.path, () => {
      throw new ApiError(503, '{}');
    });
    await expect(load('/property-search?place=another-valley')).rejects.toMatchObject({ status: 503 });
  });

  it('leads from a sentence to what it means, or to the home that it names', async () => {
    const led = async (address: string) => {
      const answer = await load(address).then(
        () => undefined,
        (error: unknown) => error,
      );
      return answer instanceof Response ? answer.headers.get('location') : answer;
    };
    expect(await led('/property-search?text=three+bedrooms')).toMatch(
      /bedsMin=3.*said=three\+bedrooms|said=three\+bedrooms.*bedsMin=3/,
    );
    expect(await led('/property-search?text=')).toBe('/property-search');
  });
});

it('names sources that are old, and asks for them once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    let asked = 0;
    answers.set(listFeedSources.path, () => {
      asked += 1;
      return {
        sources: [
          { name: 'A', isOld: true },
          { name: 'B', isOld: false },
        ],
      };
    });
    const names = async () => (await load('/property-search')).oldSources.map(({ name }) => name);
    expect([await names(), await names(), asked]).toEqual([['A'], ['A'], 1]);
    vi.setSystemTime(Date.now() + 61_000);
    answers.set(listFeedSources.path, () => Promise.reject(new Error('away')));
    expect(await names()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
