import { TERMS_VERSIONS } from '#lib/legal-versions.ts';
import { ORDER_CONSENT, RENEWAL_CONSENT } from './order-consent.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { findItem, isSettlement, priceBundle, priceOn } from './find-item.ts';
import { BUNDLES, PLANS, SERVICES } from './catalog.ts';
import { partsOf } from './order-parts.ts';
import { periodEnd, restOfPeriod } from './periods.ts';
import { usedOfCard, withTax } from './plan-credit.ts';
import { unusedCents } from './proration.ts';
import { type ChosenItem, quote, QuoteRefusal } from './quote.ts';
import { rulesOf } from './rules-of.ts';
import { taxWithin } from './refund-tax.ts';
import { spread } from './spread.ts';
import { taxOf, type TaxRule } from './tax-rules.ts';
import { mayBecome } from './transitions.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const rule = (rate: number, share = 100): TaxRule => ({
  jurisdiction: 'Here',
  state: 'XX',
  taxes: 'everything',
  rate,
  share,
  from: '2020-01-01',
  until: null,
  source: 'a test',
});

describe('what is left of a period', () => {
  const day = (offset: number) => addDays('2026-01-31', offset);
  it('falls from all of it to nothing, never by more than its days, and parts of it never exceed it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 420 }),
        (days, cents, at) => {
          const period = { from: day(0), to: day(days), cents };
          expect(unusedCents(period, day(0))).toBe(cents);
          expect(unusedCents(period, day(days))).toBe(0);
          const [now, next] = [unusedCents(period, day(at)), unusedCents(period, day(at + 1))];
          expect(next).toBeLessThanOrEqual(now);
          expect(now - next).toBeLessThanOrEqual(Math.ceil(cents / days));
          expect(now).toBe(Math.floor((cents * Math.max(0, days - at)) / days));
        },
      ),
    );
  });
});

describe('spreading', () => {
  it('adds up to the cent, gives no part more than its weight, and equal weights at most a cent apart', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, share) => {
          const sum = weights.reduce((a, b) => a + b, 0);
          const whole = Math.floor(sum * share);
          const parts = spread(whole, weights);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(sum === 0 ? 0 : whole);
          for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[at] ?? 0);
        },
      ),
    );
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });
});

describe('tax', () => {
  it('is rounded once for each jurisdiction: four times $2.50 at 8.625 % is $0.86, not four times $0.22', () => {
    const lines = Array.from({ length: 4 }, () => ({ itemId: 'photo-shoot', cents: 250, discountCents: 0 }));
    expect(taxOf(lines, { state: 'XX', day: '2026-11-26', rules: [rule(8625)] })).toMatchObject([{ cents: 86, baseCents: 1000 }]);
    expect(taxOf(lines, { state: 'YY', day: '2026-11-26', rules: [rule(8625)] })).toEqual([]);
  });

  it('goes half up, on what is left after discounts, by the share that is taxed', () => {
    const at = (of: number, rate: number, share = 100) =>
      taxOf([{ itemId: 'photo-shoot', cents: of, discountCents: 0 }], {
        state: 'XX',
        day: '2026-11-26',
        rules: [rule(rate, share)],
      })[0]?.cents ?? 0;
    expect(at(50, 1000)).toBe(1);
    expect(at(49, 1000)).toBe(0);
    expect(at(49_00, 6250, 80)).toBe(245);
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 20_000 }), (of, rate) => {
        expect(Math.abs(at(of, rate) - (of * rate) / 100_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('that is paid back in parts adds up to the tax that was paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parts, share) => {
          const totalCents = parts.reduce((a, b) => a + b, 0);
          const taxCents = Math.floor(totalCents * share);
          let before = 0;
          const back = parts.map((part) => {
            const tax = taxWithin(before + part, { totalCents, taxCents }) - taxWithin(before, { totalCents, taxCents });
            before += part;
            expect(tax).toBeGreaterThanOrEqual(0);
            return tax;
          });
          expect(back.reduce((a, b) => a + b, 0)).toBe(taxCents);
        },
      ),
    );
  });
});

describe('a quote', () => {
  const ask = (id: string, more = {}) =>
    quote([{ id, quantity: 1, period: 'once', ...more }], { day: '2026-11-26', state: 'CO' });

  it('says what is wrong with a choice', () => {
    const refusal = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        if (error instanceof QuoteRefusal) return error.field;
      }
      return undefined;
    };
    expect(refusal(() => ask('nothing'))).toBe('items.0.id');
    expect(refusal(() => ask('guided', { period: 'month', quantity: 2 }))).toBe('items.0.quantity');
    expect(refusal(() => ask('guided', { period: 'sale' }))).toBe('items.0.period');
    expect(refusal(() => ask('sell-it-yourself', { without: ['photo-shoot', 'photo-shoot'] }))).toBe('items.0.without');
    expect(refusal(() => ask('ready-to-list', { swaps: { 'floor-plan': 'appraisal' } }))).toBe('items.0.swaps');
    expect(refusal(() => ask('ready-to-list', { without: ['floor-plan'], swaps: { 'floor-plan': 'tour-3d' } }))).toBe(
      'items.0.swaps',
    );
    expect(refusal(() => ask('ready-to-list', { swaps: { toString: 'tour-3d' } }))).toBe('items.0.swaps');
    expect(refusal(() => ask('ready-to-list', { without: ['contract-review'] }))).toBe('items.0.without');
    expect(refusal(() => quote([], { day: '2026-11-26', state: 'CO' }))).toBe('items');
    expect(
      refusal(() =>
        quote(
          [
            { id: 'guided', quantity: 1, period: 'month' },
            { id: 'full-service', quantity: 1, period: 'month' },
          ],
          { day: '2026-11-26', state: 'CO' },
        ),
      ),
    ).toBe('items');
  });

  it('of a bundle is honest: parts add up, settlement services cost the same alone, and leaving one out takes off its price', () => {
    for (const bundle of BUNDLES) {
      const { lines, separateCents, cents: price, savedCents } = priceBundle(bundle, { day: '2026-11-26' });
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(price);
      expect(separateCents - price).toBe(savedCents);
      expect(savedCents).toBeGreaterThan(0);
      for (const { service, cents: own, separateCents: alone } of lines) {
        if (!isSettlement(service)) continue;
        expect(own).toBe(alone);
        expect(price - priceBundle(bundle, { day: '2026-11-26', without: [service.id] }).cents).toBe(alone);
      }
    }
  });

  it('comes to nothing, or to what can be charged', () => {
    const withCode = (cents: number) => () =>
      quote([{ id: 'photo-shoot', quantity: 1, period: 'once' }], {
        day: '2026-11-26',
        state: 'CO',
        promo: { code: 'LESS', kind: 'cents', value: cents, items: [], leastCents: 0 },
      }).totalCents;
    expect([250_00, 249_50].map((cents) => withCode(cents)())).toEqual([0, 50]);
    for (const cents of [249_51, 249_99]) expect(withCode(cents)).toThrow('A payment is at least $0.50');
  });

  it('takes no code off settlement services, alone or in a bundle', () => {
    const all = { code: 'ALL', kind: 'percent', value: 50, items: [], leastCents: 0 } as const;
    const given = { day: '2026-11-26', state: 'CO' };
    const alone = [{ id: 'home-inspection', quantity: 1, period: 'once' }] as const;
    expect(() => quote(alone, { ...given, promo: all })).toThrow('doesn’t apply');
    const mixed = [...alone, { id: 'photo-shoot', quantity: 1, period: 'once' }] as const;
    expect(quote(mixed, { ...given, promo: all }).lines.map(({ discountCents }) => discountCents)).toEqual([0, 125_00]);
    const bundle = (without: string[]) =>
      quote([{ id: 'buy-with-open-eyes', quantity: 1, period: 'once', without }], { ...given, promo: all });
    const whole = bundle([]);
    const parts = partsOf({ lines: whole.lines, ...given, taxCents: 0 });
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(whole.totalCents);
    for (const id of ['home-inspection', 'contract-review']) {
      const price = priceOn(SERVICES.find((one) => one.id === id) ?? expect.fail(id), 'once', given.day)?.cents;
      expect(parts.find(({ itemId }) => itemId === id)?.cents).toBe(price);
      // Leaving one out costs nothing, with a code too.
      expect(whole.totalCents - bundle([id]).totalCents).toBe(price);
    }
  });

  it('is priced in states that there are, as no other has a tax', () => {
    for (const state of ['ZZ', 'wa', '', '__proto__'])
      expect(() => quote([{ id: 'guided', quantity: 1, period: 'month' }], { day: '2026-11-26', state })).toThrow(
        'Choose your state',
      );
  });

  it('takes a code off the things that it is for', () => {
    const promo = { code: 'TEN', kind: 'percent', value: 10, items: ['photo-shoot'], leastCents: 0 } as const;
    const both = [
      { id: 'photo-shoot', quantity: 1, period: 'once' },
      { id: 'floor-plan', quantity: 1, period: 'once' },
    ] as const;
    expect(quote(both, { day: '2026-11-26', state: 'CO', promo })).toMatchObject({
      discountCents: 25_00,
      totalCents: 345_00,
      lines: [{ discountCents: 25_00 }, { discountCents: 0 }],
    });
    const least = { ...promo, leastCents: 250_01 };
    expect(() => quote(both, { day: '2026-11-26', state: 'CO', promo: least })).toThrow('needs $250.01 or more of what it’s for');
    const large = { ...promo, kind: 'cents', value: 999_999_00, items: [] } as const;
    expect(quote(both, { day: '2026-11-26', state: 'CO', promo: large }).totalCents).toBe(0);
  });
});

describe('the catalog', () => {
  it('names things once, with one price at a time', () => {
    const all = [...PLANS, ...BUNDLES, ...SERVICES];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const ids = all.flatMap(({ prices }) => prices.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of all)
      for (const price of item.prices) {
        expect(priceOn(item, price.period, price.from)?.id).toBe(price.id);
        expect(
          item.prices.filter(
            (one) => one.period === price.period && one.from <= price.from && (one.until === null || price.from <= one.until),
          ),
        ).toHaveLength(1);
      }
    for (const bundle of BUNDLES)
      for (const id of [...bundle.addOns, ...bundle.includes.map(({ serviceId }) => serviceId)])
        expect(findItem(id)?.kind, id).toBe('service');
  });
});

describe('periods', () => {
  it('of a plan from January 31 end on the last day of short months, and come back', () => {
    const days = ['2027-01-31'];
    for (let month = 0; month < 13; month += 1) days.push(periodEnd(days.at(-1) ?? '', 1, '2027-01-31'));
    expect(days.slice(0, 5)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(days.at(-1)).toBe('2028-02-29');
    expect(periodEnd('2028-02-29', 12, '2028-02-29')).toBe('2029-02-28');
    expect(periodEnd('2026-12-15', 1, '2026-12-15')).toBe('2027-01-15');
  });

  it('that were broken off go on with the days that were left', () => {
    const period = { from: '2026-11-10', to: '2026-12-10' };
    expect(restOfPeriod(period, { endedOn: '2026-11-20', today: '2026-11-20' })).toEqual(period);
    expect(restOfPeriod(period, { endedOn: '2026-11-20', today: '2027-01-19' })).toEqual({
      from: '2027-01-09',
      to: '2027-02-08',
    });
    expect(restOfPeriod(period, { endedOn: '2026-12-10', today: '2026-12-24' })).toBeUndefined();
  });
});

it('knows which state follows which', () => {
  expect(mayBecome('order', 'pending', 'paid')).toBe(true);
  expect(mayBecome('order', 'paid', 'pending')).toBe(false);
  expect(mayBecome('refund', 'succeeded', 'failed')).toBe(true);
});

it('names a published version of the terms in every consent', () => {
  for (const consent of [ORDER_CONSENT, RENEWAL_CONSENT])
    expect(TERMS_VERSIONS).toContain(/Terms of Service (\d+\.\d+)/.exec(consent)?.[1]);
});

describe('a bundle as it is chosen', () => {
  const day = '2026-11-26';
  const sumOf = (choice: Pick<ChosenItem, 'without' | 'swaps'>) =>
    quote([{ id: 'ready-to-list', quantity: 1, period: 'once', ...choice }], { day, state: 'CO' });

  it('costs less by the price of what is left out, more by the difference of what comes instead', () => {
    const whole = sumOf({}).totalCents;
    expect(whole - sumOf({ without: ['deep-clean'] }).totalCents).toBe(280_00 - 33_60);
    const swapped = sumOf({ swaps: { 'floor-plan': 'tour-3d' } });
    expect(swapped.totalCents - whole).toBe(200_00 - 24_00 - (120_00 - 14_40));
    expect(swapped.lines[0]?.parts?.map(({ serviceId }) => serviceId)).toContain('tour-3d');
    expect(swapped.lines[0]?.priceId).toContain('tour-3d');
  });

  it('is no bundle with one part left: that costs what it costs alone', () => {
    expect(sumOf({ without: ['deep-clean', 'staging-visit', 'floor-plan'] }).totalCents).toBe(250_00);
  });

  it('offers instead what is not in it, and never a settlement service', () => {
    for (const { includes } of BUNDLES) {
      const others = includes.flatMap(({ swaps = [] }) => swaps);
      const own = includes.map(({ serviceId }) => serviceId);
      expect(others.filter((id) => own.includes(id))).toEqual([]);
      expect(SERVICES.filter((service) => others.includes(service.id) && isSettlement(service))).toEqual([]);
    }
  });
});

describe('what another plan was credited with', () => {
  it('is first what earlier plans added, and of the card’s money no more than the rest', () => {
    const plan = { netCents: 240_00, cents: 255_60, creditCents: 60_00 };
    expect([0, 50_00, 60_00, 150_00, 300_00, 999_00].map((used) => usedOfCard(plan, used))).toEqual([
      0, 0, 0, 90_00, 240_00, 240_00,
    ]);
  });

  it('goes with its share of the tax, all of it with all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e8 }), fc.nat(1e9), (netCents, tax, some) => {
        const plan = { netCents, cents: netCents + tax };
        const part = Math.min(netCents, some);
        expect(withTax(plan, netCents)).toBe(plan.cents);
        expect(withTax(plan, 0)).toBe(0);
        expect(withTax(plan, part)).toBeGreaterThanOrEqual(part);
        // Half a cent of it is nobody's: what is credited takes no more than a cent.
        expect(withTax(plan, part) + withTax(plan, netCents - part)).toBeLessThanOrEqual(plan.cents + 1);
      }),
    );
  });
});

describe('the parts of an order', () => {
  const day = '2026-11-26';
  const choices = [
    { id: 'full-service', quantity: 1, period: 'month' },
    { id: 'photo-shoot', quantity: 2, period: 'once' },
    { id: 'buy-with-open-eyes', quantity: 1, period: 'once', without: ['home-inspection'] },
  ] as const;

  it('add up to what was paid, whatever the discount, and to its tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.constantFrom('CO', 'NY', 'TX', 'WA'), (value, state) => {
        const promo = { code: 'ALL', kind: 'percent', value, items: [], leastCents: 0 } as const;
        const { lines, taxCents, totalCents } = quote(choices, { day, state, promo });
        const parts = partsOf({ lines, state, day, taxCents });
        expect(parts.map(({ key }) => key)).toEqual(['0', '1', '2.contract-review', '2.showing-host']);
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
        expect(parts.reduce((sum, part) => sum + part.taxCents, 0)).toBe(taxCents);
        for (const { cents, taxCents: tax } of parts) expect(tax).toBeLessThanOrEqual(cents);
      }),
    );
  });

  it('say once by which rule they go back', () => {
    const rules = rulesOf(quote(choices, { day, state: 'CO' }).lines);
    expect(rules.map(({ names }) => names)).toEqual([['Full service'], ['Photo shoot', 'Contract review', 'Showing host']]);
  });
});
