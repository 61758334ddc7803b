import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const flagsOf = (name: string) => {
  const paper = readFileSync(new URL(`../../labelled/${name}`, import.meta.url), 'utf8').split('\n---\n')[1] ?? '';
  return readContract([paper]).reading.flags;
};

test('what the parties write into a Texas form is flagged, and not what the form says in all of them', () => {
  const flags = flagsOf('tx-provisions.txt');
  expect(flags).toEqual(
    expect.arrayContaining(['wire_instructions', 'non_refundable_deposit', 'assignable_without_consent', 'as_is']),
  );
  expect(flags).not.toContain('liquidated_damages');
});

test.each(['trec-20-18.txt', 'tx2017.txt', 'tx-farm.txt', 'long-tx.txt'])(
  '%s, where nobody added a clause, has no such flag',
  (name) => {
    const clauses = /^(?:wire|non_refundable|assignable|as_is|arbitration|liquidated|waived|balloon|seller_financing|passive)/;
    expect(flagsOf(name).filter((code) => clauses.test(code))).toEqual([]);
  },
);
