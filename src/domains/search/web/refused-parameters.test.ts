import { expect, it } from 'vitest';
import { ApiError } from '#platform/web/api-client.ts';
import { loadWithoutRefused, type IgnoredParameter } from './refused-parameters.ts';

const refusal = (fields: Record<string, string>, status = 422) => new ApiError(status, JSON.stringify({ fields }));

it('loads without what is refused, also where one refusal hides another', async () => {
  const params = new URLSearchParams('bedsMin=abc&cursor=zzz&place=old-harbor&q=%00');
  const load = async (ignored: readonly IgnoredParameter[]) => {
    const names = ignored.map(({ name }) => name);
    if (!names.includes('bedsMin')) throw refusal({ bedsMin: 'give a number' });
    if (!names.includes('cursor')) throw refusal({ cursor: 'start over' });
    if (!names.includes('q')) throw refusal({ q: 'holds a character of no text' }, 400);
    return ignored;
  };
  expect(await loadWithoutRefused(params, load)).toEqual([
    { name: 'bedsMin', value: 'abc', reason: 'give a number' },
    { name: 'cursor', value: 'zzz', reason: 'start over' },
    { name: 'q', value: '\0', reason: 'holds a character of no text' },
  ]);
});

it('fails where nothing of the address is to blame', async () => {
  const load = () => Promise.reject(refusal({ limit: 'too many' }));
  await expect(loadWithoutRefused(new URLSearchParams('bedsMin=2'), load)).rejects.toThrow('too many');
});
