import { describe, expect, it } from 'vitest';
import { EDITOR_FIELDS, readEditorField } from './editor-fields.ts';
import { readListed } from './lookups.ts';
import { checkListing, completeness, needsOf } from './listing-gate.ts';

const HOUSE = {
  PropertySubType: 'Single Family Residence',
  ListPrice: 450_000,
  StreetNumber: '17',
  StreetName: 'Willow Lane',
  City: 'Denver',
  StateOrProvince: 'CO',
  PostalCode: '80203',
  Latitude: 39.73,
  Longitude: -104.98,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  LivingArea: 1800,
  LotSizeSquareFeet: 6000,
  YearBuilt: 1984,
  PublicRemarks: 'A house on a quiet corner with a kitchen of 2023, two baths, oak floors and a garden with evening sun.',
};
const check = (fields: object, facts: object = {}) =>
  checkListing({
    fields: { ...HOUSE, ...fields },
    photos: 1,
    alteredWithoutOriginal: 0,
    isEmailVerified: true,
    today: '2026-11-23',
    captions: [],
    passed: [],
    papers: ['state-form'],
    passedPapers: [],
    wasPublic: false,
    unreadable: [],
    ...facts,
  });
const blockers = (fields: object, facts: object = {}) =>
  check(fields, facts).flatMap(({ severity, field, part }) => (severity === 'blocker' ? [field ?? part] : []));

describe('the gate of publication', () => {
  it('lets a whole listing pass, and asks each kind of home for what it needs', () => {
    expect(blockers({})).toEqual([]);
    expect(blockers({ LotSizeSquareFeet: null })).toEqual(['LotSizeSquareFeet']);
    expect(blockers({ PropertySubType: 'Condominium', LotSizeSquareFeet: null })).toEqual([
      'AssociationFee',
      'AssociationFeeFrequency',
    ]);
    const land = {
      PropertySubType: 'Unimproved Land',
      BedroomsTotal: null,
      BathroomsFull: null,
      LivingArea: null,
      YearBuilt: null,
    };
    expect(blockers(land)).toEqual([]);
  });

  it('names the disclosures of this home that are not attached, and stops nothing for them', () => {
    const papers = (fields: object, attached: string[]) =>
      check(fields, { papers: attached }).flatMap(({ part, message }) => (part === 'Papers' ? [message.split(':')[0]] : []));
    expect(papers({ YearBuilt: 1965 }, [])).toEqual([
      'Your state’s seller disclosure',
      'Lead-based paint disclosure and pamphlet',
    ]);
    expect(papers({ YearBuilt: 1965 }, ['lead-paint', 'state-form'])).toEqual([]);
    expect(papers({ YearBuilt: null, PropertySubType: 'Unimproved Land' }, ['state-form'])).toEqual([]);
    expect(blockers({ YearBuilt: 1965 }, { papers: [] })).toEqual(['Papers', 'Papers']);
  });

  it('stops what cannot be', () => {
    expect(blockers({ YearBuilt: 2030 })).toEqual(['YearBuilt']);
    expect(blockers({ BedroomsTotal: 30 })).toEqual(['LivingArea']);
    expect(blockers({ MainLevelBedrooms: 4 })).toEqual(['MainLevelBedrooms']);
    expect(blockers({ AboveGradeFinishedArea: 1800, BelowGradeFinishedArea: 1200 })).toEqual(['AboveGradeFinishedArea']);
    expect(blockers({ Longitude: null })).toEqual(['Latitude']);
    expect(blockers({}, { photos: 0 })).toEqual(['Photos']);
    expect(blockers({}, { alteredWithoutOriginal: 2 })).toEqual(['Photos']);
    expect(blockers({}, { isEmailVerified: false })).toEqual(['You']);
  });

  it('lets a home be published first without a paper only for a reason, and changed afterward without one', () => {
    const reason = 'The association sends it next week';
    const passedPapers = [{ paper: 'state-form', reason }];
    expect(blockers({}, { papers: [], passedPapers })).toEqual([]);
    expect(check({}, { papers: [], passedPapers }).find(({ paper }) => paper === 'state-form')?.message).toContain(reason);
    expect(blockers({ YearBuilt: 1965 }, { papers: [], passedPapers })).toEqual(['Papers']);
    expect(blockers({ YearBuilt: 1965 }, { papers: [], wasPublic: true })).toEqual([]);
  });

  it('stops words that the law forbids, in texts, lists and captions, and warnings until somebody gives a reason', () => {
    const said = (words: string) => ({ PublicRemarks: `${HOUSE.PublicRemarks} ${words}` });
    expect(blockers(said('No children.'))).toEqual(['PublicRemarks']);
    expect(blockers({ Exclusions: 'Adults only' })).toEqual(['Exclusions']);
    expect(blockers({ InteriorFeatures: ['Christian home only'] })).toEqual(['InteriorFeatures']);
    expect(blockers({}, { captions: ['Perfect for singles'] })).toEqual(['Photos']);
    expect(blockers({ SubdivisionName: 'Christian Acres', ...said('The primary bedroom has a walk-in closet.') })).toEqual([]);
    const [warned] = check(said('Great for families.'));
    expect(warned).toMatchObject({ severity: 'blocker', field: 'PublicRemarks', warning: { category: 'familial_status' } });
    const passed = [{ finding: warned?.warning, version: '1', reason: 'A quotation' }];
    expect(blockers(said('Great for families.'), { passed })).toEqual([]);
    expect(blockers(said('No children. Great for families.'), { passed })).toEqual(['PublicRemarks']);
  });

  it('counts completeness by what the kind needs', () => {
    expect(completeness({ fields: {}, photos: 0 })).toBe(0);
    const all = Object.fromEntries(Object.keys(needsOf('Condominium')).map((name) => [name, 1]));
    expect(completeness({ fields: { ...all, PropertySubType: 'Condominium' }, photos: 1 })).toBe(100);
    expect(completeness({ fields: { ...all, PropertySubType: 'Condominium' }, photos: 0 })).toBeLessThan(100);
  });

  it('names fields that the editor has', () => {
    for (const kind of ['Single Family Residence', 'Condominium', 'Farm', 'Manufactured Home', 'Duplex'])
      expect(Object.keys(needsOf(kind)).filter((name) => !EDITOR_FIELDS.has(name))).toEqual([]);
  });
});

describe('a field of the editor', () => {
  it('has a label of its own', () => {
    const labels = [...EDITOR_FIELDS.values()].map(({ label }) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it.each([
    ['ListPrice', 449_900.5, 449_900.5],
    ['StateOrProvince', 'washington', 'WA'],
    ['PublicRemarks', '  two\nlines ', 'two\nlines'],
    ['Heating', ['Forced Air', 'Forced Air', ' '], ['Forced Air']],
    ['Heating', [], null],
    ['VirtualTourURLUnbranded', 'https://tour.example/1', 'https://tour.example/1'],
    ['VirtualTourURLBranded', ' https://tour.example/me ', 'https://tour.example/me'],
    ['VideoURLs', 'https://video.example/1\n\nhttps://video.example/2 ', ['https://video.example/1', 'https://video.example/2']],
    ['VideoURLs', ['https://video.example/1', 'https://VIDEO.example/1'], ['https://video.example/1']],
    ['VideoURLs', ' \n', null],
    ['AvailabilityDate', '2028-02-29', '2028-02-29'],
    ['City', '', null],
  ])('%s takes %j', (name, value, kept) => expect(readEditorField(name, value)).toEqual({ value: kept }));

  it.each([
    ['ListPrice', 0],
    ['ListPrice', 10_000_000_000],
    ['ListPrice', 100_000.123],
    ['ListPrice', Number.NaN],
    ['BedroomsTotal', 2.5],
    ['BedroomsTotal', '3'],
    ['City', 5],
    ['City', 'x'.repeat(101)],
    ['PostalCode', '8020'],
    ['AvailabilityDate', '2027-02-29'],
    ['VirtualTourURLUnbranded', 'http://tour.example/'],
    ['VirtualTourURLUnbranded', 'https://name:secret@tour.example/'],
    ['VirtualTourURLUnbranded', 'https://192.168.0.4/tour'],
    ['VirtualTourURLUnbranded', 'https://2130706433/tour'],
    ['VirtualTourURLUnbranded', 'https://[::1]/tour'],
    ['VirtualTourURLUnbranded', 'https://localhost/tour'],
    ['VirtualTourURLUnbranded', 'https://nas.local/tour'],
    ['VirtualTourURLUnbranded', 'https://tour.example:8443/'],
    ['VirtualTourURLBranded', 'javascript:alert(1)'],
    ['VideoURLs', 'https://video.example/1\nhttp://video.example/2'],
    ['VideoURLs', ['https://video.example/1', 'https://127.0.0.1/2']],
    ['VideoURLs', Array.from({ length: 6 }, (_, at) => `https://video.example/${at}`)],
    ['VideoURLs', [`https://video.example/${'x'.repeat(1000)}`]],
    ['VideoURLs', [1]],
    ['PrivateRemarks', 'The deposit is on card 4111 1111 1111 1111.'],
    ['__proto__', 'x'],
    ['Heating', Array.from({ length: 41 }, (_, at) => `kind ${at}`)],
  ])('%s refuses %j and says what to give', (name, value) =>
    expect(readEditorField(name, value)).toEqual({ problem: expect.stringMatching(/^[A-Z].{8,}/) }),
  );
});

describe('a list of the editor', () => {
  it('takes the values that RESO has, as RESO spells them', () => {
    expect(readListed('Heating', ['forced air', 'Forced Air'], null)).toEqual({ value: ['Forced Air'] });
    expect(readListed('Heating', ['Magic'], ['Wood'])).toEqual({ problem: expect.stringMatching(/“Magic” is not in the list/) });
    expect(readListed('Roof', ['Shingel'], null)).toEqual({ problem: expect.stringContaining('did you mean “Shingle”?') });
  });

  it('keeps what an import brought, and takes any feature', () => {
    expect(readListed('Heating', ['Magic', 'Wood'], ['Magic'])).toEqual({ value: ['Magic', 'Wood'] });
    expect(readListed('InteriorFeatures', ['Murphy Bed'], null)).toEqual({ value: ['Murphy Bed'] });
  });
});
