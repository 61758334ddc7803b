import { expect, it } from 'vitest';
import { spellCountry } from './countries.ts';

it.each([
  ['US', ['US', 'us', 'U.S.', 'USA', 'U.S.A.', 'United States', 'United States of America']],
  ['CA', ['CA', 'can', 'Canada']],
  ['GB', ['UK', 'GBR', 'United Kingdom', 'England', 'Great Britain']],
  ['DE', ['DEU', 'Germany', 'DD']],
  ['MX', ['Mexico', 'México', 'MEX']],
  ['CI', ["Côte d'Ivoire", 'Côte d’Ivoire']],
])('spells %s as the standard does', (code, words) => {
  expect(words.map(spellCountry)).toEqual(words.map(() => code));
});

it('leaves a word that names no country as it is', () => {
  for (const word of ['King County', 'Q1', 'Atlantis', 'XYZ', 'qq', '', '??']) expect(spellCountry(word)).toBe(word);
});
