import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTestData } from '#tests/support/test-data.ts';
import { readContract } from '../model/read-contract.ts';
import { spellReading } from '../model/showing/spell-reading.ts';
import { readPages } from './read-pages.ts';

const folder = findTestData('contracts');
const samples =
  folder === undefined || !existsSync(folder) ? [] : readdirSync(folder).filter((file) => /\.(?:pdf|txt)$/.test(file));
/** What a person notes beside the values; and lists in which we may say more than the person did. */
const NOTES = new Set(['contract_id', 'notes', 'synthetic_fill']);
const LISTS = new Set(['deadlines', 'contingencies', 'blanks', 'flags']);

describe.skipIf(samples.length === 0)('public forms and agreements', () => {
  it.each(samples)('%s reads as a careful person read it', async (sample) => {
    const file = path.join(folder ?? '', sample);
    const gold = JSON.parse(readFileSync(file.replace(/\.(?:pdf|txt)$/, '.gold.json'), 'utf8')) as Record<string, unknown>;
    const { pages, hidden } = await readPages(new Uint8Array(readFileSync(file)));
    const read = spellReading(readContract(pages, hidden));
    for (const [key, wanted] of Object.entries(gold)) {
      if (NOTES.has(key)) continue;
      // The words of a form that are the same in all of its papers are no reason to ask.
      if (key === 'flags' && sample.includes('trec'))
        expect((read['flags'] as string[]).toSorted()).toEqual((wanted as string[]).toSorted());
      if (LISTS.has(key)) expect(typesOf(read[key]), key).toEqual(expect.arrayContaining(typesOf(wanted)));
      else expect(withoutExtras(read[key], wanted), key).toEqual(wanted);
    }
  });
});

function typesOf(list: unknown): unknown[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    const { type, days, from_: from, status } = entry as Record<string, unknown>;
    return [type, days ?? null, from ?? null, status];
  });
}

/** Only the keys that the person gave; empty lists and objects of nulls are the person's null. */
function withoutExtras(read: unknown, wanted: unknown): unknown {
  if (read === undefined) return wanted === false ? undefined : null;
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted) || typeof read !== 'object' || read === null)
    return read;
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, (read as Record<string, unknown>)[key] ?? null]));
}
