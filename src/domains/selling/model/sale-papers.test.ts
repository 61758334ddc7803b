import { describe, expect, it } from 'vitest';
import { STANDARD_STATUSES } from '#domains/listings/contract.ts';
import { planSchema } from './plan.ts';
import { SALE_PAPER_KEYS } from './paper-kinds.ts';
import { countStages, PAPER_STAGE_NAMES, type PaperFacts, papersOf, stageOfStatus, standOf } from './sale-papers.ts';

const PLAN = planSchema.parse({});
const BARE: PaperFacts = { fields: {}, plan: PLAN, hasAgent: false };
const needsOf = (facts: Partial<PaperFacts>) =>
  Object.fromEntries(papersOf({ ...BARE, ...facts }).map(({ key, need }) => [key, need]));
const planned = (intent: Partial<typeof PLAN.intent>) => ({ ...PLAN, intent: { ...PLAN.intent, ...intent } });

describe('the papers of a sale', () => {
  it('follow from the year, the association, the loan, the work done and who sells', () => {
    expect(needsOf({})).toMatchObject({
      'lead-paint': 'needed',
      payoff: 'needed',
      permits: 'helps',
      'listing-agreement': 'helps',
    });
    expect(needsOf({ fields: { YearBuilt: 1977 } })).toHaveProperty('lead-paint', 'needed');
    expect(needsOf({ fields: { YearBuilt: 1978 } })).not.toHaveProperty('lead-paint');
    expect(needsOf({})).not.toHaveProperty('association');
    expect(needsOf({ fields: { AssociationFee: 240 } })).toHaveProperty('association', 'needed');
    expect(needsOf({ plan: planned({ mortgage: 0 }) })).not.toHaveProperty('payoff');
    expect(needsOf({})).not.toHaveProperty('lease');
    expect(needsOf({ plan: planned({ occupant: 'tenant' }) })).toHaveProperty('lease', 'needed');
    expect(needsOf({ plan: planned({ reason: 'inherited' }) })).toHaveProperty('authority', 'needed');
    expect(needsOf({ plan: planned({ route: 'by-owner' }) })).not.toHaveProperty('listing-agreement');
    expect(needsOf({ plan: planned({ route: 'by-owner' }), hasAgent: true })).toHaveProperty('listing-agreement', 'needed');
    expect(needsOf({ plan: planned({ route: 'flat-fee' }) })).toHaveProperty('listing-agreement', 'needed');
    expect(needsOf({ plan: { ...PLAN, updates: [{ what: 'Roof', year: 2019, cost: null }] } })).toHaveProperty(
      'permits',
      'needed',
    );
  });

  it('stand once each, and all but the last can be named', () => {
    const keys = papersOf({
      fields: { AssociationYN: true },
      plan: planned({ route: 'full-service', reason: 'inherited', occupant: 'tenant' }),
      hasAgent: true,
    }).map(({ key }) => key);
    expect([...keys, 'other'].toSorted()).toEqual(SALE_PAPER_KEYS.toSorted());
  });

  it('are missing from their stage on, unless they are here or not needed', () => {
    const papers = papersOf(BARE);
    const standing = { here: new Set(['deed']), unneeded: ['payoff' as const], stage: 'contract' as const };
    const states = Object.fromEntries(papers.map((paper) => [paper.key, standOf(paper, standing)]));
    expect(states).toMatchObject({
      deed: 'here',
      survey: 'helps',
      'state-form': 'missing',
      offer: 'missing',
      payoff: 'unneeded',
      settlement: 'later',
    });
    expect(countStages(papers, standing).map(({ stage, needed, here }) => [stage, needed, here])).toEqual([
      ['prepare', 1, 1],
      ['market', 2, 0],
      ['contract', 1, 0],
      ['closing', 1, 0],
    ]);
  });

  it('know the stage of every status, and go only forward', () => {
    for (const status of STANDARD_STATUSES) expect(PAPER_STAGE_NAMES).toContain(stageOfStatus(status));
    const way = (['Incomplete', 'Active', 'Pending', 'Closed'] as const).map(stageOfStatus);
    expect(way).toEqual(PAPER_STAGE_NAMES);
  });
});
