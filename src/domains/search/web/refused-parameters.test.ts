import { expect, it } from 'vitest';
import { ApiError } from '#platform/web/api-client.ts';
import { loadWithoutRefused, type IgnoredParameter } from './refused-parameters.ts';

const refusal = (fields: Record<string, string>) => new ApiError(422, JSON.stringify({ fields }));

it('loads without what is refused, also where one refusal hides another', async () => {
  const params = new URLSearchParams('bedsMin=abc&cursor=zzz&place=old-harbor');
  const load = async (ignored: readonly IgnoredParameter[]) => {
    const names = ignored.map(({ name }) => name);
    if (!names.includes('bedsMin')) throw refusal({ bedsMin: 'give a number' });
    if (!names.includes('cursor')) throw refusal({ cursor: 'start over' });
    return ignored;
  };
  expect(await loadWithoutRefused(params, load)).toEqual([
    { name: 'bedsMin', value: 'abc', reason: 'give a number' },
    { name: 'cursor', value: 'zzz', reason: 'start over' },
  ]);
});

it('fails where nothing of the address is to blame', async () => {
  const load = () => Promise.reject(refusal({ limit: 'too many' }));
  await expect(loadWithoutRefused(new URLSearchParams('bedsMin=2'), load)).rejects.toThrow('too many');
});
