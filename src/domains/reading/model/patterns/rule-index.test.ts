import { describe, expect, it } from 'vitest';
import { matchAt, type Rule, startDraft } from '../draft.ts';
import { overWords } from '../scopes/over-words.ts';
import { nearRules } from '../rules/near.ts';
import { priceRules } from '../rules/price.ts';
import { sizeRules } from '../rules/size.ts';
import { TAG_PATTERNS } from '../tags/ontology.ts';
import { startFinder } from './rule-index.ts';
import { TAGS } from '../tags/vocabulary.ts';

const SENTENCES = [
  '3 bedroom ranch with a big yard near a park, no stairs, under 500k, not too far from transit',
  'condo between 300 and 450 thousand, at least two baths, 1,200 sq ft or more, in-unit laundry and a balcony with a view',
  'walking distance to schools and grocery, fenced backyard, updated kitchen, no HOA, garage for two cars',
];

describe('a finder', () => {
  const tags = TAGS.flatMap((tag) => TAG_PATTERNS[tag].map((source) => ({ pattern: overWords(source) })));
  it.each(SENTENCES)('leaves out no pattern that matches in: %s', (text) => {
    const draft = startDraft(text, { today: '2026-05-01' });
    const line = draft.line.map(({ word }) => word);
    const all: Pick<Rule, 'pattern'>[] = [...tags, ...priceRules, ...sizeRules, ...nearRules];
    const found = new Map(startFinder(all).find(line));
    const missed = all.flatMap((one) =>
      line.flatMap((_, from) => {
        draft.steps = 0;
        const isMissed = matchAt(draft, one.pattern, from) !== null && found.get(one)?.includes(from) !== true;
        return isMissed ? [`${line[from]}: ${one.pattern.source}`] : [];
      }),
    );
    expect(missed).toEqual([]);
    expect(found.size).toBeLessThan(all.length / 3);
  });
});
