import { expect, it } from 'vitest';
import type { ServiceRequest } from '../../contract.ts';
import { groupBySale } from './group-by-sale.ts';

const request = (categoryKey: ServiceRequest['form']['categoryKey'], address: string | null, postalCode = '80202') => ({
  id: `${categoryKey} at ${address}`,
  form: { categoryKey, place: address === null ? null : { address, postalCode } },
});
const SALE = {
  address: '12 Elm St., Unit 4',
  postalCode: '80202-1234',
  stages: [
    { title: 'Before', categories: ['photographer', 'cleaner'] },
    { title: 'Under contract', categories: ['title-escrow'] },
    { title: 'Closing', categories: ['mover'] },
  ],
};

it('puts what was asked for a home under the stage of its sale, and the rest apart', () => {
  const groups = groupBySale(
    [
      request('mover', '99 Oak Ave'),
      request('cleaner', '12 elm st'),
      request('photographer', ''),
      request('title-escrow', '12 Elm St., Unit 4'),
      request('cleaner', '12 Elm St', '10001'),
      request('roofer', '12 Elm St'),
      request('mover', null),
    ],
    SALE,
  );
  expect(groups.map(({ title, requests }) => [title, requests.map(({ id }) => id)])).toEqual([
    ['Before', ['cleaner at 12 elm st', 'photographer at ']],
    ['Under contract', ['title-escrow at 12 Elm St., Unit 4']],
    ['For something else', ['mover at 99 Oak Ave', 'cleaner at 12 Elm St', 'roofer at 12 Elm St', 'mover at null']],
  ]);
  expect(groupBySale([], SALE)).toEqual([]);
});
