import { expect, it } from 'vitest';
import { patternFinder } from './pattern-finder.ts';

const SOURCES = [
  String.raw`\b(?:no|never) (?:kids|children)\b`,
  String.raw`\bkids? (?:\w+ ){0,3}(?:noise|noisy)\b`,
  String.raw`\b\w+ \d+\b`,
  String.raw`(?<!the )church(?! street)`,
  'ac|heat',
  String.raw`^(?=.*\bquiet\b).*\bonly\b`,
];
const TEXTS = [
  'no kids here',
  'the kids make noise',
  'two kids',
  'unit 12',
  'near a church',
  'on church street',
  'quiet tenants only',
  'only at night',
  'churchkids ac',
  'no',
  '',
];

const find = patternFinder(SOURCES, (source) => new RegExp(source));

it.each(TEXTS)('leaves out no pattern that matches in: %s', (text) => {
  const matching = SOURCES.filter((source) => new RegExp(source).test(text));
  expect(find(text).filter((source) => matching.includes(source))).toEqual(matching);
});

it('leaves out patterns whose words a text does not hold, and keeps those that need none', () => {
  const placesIn = (text: string) => find(text).map((source) => SOURCES.indexOf(source));
  expect(placesIn('a sunny ranch')).toEqual([2, 4]);
  expect(placesIn('two kids by a church')).toEqual([2, 3, 4]);
  expect(placesIn('kids make no noise')).toEqual([1, 2, 4]);
});
