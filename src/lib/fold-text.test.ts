import { describe, expect, it } from 'vitest';
import { foldText, slugify } from './fold-text.ts';

describe('foldText', () => {
  it('removes accents, case and surplus spaces', () => {
    expect(foldText('  San  José ')).toBe('san jose');
  });
});

describe('slugify', () => {
  it('keeps letters and digits and joins the rest', () => {
    expect(slugify("St. Mary's Park", 'Denver', 'CO')).toBe('st-marys-park-denver-co');
    expect(slugify('…')).toBe('');
  });
});
