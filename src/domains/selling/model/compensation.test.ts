import { describe, expect, it } from 'vitest';
import { doubtCompensation, USUAL_COMPENSATION_TEXT } from './compensation.ts';

describe('a text about compensation', () => {
  it.each([
    USUAL_COMPENSATION_TEXT,
    '',
    'Rates are negotiable. No rate is set by law.',
    'It is negotiable and never set by the MLS or a board.',
    'We negotiate each offer as a whole.',
  ])('passes: %s', (text) => expect(doubtCompensation(text)).toBeUndefined());

  it.each([
    ['We pay the standard 2.5% commission. Negotiable.', 'standard'],
    ['Negotiable, but the going rate is 3%.', 'going rate'],
    ['The customary buyer agent fee applies, negotiable.', 'customary'],
    ['The rate is set by the board and negotiable.', 'set by the board'],
    ['3% to the buyer’s agent.', 'negotiable'],
  ])('is doubted: %s', (text, part) => expect(doubtCompensation(text)).toContain(part));
});
