import { describe, expect, it } from 'vitest';
import type { HomeFacts } from '../home-facts.ts';
import { proposeFacts } from '../propose-fact.ts';
import { findUnsupportedClaims, readClaims } from './read-claims.ts';

const HOME: HomeFacts = {
  fields: {
    PropertySubType: 'Single Family Residence',
    BedroomsTotal: 3,
    BathroomsFull: 2,
    BathroomsHalf: 1,
    LivingArea: 1850,
    LotSizeSquareFeet: 10_890,
    YearBuilt: 1962,
    StoriesTotal: 2,
    GarageSpaces: 2,
    ListPrice: 749_000,
    City: 'Alder Falls',
    StreetName: 'Maple',
    InteriorFeatures: ['Granite Counters', 'Kitchen Island'],
    Flooring: ['Hardwood', 'Carpet'],
    Heating: ['Heat Pump'],
    Fencing: ['Wood'],
    Roof: ['Metal'],
    FireplaceYN: true,
    AssociationYN: false,
    PublicRemarks: 'With a sauna, a pool and 12 bedrooms',
  },
  rooms: ['Kitchen', 'Office'],
  nearby: [{ name: 'Larch Park', kind: 'park', walkMinutes: 6 }],
};

const flagged = (text: string) => findUnsupportedClaims(text, HOME).map((claim) => claim.text);

describe('claims of a text', () => {
  it.each([
    'A 3-bedroom home with 2.5 baths and 1,850 sq ft, built in 1962.',
    'Three bedrooms, two full baths and one half bath.',
    'Granite counters and an island in the kitchen.',
    'Hardwood floors and a fireplace.',
    'A quarter of an acre: 0.25 acres.',
    'Two-car garage. Two stories. A metal roof.',
    'The home office has carpet.',
    'Asking $749,000, or about $749k.',
    'Larch Park is 6 minutes away on foot.',
    'In Alder Falls, near Larch Park.',
    'No HOA.',
    'A wood fence. Heat pump.',
    'Schedule a showing today.',
  ])('finds a field for all of “%s”', (text) => {
    expect(flagged(text)).toEqual([]);
  });

  it.each([
    ['4 bedrooms', '4 bedrooms'],
    ['Four-bedroom home', 'Four-bedroom'],
    ['4 baths', '4 baths'],
    ['2,000 square feet', '2,000 square feet'],
    ['Built in 1926', '1926'],
    ['half an acre, 0.5 acres', '0.5 acres'],
    ['three-car garage', 'three-car'],
    ['Quartz counters', 'Quartz counters'],
    ['A swimming pool', 'swimming pool'],
    ['Relax in the sauna', 'sauna'],
    ['tile floors', 'tile floors'],
    ['A chain-link fence', 'chain-link fence'],
    ['New roof', 'New roof'],
    ['slate roof', 'slate'],
    ['gas fireplace', 'gas fireplace'],
    ['Recently renovated kitchen', 'Recently renovated'],
    ['A beautiful home', 'beautiful'],
    ['hardwood floors throughout', 'throughout'],
    ['No carpet', 'carpet'],
    ['Room for a pool', 'pool'],
    ['Near the lake', 'Near'],
    ['Larch Park is 5 minutes away', '5 minutes'],
    ['A lake view', 'lake view'],
    ['Taxes of $4,100', '$4,100'],
    ['walk to shops in Brookside', 'Brookside'],
    ['Sunny and quiet', 'quiet'],
    ['Move-in ready', 'Move-in ready'],
    ['It won’t last long', 'won’t last long'],
    ['The neighbors bring cookies over on holidays', 'The neighbors bring cookies over on holidays'],
  ])('flags “%s”', (text, said) => {
    expect(flagged(text)).toContain(said);
  });

  it.each(['View at www.example.com', 'View the listing online'])('takes no view from “%s”', (text) => {
    expect(flagged(text).map((said) => said.toLowerCase())).not.toContain('view');
  });

  it('never takes the description itself for a fact', () => {
    expect(flagged('A sauna and 12 bedrooms')).toEqual(expect.arrayContaining(['sauna', '12 bedrooms']));
  });

  it('names the fields of each claim', () => {
    expect(readClaims('2.5 baths and a kitchen island', HOME).map(({ text, fields }) => [text, fields])).toEqual([
      ['2.5 baths', ['BathroomsFull', 'BathroomsHalf']],
      ['kitchen island', ['InteriorFeatures']],
    ]);
  });
});

describe('proposeFacts', () => {
  it.each([
    ['A fenced yard', { field: 'Fencing', value: ['Fenced'] }],
    ['Behind a privacy fence', { field: 'Fencing', value: ['Privacy'] }],
    ['With a gas range', { field: 'Appliances', value: ['Gas Range'] }],
    ['On a corner lot', { field: 'LotFeatures', value: ['Corner Lot'] }],
    ['Has 4 bedrooms', { field: 'BedroomsTotal', value: 4 }],
  ])('finds the field that would prove “%s”', (text, fact) => {
    const [claim] = readClaims(text, { fields: {}, rooms: [], nearby: [] });
    expect(claim && proposeFacts(claim)).toEqual([fact]);
    // Once confirmed, the claim holds.
    const confirmed = { fields: { [fact.field]: fact.value }, rooms: [], nearby: [] };
    expect(readClaims(text, confirmed)[0]?.fields).toEqual([fact.field]);
  });

  it.each([
    ['2.5 baths', 2],
    ['A home with 3½ bathrooms', 3],
    ['3.5-bath house', 3],
  ])('gives the half of “%s” to the half baths', (text, full) => {
    const [claim] = readClaims(text, { fields: {}, rooms: [], nearby: [] });
    expect(claim && proposeFacts(claim)).toEqual([
      { field: 'BathroomsFull', value: full },
      { field: 'BathroomsHalf', value: 1 },
    ]);
    const confirmed = { fields: { BathroomsFull: full, BathroomsHalf: 1 }, rooms: [], nearby: [] };
    expect(readClaims(text, confirmed)[0]?.fields).toEqual(['BathroomsFull', 'BathroomsHalf']);
  });

  it.each(['2.5 bedrooms', '2.25 baths', '1.5 car garage'])('has no fact for “%s”', (text) => {
    const [claim] = readClaims(text, { fields: {}, rooms: [], nearby: [] });
    expect(claim && proposeFacts(claim)).toEqual([]);
  });

  it('takes a year for that of the home only where the text says so', () => {
    const facts = { fields: {}, rooms: [], nearby: [] };
    const propose = (text: string) =>
      readClaims(text, facts)
        .filter(({ kind }) => kind === 'number')
        .flatMap((claim) => proposeFacts(claim, text));
    for (const text of ['Built in 1962', 'A 1962 house', 'It dates from 1962', '1962 construction'])
      expect(propose(text), text).toEqual([{ field: 'YearBuilt', value: 1962 }]);
    for (const text of ['New roof (2024)', 'The furnace is from 2019', 'Remodeled in 2015'])
      expect(propose(text), text).toEqual([]);
  });
});

it('does not take a photo of a pool for one of the home where a field says that it has none', () => {
  const facts: HomeFacts = { fields: { PoolPrivateYN: false }, rooms: ['Pool'], nearby: [] };
  for (const text of ['It has a private pool.', 'Swim in the pool.'])
    expect(findUnsupportedClaims(text, facts).map((claim) => claim.text)).toEqual([expect.stringContaining('pool')]);
  const shared = { ...facts, fields: { PoolPrivateYN: false, AssociationAmenities: ['Pool'] } };
  expect(findUnsupportedClaims('The community has a pool.', shared)).toEqual([]);
  expect(findUnsupportedClaims('It has a private pool.', shared)).toHaveLength(1);
});

it('reads each of two things that share their noun', () => {
  const facts: HomeFacts = { fields: { InteriorFeatures: ['Vaulted Ceiling(s)', 'Beamed Ceilings'] }, rooms: [], nearby: [] };
  expect(findUnsupportedClaims('It has vaulted and beamed ceilings.', facts)).toEqual([]);
  expect(findUnsupportedClaims('It has coffered and beamed ceilings.', facts).map(({ text }) => text)).toEqual(['coffered']);
});

it('reads what is said in capitals as what is said', () => {
  const kinds = readClaims('A home in a SAFE area with GRANITE COUNTERS and a NEW ROOF in ALDER FALLS by ACME.', HOME).map(
    ({ kind, text }) => `${kind} ${text}`,
  );
  expect(kinds).toEqual(['opinion SAFE', 'feature GRANITE COUNTERS', 'condition NEW ROOF', 'name ALDER FALLS', 'name ACME']);
});
