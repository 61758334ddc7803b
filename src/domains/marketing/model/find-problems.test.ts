import { describe, expect, it } from 'vitest';
import { ADVERTISING_RULES, findMissing } from './advertising-rules.ts';
import { adviseColors, mixColors, paletteOf } from './brand.ts';
import { contrastOf } from '#lib/contrast.ts';
import { currentOccasion, type MarketFacts, OCCASIONS, refusalOf } from './occasions.ts';

const MARKET: MarketFacts = {
  status: 'Active',
  today: '2026-05-20',
  listedOn: '2026-05-01',
  repricedOn: null,
  price: 500_000,
  priceBefore: null,
  closePrice: null,
  hasOpenHouse: false,
};

describe('an occasion', () => {
  it('is what is true of the home now', () => {
    expect(currentOccasion(MARKET)).toBe('just-listed');
    expect(currentOccasion({ ...MARKET, today: '2026-06-20' })).toBe('for-sale');
    expect(currentOccasion({ ...MARKET, repricedOn: '2026-05-15', priceBefore: 520_000 })).toBe('new-price');
    // A higher price is no news to advertise.
    expect(currentOccasion({ ...MARKET, repricedOn: '2026-05-15', priceBefore: 480_000 })).toBe('just-listed');
    expect(currentOccasion({ ...MARKET, status: 'Pending' })).toBe('under-contract');
    expect(currentOccasion({ ...MARKET, status: 'Closed' })).toBe('sold');
  });

  it('is refused once it is no longer true', () => {
    expect(refusalOf('open-house', MARKET)).toMatch(/No open house/);
    expect(refusalOf('open-house', { ...MARKET, hasOpenHouse: true })).toBeNull();
    expect(refusalOf('just-listed', { ...MARKET, status: 'Closed' })).toBe('The home is now "Sold", so it isn’t for sale.');
    expect(refusalOf('sold', MARKET)).toMatch(/hasn’t closed/);
    for (const occasion of OCCASIONS)
      for (const status of ['Withdrawn', 'Canceled', 'Expired', 'Hold'] as const)
        expect(refusalOf(occasion, { ...MARKET, status })).toMatch(/off the market/);
    expect(refusalOf('for-sale', { ...MARKET, status: 'Hold' })).toBe(
      'The home is off the market ("On hold"). Put it back on the market before you advertise it.',
    );
    // An ended listing never comes back.
    expect(refusalOf('for-sale', { ...MARKET, status: 'Expired' })).toMatch(/List it again before/);
  });
});

describe('what a state wants named', () => {
  const agent = { role: 'agent' as const, displayName: 'Ada', licenseNumber: '', brokerageName: '', brokeragePhone: '' };
  const fields = (state: string, more = {}) => findMissing({ ...agent, ...more }, state).map(({ field }) => field);

  it('follows the row of the state, and the usual elsewhere', () => {
    expect(fields('CA')).toEqual(['licenseNumber', 'brokerageName']);
    expect(fields('CA', { licenseNumber: '123', brokerageName: 'B' })).toEqual(['licenseNumber']);
    expect(fields('CA', { licenseNumber: '01234567', brokerageName: 'B' })).toEqual([]);
    expect(fields('TX')).toEqual(['brokerageName']);
    expect(fields('NY')).toEqual(['brokerageName', 'brokeragePhone']);
    expect(fields('WY')).toEqual(['brokerageName']);
  });

  it('is nothing for owners', () => {
    for (const { state } of ADVERTISING_RULES) expect(findMissing({ ...agent, role: 'owner' }, state)).toEqual([]);
  });
});

describe('colors', () => {
  it('keep every text readable, whatever somebody chooses', () => {
    for (let step = 0; step <= 10; step += 1)
      for (const pure of ['#ff0000', '#ffff00', '#00ffff', '#ffffff', '#000000', '#7f7f7f', '#0f5d4a']) {
        const primary = mixColors(pure, '#808080', step / 10);
        const palette = paletteOf({ primary, accent: primary });
        for (const [text, ground] of [
          [palette.onPrimary, palette.primary],
          [palette.onPrimarySoft, palette.primary],
          [palette.accent, palette.paper],
          [palette.accent, palette.tint],
          [palette.primaryText, palette.tint],
          [palette.primaryText, palette.paper],
          [palette.soft, palette.tint],
        ] as const)
          expect(contrastOf(text, ground), `${text} on ${ground} for ${primary}`).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('come with advice where they are hard to read', () => {
    expect(adviseColors({ primary: '#0f5d4a', accent: '#c2410c' })).toEqual([]);
    expect(adviseColors({ primary: '#ffe066', accent: '#ffe066' }).map(({ field }) => field)).toEqual([
      'primaryColor',
      'accentColor',
    ]);
  });
});
