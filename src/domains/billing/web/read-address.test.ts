import { describe, expect, it } from 'vitest';
import type { CatalogPlan, CatalogService } from '../contract.ts';
import { readAutoSelect } from './auto-select.ts';
import { findBundles, findServices, readCatalogSearch, readZip, unserved } from './find-services.ts';

const plan = (id: string, name: string, prices: CatalogPlan['prices']): CatalogPlan => ({
  id,
  name,
  summary: '',
  forWhom: '',
  refundRule: '',
  prices,
  features: { listing: true, analysis: true, questions: true, photos: false, review: false, coordinator: false },
  includes: [],
});
const PLANS = [
  plan('guided', 'Guided', [
    { id: 'm', period: 'month', cents: 49_00 },
    { id: 'y', period: 'year', cents: 490_00 },
  ]),
  plan('full-service', 'Full service', [{ id: 's', period: 'sale', cents: 1_495_00 }]),
];
const auto = (text: string) => readAutoSelect(new URLSearchParams(text), PLANS);

describe('what an address chooses', () => {
  it.each([
    ['autoSelect=guided&amount=49', 'm', null],
    ['autoSelect=guided&amount=490.00', 'y', null],
    ['autoSelect=full service&amount=$1,495', 's', null],
    ['autoSelect=FULL_SERVICE', 's', null],
    ['autoSelect=guided&period=year', 'y', null],
    ['autoSelect=guided&amount=39', 'm', 39_00],
    ['autoSelect=full-service&amount=0.01', 's', 1],
    ['autoSelect=guided&amount=abc', 'm', null],
    ['autoSelect=guided&amount=-49', 'm', null],
  ])('%s: today’s price %s, and whether another was seen', (text, priceId, changedFromCents) => {
    expect(auto(text)).toMatchObject({ kind: 'plan', price: { id: priceId }, changedFromCents });
  });

  it('says that there is no such plan, and chooses nothing where nothing is named', () => {
    expect(auto('autoSelect=gold&amount=1')).toEqual({ kind: 'unknown', wanted: 'gold' });
    expect(auto('amount=49')).toEqual({ kind: 'none' });
  });
});

const service = (id: string, category: CatalogService['category'], days: number, cents: number): CatalogService => ({
  id,
  category,
  name: id,
  summary: '',
  deliverable: '',
  days,
  doneBy: category === 'help' ? null : 'photographer',
  isSettlement: false,
  states: [],
  refundRule: '',
  price: { id, period: 'once', cents },
});
const SERVICES = [
  service('photos', 'marketing', 4, 250_00),
  service('sign', 'marketing', 6, 75_00),
  service('host', 'help', 1, 45_00),
];
const found = (text: string) => findServices(SERVICES, readCatalogSearch(new URLSearchParams(text))).map(({ id }) => id);

describe('services by address', () => {
  it.each([
    ['', ['photos', 'sign', 'host']],
    ['category=marketing', ['photos', 'sign']],
    ['within=5&sort=price', ['host', 'photos']],
    ['sort=soonest', ['host', 'photos', 'sign']],
    ['category=toString&within=4&sort=constructor', ['photos', 'sign', 'host']],
    ['category=legal', []],
    ['upTo=100', ['sign', 'host']],
    ['upTo=1', ['photos', 'sign', 'host']],
  ])('“%s”', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
  it('of a bundle by what is in it, its price, and when all of it is there', () => {
    const bundle = (id: string, cents: number, parts: readonly [string, number][]) => ({
      id,
      name: id,
      summary: '',
      outcome: '',
      forWhom: 'seller' as const,
      excludes: [],
      addOns: [],
      needs: [],
      refundRule: '',
      separateCents: cents,
      cents,
      savedCents: 0,
      lines: parts.map(([serviceId, days]) => ({
        serviceId,
        name: serviceId,
        deliverable: '',
        days,
        quantity: 1,
        separateCents: 1,
        cents: 1,
        isSettlement: false,
        refundRule: '',
        swaps: [],
      })),
    });
    const bundles = [
      bundle('large', 900_00, [
        ['photos', 4],
        ['sign', 6],
      ]),
      bundle('small', 700_00, [['host', 9]]),
    ];
    const of = (text: string) => findBundles(bundles, readCatalogSearch(new URLSearchParams(text))).map(({ id }) => id);
    expect(of('includes=sign')).toEqual(['large']);
    expect(of('includes=castle&upTo=750')).toEqual(['small']);
    expect([of('sort=price'), of('sort=soonest')]).toEqual([
      ['small', 'large'],
      ['large', 'small'],
    ]);
  });

  it('says what nobody does at a place, once it is known', () => {
    expect([' 80202 ', '8020', 'abcde'].map((zip) => readZip(new URLSearchParams({ zip })))).toEqual(['80202', null, null]);
    expect(unserved(SERVICES, null)).toEqual([]);
    expect(unserved(SERVICES, ['photographer'])).toEqual([]);
    expect(unserved(SERVICES, []).map(({ id }) => id)).toEqual(['photos', 'sign']);
  });
});
