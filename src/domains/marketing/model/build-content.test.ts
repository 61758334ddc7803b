import { expect, it } from 'vitest';
import { TONES } from '#domains/optimizing/contract.ts';
import { usualBrandKit } from './brand-kit.ts';
import { buildContent, type Sources } from './build-content.ts';
import { USUAL_CHOICES } from './choices.ts';
import { TEMPLATES } from './templates/index.ts';

const SOURCES: Sources = {
  fields: {},
  settled: { BedroomsTotal: 3, LotSizeSquareFeet: 9000, YearBuilt: 1962, GarageSpaces: 2 },
  market: {
    status: 'Active',
    today: '2026-05-20',
    listedOn: '2026-05-01',
    repricedOn: null,
    price: 500_000,
    priceBefore: null,
    closePrice: null,
    hasOpenHouse: false,
  },
  photos: [],
  openHouse: null,
  texts: {
    title: '',
    highlights: [
      { text: 'Attached two-car garage', fields: ['GarageSpaces', 'AttachedGarageYN'] },
      { text: '9,000 sq ft corner lot', fields: ['LotSizeSquareFeet', 'LotFeatures'] },
      { text: '9,000 sq ft lot', fields: ['LotSizeSquareFeet'] },
      { text: 'Built in 1962', fields: ['YearBuilt'] },
      { text: 'Metal roof', fields: ['Roof'] },
    ],
    sentences: Object.fromEntries(TONES.map((tone) => [tone, []])) as unknown as Sources['texts']['sentences'],
  },
  brand: { ...usualBrandKit('Demo Seller'), email: 'demo-seller@demo.invalid' },
  logo: null,
  isDemonstration: true,
  urls: { home: 'https://example.com/q', originals: 'https://example.com/o' },
};

it('says at a glance what the row of figures does not', () => {
  for (const template of TEMPLATES)
    expect(buildContent(template, USUAL_CHOICES, SOURCES).highlights).toEqual(['Attached garage', 'Corner lot', 'Metal roof']);
});

it('prints no address that can never exist', () => {
  for (const template of TEMPLATES) {
    expect(buildContent(template, USUAL_CHOICES, SOURCES).contact.email).toBe('');
    const brand = { ...SOURCES.brand, email: 'ann@example.com' };
    expect(buildContent(template, USUAL_CHOICES, { ...SOURCES, brand }).contact.email).toBe('ann@example.com');
  }
});

it('says of no home that it was built in a year to come', () => {
  const builtIn = (YearBuilt: number) =>
    TEMPLATES.flatMap((template) =>
      buildContent(template, USUAL_CHOICES, { ...SOURCES, settled: { ...SOURCES.settled, YearBuilt } }).facts.filter(
        ({ label }) => label === 'built',
      ),
    );
  expect(builtIn(2026).length).toBe(TEMPLATES.length);
  expect(builtIn(2027)).toEqual([]);
});
