import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type ApiClient, ApiError } from '#platform/web/api-client.ts';
import { apiContext } from '#platform/web/api-context.ts';
import { loader as loadDirectory } from './experts.tsx';
import { loader as loadNeed } from './service-experts.tsx';

function argsFor<Args>(address: string, call: (endpoint: { path: string }) => unknown): Args {
  const context = new RouterContextProvider();
  context.set(apiContext, { call: async (endpoint) => call(endpoint) } as ApiClient);
  return { context, params: {}, request: new Request(`https://this.site${address}`) } as Args;
}

it('says what of a need is wrong, all of it at once', async () => {
  const refuse = () => {
    throw new ApiError(422, JSON.stringify({ fields: { endsOn: 'Choose a day on or after the first' } }));
  };
  const faultsAt = async (query: string) => {
    const { faults } = await loadNeed(argsFor<Parameters<typeof loadNeed>[0]>(`/service-experts?${query}`, refuse));
    return faults;
  };
  expect(await faultsAt('category=castle&zip=98992')).toEqual({ category: 'Choose what you need from the list' });
  expect(await faultsAt('category=mover')).toEqual({});
  const budgetCents = expect.stringContaining('isn’t an amount') as string;
  expect(await faultsAt('category=mover&zip=98992&from=2027-01-10&until=2027-01-01&budget=abc')).toEqual({
    endsOn: 'Choose a day on or after the first',
    budgetCents,
  });
  const zip = 'Give a ZIP code of five digits';
  expect(await faultsAt('category=mover&zip=9&budget=abc')).toEqual({ zip, budgetCents });
});

it('says that what stands for a ZIP code is none, and lists all places', async () => {
  const unknownAt = async (query: string) =>
    (await loadDirectory(argsFor<Parameters<typeof loadDirectory>[0]>(`/experts?${query}`, () => ({ experts: [] })))).unknownZip;
  expect(await unknownAt('category=mover&zip=12')).toBe('12');
  expect(await unknownAt('category=mover&zip=98992')).toBeNull();
  expect(await unknownAt('category=mover')).toBeNull();
});
