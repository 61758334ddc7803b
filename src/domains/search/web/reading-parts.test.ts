import { describe, expect, it } from 'vitest';
import type { ParsedSentence } from '../contract.ts';
import { partsOf, withoutWords } from './reading-parts.ts';

const NOTHING: ParsedSentence = {
  filters: {},
  sort: null,
  must: [],
  must_not: [],
  soft: [],
  unresolved: [],
  fair_housing: null,
  safety: null,
  spans: [],
  search: { query: {}, notApplied: [] },
  engine: 'Rules',
};

describe('the parts of a reading', () => {
  it('gives each wish a chip of its own, and what the wish holds besides', () => {
    const reading = {
      ...NOTHING,
      soft: ['quiet', 'large_yard'],
      unresolved: [
        { text: 'good coffee', reason: 'not understood' },
        { text: 'xqz', reason: 'meant for the software' },
      ],
      search: {
        query: { wish: 'quiet large yard good coffee' },
        notApplied: [{ slot: 'soft.large_yard', label: 'Ideally: yard', reason: 'A wish' }],
      },
    };
    const parts = partsOf(reading, 'quiet large yard good coffee porch');
    expect(parts.wishes).toEqual(['quiet', 'large yard', 'good coffee', 'porch']);
    expect(parts.unread.map(({ text }) => text)).toEqual(['xqz']);
    expect(parts.notApplied).toEqual([]);
  });

  it('calls no words not understood that were, and are no filter', () => {
    const notApplied = [{ slot: 'unresolved.garage', label: 'No filter: garage', reason: 'You did not ask for this' }];
    const unresolved = ['garage', 'xqz'].map((text) => ({ text, reason: 'A reason' }));
    const parts = partsOf({ ...NOTHING, unresolved, search: { query: {}, notApplied } }, undefined);
    expect(parts.unread.map(({ text }) => text)).toEqual(['xqz']);
    expect(parts.notApplied.map(({ label }) => label)).toEqual(['No filter: garage']);
  });

  it('loses nothing that a wish does not hold', () => {
    const reading = {
      ...NOTHING,
      soft: ['quiet'],
      search: {
        query: {},
        notApplied: [
          { slot: 'soft.quiet', label: 'Ideally: quiet', reason: 'A wish' },
          { slot: 'filters.pets', label: 'Pets allowed', reason: 'No field says so' },
        ],
      },
    };
    const parts = partsOf(reading, undefined);
    expect(parts.wishes).toEqual([]);
    expect(parts.notApplied.map(({ label }) => label).toSorted()).toEqual(['Ideally: quiet', 'Pets allowed']);
  });

  it('says a refusal in a few words and in full', () => {
    const fair = { flag: true, classes: ['religion'], action: 'left out', neutral_alternative: 'Ask for the distance instead.' };
    const { notes } = partsOf({ ...NOTHING, fair_housing: fair, safety: { flag: 'garbage', action: 'none' } }, undefined);
    expect(notes.map(({ chip }) => chip)).toEqual(['Fair housing law: part left out', 'These words could not be read']);
    expect(notes[0]?.text).toContain('Ask for the distance instead.');
  });

  it('shows a wish without a sentence as it stands', () => {
    expect(partsOf(undefined, 'sunny kitchen').wishes).toEqual(['sunny kitchen']);
    expect(partsOf(undefined, 'sunny kitchen', ['sunny', 'zorp']).notes.map(({ chip }) => chip)).toEqual([
      'No description mentions “sunny” or “zorp”',
    ]);
    expect(withoutWords('a quiet 3 bed house', 'quiet')).toBe('a 3 bed house');
  });
});
