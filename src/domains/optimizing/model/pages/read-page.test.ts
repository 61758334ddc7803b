import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workTimeOf } from '#tests/support/work-time.ts';
import { readListingPage } from './read-page.ts';

const page = (told: unknown, head = '') =>
  `<!doctype html><html><head>${head}<script type="application/ld+json">${JSON.stringify(told)}</script></head><body></body></html>`;

it('reads the home that a page is about, not its neighbors', () => {
  const told = {
    '@graph': [
      { '@type': 'ItemList', itemListElement: [{ '@type': 'SingleFamilyResidence', numberOfBedrooms: 9 }] },
      {
        '@type': 'RealEstateListing',
        name: 'Brick house &amp; garden',
        description: 'Three bedrooms.<br>A garage for two.',
        mainEntity: {
          '@type': 'SingleFamilyResidence',
          numberOfBedrooms: { '@type': 'QuantitativeValue', value: '3' },
          numberOfBathroomsTotal: 2.5,
          floorSize: { value: '1,850', unitCode: 'FTK' },
          lotSize: { value: 0.25, unitText: 'acres' },
          yearBuilt: '1962',
          address: { addressLocality: 'Denver', addressRegion: 'CO' },
        },
      },
    ],
  };
  expect(readListingPage(page(told))).toEqual({
    title: 'Brick house & garden',
    description: 'Three bedrooms.\nA garage for two.',
    isCut: false,
    facts: [
      { field: 'PropertySubType', value: 'Single Family Residence' },
      { field: 'BedroomsTotal', value: 3 },
      { field: 'BathroomsFull', value: 2 },
      { field: 'BathroomsHalf', value: 1 },
      { field: 'LivingArea', value: 1850 },
      { field: 'LotSizeSquareFeet', value: 10_890 },
      { field: 'YearBuilt', value: 1962 },
      { field: 'City', value: 'Denver' },
      { field: 'StateOrProvince', value: 'CO' },
    ],
  });
});

it('says nothing of what it cannot be sure: whole baths, areas without a unit, words for numbers', () => {
  const told = {
    '@type': 'House',
    numberOfBathroomsTotal: 3,
    floorSize: { value: 1850 },
    numberOfBedrooms: 'three',
    yearBuilt: 'old',
  };
  expect(readListingPage(page(told)).facts).toEqual([]);
});

it('falls back to what search engines are told, and notices that it is cut', () => {
  const head = `<title>Home | Portal</title><!-- <meta name="description" content="no"> -->
    İ <meta property='og:description' content="A house with a &quot;sun room&quot; and a long …"><META NAME=description CONTENT=short>`;
  expect(readListingPage(`<html><head>${head}</head>`)).toEqual({
    title: 'Home | Portal',
    description: 'A house with a "sun room" and a long …',
    isCut: true,
    facts: [],
  });
});

it('reads whatever a stranger wrote, in a moment', () => {
  const pieces = [
    '<',
    '<script type="application/ld+json">',
    '{"@type":"House","about":',
    '</script>',
    '<!--',
    '"',
    '<meta content=',
    '>',
    '&#55296;',
    '&amp;',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      expect(typeof readListingPage(parts.join('')).description).toBe('string');
    }),
  );
  const worked = workTimeOf(() => {
    for (const piece of pieces) readListingPage(piece.repeat(20_000));
    readListingPage(page({ '@type': 'House', description: '<'.repeat(500_000) }));
  });
  expect(worked).toBeLessThan(20_000);
});
