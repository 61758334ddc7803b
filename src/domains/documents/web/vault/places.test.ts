import { expect, test } from 'vitest';
import type { Vault, VaultDocument } from '../../contract/vault.ts';
import { listPlaces } from './places.ts';

const document = (id: string, rest: Partial<VaultDocument>): VaultDocument => ({
  id,
  name: `${id}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 1,
  sha256: '',
  uploadedAt: '2026-11-20T12:00:00Z',
  belongsTo: 'vault',
  belongsToId: null,
  item: '',
  folderId: null,
  tags: [],
  trashedAt: null,
  version: 1,
  isScanned: false,
  isInfected: false,
  scanFailure: null,
  holdReason: null,
  isStamped: false,
  ...rest,
});

test('a folder tells how many lie in it, also where none of them is among the newest', () => {
  const folders = [{ id: 'oak', name: 'Oak Street', count: 612 }];
  const vault: Vault = { documents: [], count: 612, hasScanner: false, folders, looseCount: 0, usedBytes: 6 };
  expect(listPlaces(vault, new Map())).toMatchObject([{ title: 'Oak Street', count: 612, searched: 'oak', documents: [] }]);
});

test('papers of sales and offers lie with their home; those of unknown ones stay together', () => {
  const documents = [
    document('a', { belongsTo: 'own-listing', belongsToId: 'elm' }),
    document('b', { belongsTo: 'own-listing', belongsToId: 'gone' }),
    document('c', { belongsTo: 'own-listing', belongsToId: 'elm' }),
    document('d', { belongsTo: 'offer', belongsToId: 'one' }),
    document('e', {}),
    document('f', { belongsTo: 'offer', belongsToId: 'one', trashedAt: '2026-11-21T12:00:00Z' }),
  ];
  const vault: Vault = { documents, count: 5, hasScanner: false, folders: [], looseCount: 1, usedBytes: 6 };
  const homes = new Map([
    ['elm', { id: 'elm', title: 'Sale of 3 Elm St' }],
    ['one', { id: 'one', title: 'Offer for 9 Oak St' }],
  ]);
  expect(listPlaces(vault, homes).map(({ title, documents: here }) => [title, here.map(({ id }) => id).join('')])).toEqual([
    ['In no folder', 'e'],
    ['Offer for 9 Oak St', 'd'],
    ['Sale of 3 Elm St', 'ac'],
    ['Sales', 'b'],
  ]);
  expect(listPlaces(vault, new Map()).map(({ title }) => title)).toEqual(['In no folder', 'Offers', 'Sales']);
});
